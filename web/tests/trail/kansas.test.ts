import { describe, expect, it } from 'vitest';
import { deliveryOf, stepOf } from '../../src/games/trail/kansas';
import { aDelivery, aView } from './fixtures';

describe('the deliveries that are told of', () => {
  const delivery = { ...aDelivery(5, 0), seat: 1 };

  it('are those of the open question', () => {
    expect(deliveryOf(aView({ delivery }), 0)).toBe(delivery);
  });

  it('or those of the own hand, never of others', () => {
    expect(deliveryOf(aView(), 0)?.value).toBe(3);
    expect(deliveryOf(aView(), 1)).toBeNull();
  });
});

describe('the steps of Kansas City', () => {
  const fact = () => 2;

  it('are five', () => {
    expect(['foresight', 'income', 'deliver', 'visit'].map((step) => stepOf(step, fact))).toEqual([2, 4, 5, 0]);
  });
});
