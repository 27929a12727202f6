import { afterEach, describe, expect, it, vi } from 'vitest';
import { dressed, isIn, pictureOf } from '../../src/lib/picture';

type Three = [Element, Element, Element];
const SHEET = '.roof { fill: rgb(1, 2, 3) } .ghost { display: none } g { stroke: rgb(9, 9, 9) } .wall { opacity: 0.5 }';

function show(inside: string): SVGSVGElement {
  document.body.innerHTML = `<style>${SHEET}</style><svg id="house" viewBox="0 0 9 9">${inside}</svg>`;
  return document.querySelector('#house') as unknown as SVGSVGElement;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a drawing that needs no style sheet', () => {
  it('carries the looks that the style sheet gave it', () => {
    const copy = dressed(show('<path class="roof wall" d="M0 0h9"/>'), null);
    const path = copy.querySelector('path') as SVGElement;
    expect(path.style.fill).toBe('rgb(1, 2, 3)');
    expect(path.style.opacity).toBe('0.5');
    expect(path.getAttribute('d')).toBe('M0 0h9');
    expect(path.hasAttribute('class')).toBe(false);
  });

  it('leaves out what is not seen, and keeps what others use', () => {
    const copy = dressed(
      show('<defs class="ghost"><mask id="m"/></defs><text class="ghost">no</text><text>yes</text>'),
      null,
    );
    expect(copy.textContent).toBe('yes');
    expect(copy.querySelector('#m')).not.toBeNull();
  });

  it('drops what only a page needs', () => {
    const copy = dressed(
      show('<g role="img" aria-label="x" data-spot="a:b" tabindex="0" transform="scale(2)"/>'),
      null,
    );
    expect((copy.firstElementChild as Element).getAttributeNames().filter((name) => name !== 'style')).toEqual([
      'transform',
    ]);
  });
});

describe('several drawings in one', () => {
  const place = (one: Element, box: Partial<DOMRect>) =>
    vi.spyOn(one, 'getBoundingClientRect').mockReturnValue({ x: 0, y: 0, width: 0, height: 0, ...box } as DOMRect);

  it('stand below each other, as they do on the page, without what lies between', () => {
    document.body.innerHTML = '<svg id="low"></svg><svg id="high"></svg><svg id="gone"></svg>';
    const [low, high, gone] = ['#low', '#high', '#gone'].map((id) => document.querySelector(id) as Element) as Three;
    place(low, { x: 50, y: 900, width: 300, height: 200 });
    place(high, { x: 50, y: 100, width: 400, height: 80 });
    place(gone, {});
    const { svg, width, height } = pictureOf([low, high, gone]);
    expect([...svg.children].map((one) => [one.id, one.getAttribute('x'), one.getAttribute('y')])).toEqual([
      ['high', '0', '0'],
      ['low', '0', '90'],
    ]);
    expect([width, height]).toEqual([400, 290]);
  });
});

describe('the letters of a font', () => {
  it('are those of its ranges', () => {
    expect(isIn('U+0000-00FF, U+0131', 'Posse')).toBe(true);
    expect(isIn('U+0400-045F', 'Posse')).toBe(false);
    expect(isIn('U+0400-045F', 'Posse в пути')).toBe(true);
    expect(isIn('u+131', 'ı')).toBe(true);
    expect(isIn('', 'anything')).toBe(true);
  });
});
