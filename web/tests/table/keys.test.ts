import { describe, expect, it } from 'vitest';
import { wishOf } from '../../src/table/keys';

function pressed(key: string, on = document.body as Element, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event;
}

function inside(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
}

describe('keys', () => {
  it.each([
    ['3', 'choose'],
    ['ArrowLeft', 'board'],
    ['Enter', 'confirm'],
    ['U', 'undo'],
    ['h', 'hint'],
    ['?', 'help'],
    ['x', null],
  ])('%s means %s', (key, wish) => {
    expect(wishOf(pressed(key))).toBe(wish);
  });

  it('belong to a field in which somebody writes', () => {
    expect(wishOf(pressed('h', inside('<input>')))).toBeNull();
  });

  it('belong to the browser with a control key', () => {
    expect(wishOf(pressed('u', document.body, { ctrlKey: true }))).toBeNull();
  });

  it('press a button that has the focus, and nothing else', () => {
    const button = inside('<button></button>');
    expect(wishOf(pressed('Enter', button))).toBeNull();
    expect(wishOf(pressed('ArrowUp', button))).toBeNull();
    expect(wishOf(pressed('1', button))).toBe('choose');
  });
});
