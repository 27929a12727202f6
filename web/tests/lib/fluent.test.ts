// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Texts } from '../../src/lib/fluent';
import { DUEL, ENGLISH } from '../fixtures';

const texts = new Texts('en', [ENGLISH], DUEL);
const names = ['Ann', 'Bob'];

describe('sentences of a game', () => {
  it('say an answer with the forms that its nouns have', () => {
    expect(texts.choice('place ammunition')).toBe('Go to some ammunition');
    expect(texts.choice('build bank c4')).toBe('Build one of the banks on C4');
    expect(texts.choice('pass')).toBe('Pass');
  });

  it('say a noun plainly that lacks the form', () => {
    expect(texts.choice('place wages')).toBe('Go to wages');
  });

  it('keep numbers as numbers', () => {
    expect(texts.choice('pay 0')).toBe('Pay nothing');
    expect(texts.choice('pay 3')).toBe('Pay 3 coins');
    expect(texts.question({ step: 'pay', least: 4 })).toBe('At least 4?');
  });

  it('name the players', () => {
    expect(texts.choice('shoot 1', names)).toBe('Shoot Bob');
    expect(texts.choice('shoot 2', names)).toBe('Shoot seat 2');
    expect(texts.event({ event: 'duel', place: 'wages', seats: [0, 1] }, names)).toBe('Duel for wages: Ann and Bob.');
    expect(texts.event({ event: 'duel', place: 'wages', seats: '-' }, names)).toBe('Duel for wages: nobody.');
    expect(texts.question({ step: 'consent', builder: null }, names)).toBe('Does nobody please you?');
  });

  it('say what happened, and give the word itself too', () => {
    expect(texts.event({ event: 'placed', seat: 0, place: 'wages' }, names)).toBe('Ann goes to wages (wages).');
  });

  it('have a sentence of their own for what is hidden', () => {
    expect(texts.event({ event: 'dealt', seat: 1, tile: '3' }, names)).toBe('Bob gets 3.');
    expect(texts.event({ event: 'dealt', seat: 1, tile: '?' }, names)).toBe('Bob gets a tile.');
  });

  it('show where parcels and their sides lie', () => {
    expect(texts.noun('parcel', 'c4')).toBe('C4');
    expect(texts.event({ event: 'laid', seat: 0, edge: 'c4n' }, names)).toBe('Ann lays a road north of C4.');
    expect(texts.noun('place', '-')).toBe('nothing');
  });

  it('know the seats they name', () => {
    expect(texts.seatsIn({ event: 'duel', place: 'wages', seats: [0, 1] })).toEqual([0, 1]);
    expect(texts.seatsIn({ event: 'placed', seat: 1, place: 'wages' })).toEqual([1]);
    expect(texts.seatsIn({ event: 'round', amount: 2 })).toEqual([]);
  });

  it('show the key where a text is missing', () => {
    expect(texts.say('no-such-key')).toBe('no-such-key');
    expect(texts.has('no-such-key')).toBe(false);
  });
});

describe('errors', () => {
  it('say what is possible instead', () => {
    const error = { key: 'not-allowed', facts: { given: 'fly', allowed: ['pass', 'pay 1'] } };
    expect(texts.error(error)).toBe('“fly” is not allowed now. Possible: “pass” or “pay 1”.');
  });

  it('say the first of many', () => {
    const allowed = [...'abcdefghij'];
    expect(texts.error({ key: 'not-allowed', facts: { given: 'x', allowed } })).toContain('“h” and 2 more.');
  });

  it('name seats and lists', () => {
    const asked = { key: 'not-asked', facts: { seat: 1, asked: [0] } };
    expect(texts.error(asked, names)).toBe('Bob is not asked; the game waits for Ann.');
    expect(texts.error({ key: 'not-a-noun', facts: { kind: 'building', given: 'bnk' } })).toBe(
      'No building is called “bnk”.',
    );
  });

  it('add the error behind them', () => {
    const error = { key: 'outer', facts: { reason: { key: 'not-allowed', facts: { given: 'fly' } } } };
    expect(texts.error(error)).toBe('It failed. “fly” is not allowed now.');
  });

  it('are shown even without a text', () => {
    expect(texts.error({ key: 'strange', facts: {} })).toBe('It did not work (strange).');
  });
});

describe('the reader’s form', () => {
  it('of numbers, dates and lists', () => {
    const polish = new Texts('pl', []);
    expect(polish.number(12345.5)).toBe('12\u00a0345,5');
    expect(polish.list(['a', 'b', 'c'])).toBe('a, b i c');
    expect(polish.date('2026-11-15T12:00:00Z')).toContain('2026');
  });
});
