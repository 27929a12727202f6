/** A drawing on the page as a picture file: an SVG that needs nothing from outside, then the pixels of it.
 *
 * What style sheets say is written into the elements, because a picture has no style sheets; so are the fonts.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** What children take over from their parents. */
const INHERITED = [
  'color',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-miterlimit',
  'paint-order',
  'visibility',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'font-variant-numeric',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
] as const;

/** What belongs to one element alone, with its initial value. */
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  transform: 'none',
  translate: 'none',
  rotate: 'none',
  scale: 'none',
  'transform-box': 'view-box',
  filter: 'none',
  'clip-path': 'none',
  mask: 'none',
  'mix-blend-mode': 'normal',
  'vector-effect': 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
};

/** Attributes that say nothing to a picture. */
const USELESS = /^(class|role|tabindex|data-.*|aria-.*)$/;

export interface Picture {
  /** A drawing of its own, of which the whole is seen. */
  svg: SVGSVGElement;
  width: number;
  height: number;
}

/** Between parts that are put below each other. */
const GAP = 10;

/** Things on the page as one drawing, one below the other: SVGs as they look, everything else as a plain box. */
export function pictureOf(things: readonly Element[]): Picture {
  const top = (thing: Element) => thing.getBoundingClientRect().y;
  const seen = things.filter((thing) => isSeen(thing.getBoundingClientRect())).sort((a, b) => top(a) - top(b));
  const svg = element('svg', {}) as SVGSVGElement;
  let [width, height] = [0, 0];
  for (const thing of seen) {
    const box = thing.getBoundingClientRect();
    const above = height === 0 ? 0 : height + GAP;
    copy(thing, svg, { x: box.x, y: box.y - above });
    [width, height] = [Math.max(width, box.width), above + box.height];
  }
  for (const [key, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
    svg.setAttribute(key, String(value));
  include(svg);
  return { svg, width, height };
}

function isSeen({ width, height }: DOMRect): boolean {
  return width > 0 && height > 0;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function copy(source: Element, into: SVGElement, origin: { x: number; y: number }): void {
  const style = getComputedStyle(source);
  const box = source.getBoundingClientRect();
  if (style.display === 'none' || !isSeen(box)) return;
  const place = { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height };
  if (isPainted(style)) into.append(element('rect', { ...place, ...paintOf(style) }));
  if (source instanceof SVGSVGElement) {
    const clone = dressed(source, null);
    for (const [key, value] of Object.entries(place)) clone.setAttribute(key, String(value));
    into.append(clone);
    return;
  }
  for (const child of source.children) copy(child, into, origin);
}

function isPainted({ backgroundColor, borderTopWidth }: CSSStyleDeclaration): boolean {
  return parseFloat(borderTopWidth) > 0 || !/^(transparent|rgba\(0, 0, 0, 0\)|)$/.test(backgroundColor);
}

function paintOf(style: CSSStyleDeclaration): Record<string, string> {
  return {
    fill: style.backgroundColor,
    stroke: style.borderTopColor,
    'stroke-width': style.borderTopWidth,
    rx: style.borderTopLeftRadius,
  };
}

/** A copy of an element and of all that is seen of its children, with its looks as attributes of its own. */
export function dressed(source: SVGElement, parent: CSSStyleDeclaration | null): SVGElement {
  const style = getComputedStyle(source);
  const clone = source.cloneNode(false) as SVGElement;
  for (const { name } of [...clone.attributes]) if (USELESS.test(name)) clone.removeAttribute(name);
  clone.removeAttribute('style');
  dress(clone, style, parent);
  for (const child of source.childNodes) {
    if (child instanceof SVGElement) {
      if (getComputedStyle(child).display !== 'none' || isDefinition(child)) clone.append(dressed(child, style));
    } else if (child.nodeType === Node.TEXT_NODE) clone.append(child.cloneNode());
  }
  return clone;
}

/** What is never seen itself, but used by something else. */
function isDefinition({ tagName }: Element): boolean {
  return /^(defs|clipPath|mask|pattern|filter|(linear|radial)Gradient|stop|symbol|fe[A-Z]\w*)$/.test(tagName);
}

function dress(clone: SVGElement, style: CSSStyleDeclaration, parent: CSSStyleDeclaration | null): void {
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value !== '' && value !== parent?.getPropertyValue(name)) clone.style.setProperty(name, value);
  }
  // The outermost element of a drawing stands where it is put.
  if (parent === null) return;
  for (const [name, initial] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value !== '' && value !== initial) clone.style.setProperty(name, value);
  }
  if (clone.style.getPropertyValue('transform') !== '')
    clone.style.setProperty('transform-origin', style.getPropertyValue('transform-origin'));
}

