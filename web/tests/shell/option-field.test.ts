import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Texts } from '../../src/lib/fluent';
import OptionField from '../../src/lobby/OptionField.svelte';
import { DUEL } from '../fixtures';

const TEXTS = `
option-edition = Edition
option-edition-why = Whose rulebook is followed.
option-edition-old = Old
option-edition-old-why = The rules of the first box.
option-edition-new = New
`;
const texts = new Texts('en', [TEXTS], DUEL);
const option = {
  name: 'edition',
  values: ['old', 'new'],
  default: 'old',
  sets: {},
  free: false,
  detail: false,
  seats: [],
};

afterEach(cleanup);

describe('an option', () => {
  it.each([
    ['old', /^Whose rulebook is followed\.\s+The rules of the first box\.$/],
    ['new', /^Whose rulebook is followed\.$/],
  ])('says what the chosen value stands for, where that is told: %s', (value, said) => {
    render(OptionField, { option, value, usual: 'old', texts, open: true, change: vi.fn() });
    expect(screen.getByText(/Whose rulebook/).textContent?.trim()).toMatch(said);
  });
});
