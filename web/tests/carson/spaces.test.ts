import { describe, expect, it } from 'vitest';
import { SPACES } from '../../src/games/carson/generated';
import {
  ALL_SPACES,
  isAutomatic,
  isClosed,
  kindOf,
  markerOn,
  priceOf,
  ruleOf,
} from '../../src/games/carson/spaces/lines';
import { aView, ftl } from './fixtures';

describe('action spaces', () => {
  it('stand in the order of resolution', () => {
    expect(ALL_SPACES.slice(0, 6)).toEqual([
      'wages',
      'ammunition',
      'roads_3',
      'road_1',
      'parcel_purchase',
      'construction_12',
    ]);
    expect(ALL_SPACES.filter((space) => !isAutomatic(space))).toEqual(SPACES.map(({ word }) => word));
    expect(ALL_SPACES.filter(isAutomatic)).toEqual(['parcel_purchase', 'kept_buildings', 'estate_income']);
  });

  it('have a kind and some a price', () => {
    expect([kindOf('construction_12'), priceOf('construction_12')]).toEqual(['construction', 12]);
    expect([kindOf('buy_vp_2'), priceOf('buy_vp_2')]).toEqual(['buy_vp', 2]);
    expect([kindOf('roads_3'), priceOf('roads_3')]).toEqual(['roads_3', null]);
    expect([kindOf('parcel_vp'), priceOf('parcel_vp')]).toEqual(['parcel_vp', null]);
  });

  it('all have a rule of chapter 7', () => {
    const rules = ftl('games/carson/text/rules/en.ftl');
    for (const space of ALL_SPACES) {
      expect(ruleOf(space)).toMatch(/^CC-7\./);
      expect(rules).toContain(`rule-${ruleOf(space).replace('.', '-')} =`);
    }
  });
});

describe('the round marker', () => {
  const closed = ['buy_vp_3', 'buy_vp_2'];

  it('lies on the space closed last', () => {
    expect(ALL_SPACES.filter((space) => isClosed(aView({ closed }), space))).toEqual(closed);
    expect(markerOn(aView({ closed }))).toBe('buy_vp_3');
    expect(markerOn(aView())).toBeNull();
  });
});
