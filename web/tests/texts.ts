/** The texts of the table and the lobby in one language, and those of the game that exists only in tests. */

import { ENGLISH } from './fixtures';

const FILES = {
  ...import.meta.glob<string>('../../src/posse/text/*.ftl', { import: 'default', eager: true }),
  ...import.meta.glob<string>('../../src/posse/text/web/*/*.ftl', { import: 'default', eager: true }),
};

export function allTexts(lang: string): string[] {
  const spoken = Object.entries(FILES).filter(([path]) => path.includes(`/${lang}.ftl`) || path.includes(`/${lang}/`));
  return [...spoken.map(([, source]) => source), ENGLISH];
}
