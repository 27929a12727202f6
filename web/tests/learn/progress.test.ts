import { describe, expect, it } from 'vitest';
import { advanced, nameOf, restored } from '../../src/learn/progress';

const NAME = nameOf('duel', 'first');

describe('progress', () => {
  it('remembers the answers of a lesson that was begun', () => {
    const begun = advanced(restored(null), NAME, ['shoot 1'], false);
    expect(begun).toEqual({ done: {}, answers: { [NAME]: ['shoot 1'] } });
    expect(restored(JSON.stringify(begun))).toEqual(begun);
  });

  it('marks a completed lesson, which then begins anew', () => {
    const begun = advanced(restored(null), NAME, ['shoot 1'], false);
    expect(advanced(begun, NAME, ['shoot 1', 'next'], true)).toEqual({ done: { [NAME]: true }, answers: {} });
  });

  it('forgets a lesson that was started over, and keeps what was done', () => {
    const done = advanced(restored(null), NAME, ['shoot 1'], true);
    expect(advanced(done, NAME, [], false)).toEqual({ done: { [NAME]: true }, answers: {} });
  });

  it.each([null, 'nonsense', '[]', '{"done":7,"answers":{"a":[1]}}', '{"done":{"a":"yes"},"answers":null}'])(
    'counts %s as not begun',
    (kept) => {
      expect(restored(kept)).toEqual({ done: {}, answers: {} });
    },
  );
});
