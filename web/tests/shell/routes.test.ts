import { describe, expect, it } from 'vitest';
import { routeOf } from '../../src/shell/routes';

describe('routeOf', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['', { page: 'lobby' }],
    ['/new/duel', { page: 'new', game: 'duel' }],
    ['/table/k3x9', { page: 'table', id: 'k3x9', key: null }],
    ['/table/k3x9/', { page: 'table', id: 'k3x9', key: null }],
    ['/table/k3x9/secret', { page: 'table', id: 'k3x9', key: 'secret' }],
    ['/replay/k3x9', { page: 'replay', id: 'k3x9' }],
    ['/analysis/k3x9', { page: 'analysis', id: 'k3x9' }],
    ['/learn/duel', { page: 'learn', game: 'duel', lesson: null }],
    ['/learn/duel/first', { page: 'learn', game: 'duel', lesson: 'first' }],
    ['/puzzles/duel', { page: 'puzzles', game: 'duel', puzzle: null }],
    ['/puzzles/duel/abc', { page: 'puzzles', game: 'duel', puzzle: 'abc' }],
    ['/rules/duel', { page: 'rules', game: 'duel' }],
    ['/gallery', { page: 'gallery', person: null, game: null }],
    ['/games/duel/gallery', { page: 'gallery', person: null, game: 'duel' }],
    ['/people/k3x9/gallery', { page: 'gallery', person: 'k3x9', game: null }],
    ['/about', { page: 'about' }],
    ['/account', { page: 'account' }],
  ])('%s shows a page', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it.each([
    '/nowhere',
    '/new',
    '/table',
    '/replay',
    '/about/us',
    '/replay/a/b',
    '/learn',
    '/puzzles',
    '/rules',
    '/rules/a/b',
    '/learn/a/b/c',
    '/table/a/b/c',
  ])('%s shows none', (path) => {
    expect(routeOf(path)).toEqual({ page: 'missing' });
  });

  it('reads escapes, and leaves broken ones alone', () => {
    expect(routeOf('/new/car%20son')).toEqual({ page: 'new', game: 'car son' });
    expect(routeOf('/new/100%')).toEqual({ page: 'new', game: '100%' });
  });
});
