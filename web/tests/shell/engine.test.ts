import { describe, expect, it } from 'vitest';
import { Texts } from '../../src/lib/fluent';
import { engineSentences } from '../../src/shell/engine';
import { allTexts } from '../texts';

const TEXTS = new Texts('en', allTexts('en'));

describe('the page about Posse', () => {
  it('says one sentence about a compiled engine', () => {
    const said = engineSentences({ version: '1.2.3', compiled: true, compiling: 'done' }, TEXTS);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('1.2.3');
    expect(said[0]).toContain('compiled');
  });

  it('says of plain Python how the compiled engine gets on', () => {
    const said = (['no', 'running', 'done', 'failed'] as const).map((compiling) =>
      engineSentences({ version: '1.2.3', compiled: false, compiling }, TEXTS),
    );
    expect(said.map((sentences) => sentences.length)).toEqual([1, 2, 2, 2]);
    expect(new Set(said.map((sentences) => sentences[1])).size).toBe(4);
  });
});
