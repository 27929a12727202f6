/** Writes the fonts that `fonts.css` names as TrueType files beside a script: what paints on a server reads no others.
 *
 * A WOFF file is a TrueType file whose tables are compressed one by one. Each file has the letters of one script, and
 * becomes a family of its own, such as `bitter-cyrillic`: what paints finds a font by its family, and does not look for
 * a missing letter in another file of the same.
 */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

const NAMED = /@fontsource\/[\w-]+\/files\/([\w-]+?)-(\d+)-normal\.woff2/g;
const HEADER = 12;
const ENTRY = 16;

export function fonts(sheet: string): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'posse-fonts',
    apply: 'build',
    async generateBundle() {
      for (const [path, family = '', weight] of (await readFile(sheet, 'utf-8')).matchAll(NAMED)) {
        const source = trueType(await readFile(resolve(path.replace('.woff2', '.woff'))), family);
        this.emitFile({ type: 'asset', fileName: `fonts/${family}-${weight}.ttf`, source });
      }
    },
  };
}

/** The TrueType file in a WOFF file, under another name. */
export function trueType(woff: Buffer, family: string): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => tableOf(woff, 44 + at * 20)).map((table) =>
    table.tag.toString() === 'name' ? { ...table, ...padded(nameTable(family)) } : table,
  );
  const directory = Buffer.alloc(HEADER + ENTRY * count);
  woff.copy(directory, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  [count, 16 << power, power, 16 * (count - (1 << power))].forEach((value, at) =>
    directory.writeUInt16BE(value, 4 + 2 * at),
  );
  let offset = directory.length;
  tables.forEach(({ tag, checksum, data, length }, at) => {
    tag.copy(directory, HEADER + at * ENTRY);
    [checksum, offset, length].forEach((value, field) =>
      directory.writeUInt32BE(value, HEADER + at * ENTRY + 4 + 4 * field),
    );
    offset += data.length;
  });
  return Buffer.concat([directory, ...tables.map(({ data }) => data)]);
}

interface Table {
  tag: Buffer;
  checksum: number;
  /** Padded to whole words. */
  data: Buffer;
  length: number;
}

function tableOf(woff: Buffer, at: number): Table {
  const [offset = 0, packed = 0, length = 0, checksum = 0] = [4, 8, 12, 16].map((field) =>
    woff.readUInt32BE(at + field),
  );
  const stored = woff.subarray(offset, offset + packed);
  return { tag: woff.subarray(at, at + 4), checksum, ...padded(packed < length ? inflateSync(stored) : stored) };
}

function padded(data: Buffer): { data: Buffer; length: number } {
  return { data: Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]), length: data.length };
}

/** A table of names: the family and the PostScript name, in English, for Windows, as every reader of fonts expects. */
function nameTable(family: string): Buffer {
  const name = Buffer.from(family, 'utf16le').swap16();
  const [FAMILY, POSTSCRIPT] = [1, 6];
  const records = [FAMILY, POSTSCRIPT].map((kind) => [3, 1, 0x409, kind, name.length, 0]);
  const numbers = [0, records.length, 6 + 12 * records.length, ...records.flat()];
  const head = Buffer.alloc(2 * numbers.length);
  numbers.forEach((value, at) => head.writeUInt16BE(value, 2 * at));
  return Buffer.concat([head, name]);
}