/** Bring along the patterns and gradients that are used here but drawn elsewhere on the page. */
function include(svg: SVGSVGElement): void {
  const used = new Set(
    [...svg.outerHTML.matchAll(/(?:url\((?:"|&quot;)?|href=")#([\w-]+)/g)].map(([, id]) => id ?? ''),
  );
  const missing = [...used].filter((id) => svg.querySelector(`#${CSS.escape(id)}`) === null);
  const defs = element('defs', {});
  for (const id of missing) {
    const found = document.getElementById(id);
    if (found instanceof SVGElement) defs.append(dressed(found, null));
  }
  if (defs.childElementCount > 0) svg.prepend(defs);
}

// --- fonts

interface Font {
  family: string;
  range: string;
  address: string;
  /** The rule without its source. */
  rule: string;
}

/** The rules for the fonts of a drawing, with the fonts in them; without those that cannot be had. */
export async function fontsOf(svg: SVGSVGElement): Promise<string> {
  const [look, letters] = [svg.outerHTML, svg.textContent];
  const wanted = fontsOnPage().filter(({ family, range }) => look.includes(family) && isIn(range, letters));
  const rules = await Promise.all(wanted.map((font) => embedded(font).catch(() => '')));
  return rules.join('');
}

function fontsOnPage(): Font[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.filter((rule) => rule instanceof CSSFontFaceRule).map(fontIn);
}

function fontIn(rule: CSSFontFaceRule): Font {
  const said = (name: string) => rule.style.getPropertyValue(name);
  const [, path = ''] = /url\("?([^")]+)/.exec(said('src')) ?? [];
  return {
    family: said('font-family').replaceAll(/["']/g, ''),
    range: said('unicode-range'),
    address: new URL(path, rule.parentStyleSheet?.href ?? location.href).href,
    rule: `font-family:${said('font-family')};font-weight:${said('font-weight') || 'normal'}`,
  };
}

/** Whether a range such as `U+0-FF, U+131` has one of these letters; no range has them all. */
export function isIn(range: string, letters: string): boolean {
  const parts = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)];
  const spans = parts.map(([, from = '0', to = from]): [number, number] => [parseInt(from, 16), parseInt(to, 16)]);
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  return spans.length === 0 || codes.some((code) => spans.some(([from, to]) => code >= from && code <= to));
}

async function embedded({ address, range, rule }: Font): Promise<string> {
  const answer = await fetch(address);
  const source = await dataOf(await answer.blob());
  return `@font-face{${rule};src:url(${source});${range ? `unicode-range:${range}` : ''}}`;
}

/** A file, written out as an address. */
export function dataOf(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}

// --- pixels

/** How often a drawing is painted at most, and how many milliseconds apart, until its fonts are there. */
const TRIES = 20;
const APART = 60;
/** So many times in a row it must have come out the same. */
const SAME = 3;

/** The pixels of a drawing, in a file. */
export async function pngOf({ svg, width, height }: Picture): Promise<Blob> {
  const style = element('style', {});
  style.textContent = await fontsOf(svg);
  svg.prepend(style);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  await paint(image, canvas);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png');
  });
}

/** A browser calls an image complete before the fonts in it are, and paints no text until then. */
async function paint(image: HTMLImageElement, canvas: HTMLCanvasElement): Promise<void> {
  const { width, height } = canvas;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return;
  let [before, same] = ['', 0];
  for (let count = 0; count < TRIES && same < SAME; count++) {
    pen.clearRect(0, 0, width, height);
    pen.drawImage(image, 0, 0, width, height);
    const now = print(pen.getImageData(0, 0, width, height).data);
    same = now === before ? same + 1 : 0;
    before = now;
    await new Promise((done) => setTimeout(done, APART));
  }
}

/** A number by which pixels are recognized. */
function print(data: Uint8ClampedArray<ArrayBuffer>): string {
  const words = new Uint32Array(data.buffer);
  return String(words.reduce((sum, word) => (Math.imul(sum, 31) + word) | 0, 7));
}
