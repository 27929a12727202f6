import { describe, expect, it } from 'vitest';
import { Texts } from '../../src/lib/fluent';
import { DUEL } from '../fixtures';

const SOURCE = `
building-bank = bank
    .acc = a bank
earned = { $seat } earns { $amount } with { $building_acc }.
`;

describe('Texts.told', () => {
  const texts = new Texts('en', [SOURCE], DUEL);

  it('names numbers, words in their forms, and players', () => {
    const facts = { seat: ['seat', '1'], amount: 12, building: ['building', 'bank'] } as const;
    expect(texts.told('earned', facts as never, ['Ann', 'Bob'])).toBe('Bob earns 12 with a bank.');
  });
});
