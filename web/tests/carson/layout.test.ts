import { describe, expect, it } from 'vitest';
import { formOf, hasBriefCards, isTall, townSide } from '../../src/games/carson/layout';

describe('the form of the board', () => {
  it('puts spaces beside the town where there is width', () => {
    expect(formOf(1080, 720)).toBe('wide');
    expect(formOf(1540, 880)).toBe('wide');
    expect(formOf(810, 620)).toBe('wide');
  });

  it('puts them above it where there is height too', () => {
    expect(formOf(800, 930)).toBe('middle');
    expect(formOf(1000, 950)).toBe('middle');
  });

  it('makes a column to be scrolled of everything else', () => {
    expect(formOf(380, 560)).toBe('narrow');
    expect(formOf(680, 620)).toBe('narrow');
  });
});

describe('the town', () => {
  it('is as large as the room allows', () => {
    expect(townSide('wide', false, false, 1080, 640)).toBe(640);
    expect(townSide('wide', false, false, 900, 640)).toBe(522);
    expect(townSide('narrow', false, false, 372, 300)).toBe(372);
    expect(townSide('narrow', false, false, 680, 600)).toBe(600);
  });

  it('makes room for the texts of the cards while they are chosen beside it', () => {
    expect(townSide('middle', false, false, 800, 560)).toBe(560);
    expect(townSide('middle', false, true, 800, 560)).toBeLessThan(560);
  });

  it('is larger where it has more height than it can use', () => {
    expect(isTall('wide', 800, 712)).toBe(true);
    expect(isTall('wide', 1035, 680)).toBe(false);
    expect(isTall('wide', 1010, 500)).toBe(false);
    expect(isTall('middle', 800, 930)).toBe(false);
    expect(townSide('wide', true, false, 800, 560)).toBeGreaterThan(townSide('wide', false, false, 800, 560));
  });

  it('is never less than nothing', () => {
    expect(townSide('wide', false, false, 300, 640)).toBe(0);
  });
});

describe('the small cards', () => {
  it('have names where the board is large enough for them', () => {
    expect(hasBriefCards('wide', 1035, 680)).toBe(false);
    expect(hasBriefCards('wide', 1035, 627)).toBe(true);
    expect(hasBriefCards('wide', 810, 700)).toBe(true);
    expect(hasBriefCards('narrow', 600, 500)).toBe(false);
    expect(hasBriefCards('narrow', 380, 560)).toBe(true);
  });

  it('always have names in a column beside the town', () => {
    expect(hasBriefCards('middle', 700, 900)).toBe(false);
  });
});
