import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { Texts } from '../../src/lib/fluent';
import type { PlayedGame, PlayedGames } from '../../src/lib/wire';
import { told } from '../../src/standing/gallery';
import Gallery from '../../src/standing/Gallery.svelte';
import { allTexts } from '../texts';

const texts = new Texts('en', allTexts('en'));
const seat = { person: null, level: null, team: 0, deserted: false };

function played(table: string): PlayedGame {
  const seats = [
    { ...seat, name: null, place: 2, score: -3 },
    { ...seat, name: 'Ann', place: 1, score: 31 },
  ];
  return { table, game: 'duel', ended: '2026-11-18T12:00:00Z', rated: false, public: true, seats };
}

afterEach(cleanup);

describe('a gallery', () => {
  it('tells a picture in words, the best first', () => {
    expect(told(played('a'), texts)).toContain('1. Ann, 31; 2. Deleted player 1, −3');
  });

  it('shows a picture of each game, and asks for more where the last page has ended', async () => {
    const asked: (string | null)[] = [];
    const ask = (after: string | null): Promise<PlayedGames> => {
      asked.push(after);
      return Promise.resolve(
        after === null ? { games: [played('a')], after: 'x' } : { games: [played('b')], after: null },
      );
    };
    render(Gallery, { ask, texts });
    await fireEvent.click(await screen.findByRole('button', { name: texts.say('standing-more') }));
    const pictures = await screen.findAllByRole('img', { name: /Ann, 31/ });
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/previews/small/a.png',
      '/previews/small/b.png',
    ]);
    expect(pictures.every((picture) => picture.getAttribute('loading') === 'lazy')).toBe(true);
    expect(asked).toEqual([null, 'x']);
    expect(screen.queryByRole('button', { name: texts.say('standing-more') })).toBeNull();
  });

  it('still leads to the replay where there is no picture', async () => {
    render(Gallery, { ask: () => Promise.resolve({ games: [played('a')], after: null }), texts });
    await fireEvent.error(await screen.findByRole('img', { name: /Ann, 31/ }));
    const link = screen.getByRole('link', { name: /Ann, 31/ });
    expect([link.getAttribute('href'), link.querySelector('img')]).toEqual(['/replay/a', null]);
  });

  it('says that it is empty', async () => {
    render(Gallery, { ask: () => Promise.resolve({ games: [], after: null }), texts });
    expect(await screen.findByText(texts.say('gallery-empty'))).not.toBeNull();
  });
});
