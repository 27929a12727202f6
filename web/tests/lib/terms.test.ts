// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { askedAbout, termsIn, termsOf, touchedBy, wordIn } from '../../src/lib/terms';
import { DUEL } from '../fixtures';

describe('terms', () => {
  it('are the words of an answer with their lists, its verb first', () => {
    expect(termsOf('build bank c4', DUEL.verbs)).toEqual(['verb:build', 'building:bank', 'parcel:c4']);
    expect(termsOf('pass', DUEL.verbs)).toEqual(['verb:pass']);
    expect(termsOf('fly moon', DUEL.verbs)).toEqual(['verb:fly', 'word:moon']);
  });

  it('are what an event touches, whatever the game calls it there', () => {
    expect(touchedBy({ event: 'laid', seat: 0, edge: 'c4n' }, DUEL.events)).toEqual([
      ...['event:laid', 'seat:0', 'edge:c4n'],
    ]);
    expect(touchedBy({ event: 'unheard' }, DUEL.events)).toEqual(['event:unheard']);
  });

  it('are what a question is about', () => {
    expect(askedAbout({ step: 'consent', builder: 1 }, DUEL.steps)).toEqual(['seat:1']);
    expect(askedAbout({ step: 'place' }, DUEL.steps)).toEqual([]);
  });

  it('can go together, and have a word', () => {
    expect(termsIn('worker:cowboy,row:3')).toEqual(['worker:cowboy', 'row:3']);
    expect([wordIn('row', 'row:3'), wordIn('ro', 'row:3'), wordIn('spot', 'row:3')]).toEqual(['3', null, null]);
  });
});
