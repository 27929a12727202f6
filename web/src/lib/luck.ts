/** The luck of a game, checked in the browser: docs/fairness.md specifies how every number follows from the seed. */

const VERSION = 1;
const BYTES = 32;
const DIGITS = 16;
const SPACE = 1n << BigInt(DIGITS * 4);
const FACES = 6; // of every die: below another limit the same draw would show something else

/**
 * A number from 0 to `limit` - 1, and the random outcome that it led to. `limit` is 0 where no number is listed for an
 * outcome, `outcome` is empty where a number is listed for none: both would let whoever wrote the record choose.
 */
export interface Draw {
  /** The line of the record, counted from `start`. */
  line: number;
  limit: number;
  number: number;
  outcome: string;
  /** Whether an undo has struck the line: whoever undoes something gets other luck. */
  isUndone: boolean;
}

/** What a record says about its luck. */
export interface Luck {
  version: number;
  commitment: string;
  /** By seat. */
  contributions: Map<number, string>;
  names: Map<number, string>;
  /** Null as long as it is secret. */
  seed: string | null;
  draws: Draw[];
}

/** What was found out about it here. */
export interface Findings {
  isPromised: boolean;
  /** For each draw, whether it follows from the seed, and a die shows it. */
  follows: boolean[];
}

/** A random contribution of this browser. */
export function newContribution(): string {
  return hex(crypto.getRandomValues(new Uint8Array(BYTES)));
}

/** Whether the browser can check anything: it offers its cryptography to safe connections only. */
export function canVerify(): boolean {
  return (crypto as Partial<Crypto>).subtle !== undefined;
}

/** What the text of a record says about its luck; null if nothing. */
export function luckIn(record: string): Luck | null {
  const lines = record.split('\n');
  const start = lines.findIndex((line) => /^start\b/.test(line));
  const head = lines.slice(0, start);
  const [, version, commitment] = /^luck (\d+) (\w+)$/.exec(head.find((line) => line.startsWith('luck ')) ?? '') ?? [];
  if (version === undefined || commitment === undefined) return null;
  const seeded = lines.findIndex((line) => line.startsWith('seed '));
  return {
    version: Number(version),
    commitment,
    contributions: bySeat(head, 'contribution'),
    names: bySeat(head, 'name'),
    seed: lines[seeded]?.slice('seed '.length) ?? null,
    draws: seeded < 0 ? [] : drawsIn(lines.slice(start, seeded), lines.slice(seeded + 1)),
  };
}

function bySeat(head: readonly string[], key: string): Map<number, string> {
  const said = head.flatMap((line) => {
    const [, seat, value] = new RegExp(`^${key} (\\d+) (.+)$`).exec(line) ?? [];
    return seat !== undefined && value !== undefined ? [[Number(seat), value] as const] : [];
  });
  return new Map(said.sort(([one], [other]) => one - other));
}

function drawsIn(lines: readonly string[], drawn: readonly string[]): Draw[] {
  const undone = lines.flatMap(undoneBy);
  const outcomes = lines.flatMap((said, line) => {
    const isUndone = undone.some(([first, last]) => first <= line && line <= last);
    return outcomesIn(said).map((outcome) => ({ line, outcome, isUndone }));
  });
  const listed = drawn.flatMap(listedIn);
  return Array.from({ length: Math.max(outcomes.length, listed.length) }, (_, place) => {
    const [wanted, found] = [outcomes[place], listed[place]];
    if (wanted === undefined) return { line: 0, limit: 0, number: 0, ...found, outcome: '', isUndone: false };
    return { limit: 0, number: 0, ...(found?.line === wanted.line ? found : {}), ...wanted };
  });
}

function outcomesIn(line: string): string[] {
  const said = line.split('|')[1]?.trim() ?? '';
  return said === '' ? [] : said.split(',').map((outcome) => outcome.trim());
}

/** The first and the last of the lines that this one strikes. */
function undoneBy(line: string): [number, number][] {
  const [, first, last] = /^undo (\d+)(?:\.\.(\d+))?$/.exec(line) ?? [];
  return first === undefined ? [] : [[Number(first), Number(last ?? first)]];
}

/** The numbers that a line of the ending lists. */
function listedIn(said: string): Pick<Draw, 'line' | 'limit' | 'number'>[] {
  const [, line, ...draws] = said.split(' ');
  return draws.map((draw) => {
    const [limit, number] = draw.split(':').map(Number);
    return { line: Number(line), limit: Number.isSafeInteger(limit) ? Number(limit) : 0, number: number ?? NaN };
  });
}

/** Check everything that follows from a seed that is revealed; null if this program cannot. */
export async function verify(luck: Luck): Promise<Findings | null> {
  if (luck.seed === null || luck.version !== VERSION || !canVerify()) return null;
  const isPromised = (await sha256(luck.seed)) === luck.commitment;
  const given = [...luck.contributions].map(([seat, said]) => ` ${seat}:${said}`).join('');
  const key = await digest(await keyOf(luck.seed), `posse luck ${VERSION} key${given}`);
  const draws = await keyOf(key);
  const follows: boolean[] = [];
  for (const [index, draw] of luck.draws.entries()) {
    const { limit, number, outcome } = draw;
    const isListed = limit > 0 && outcome !== '';
    follows.push(isListed && (await numberBelow(draws, index, limit)) === number && isShown(draw));
  }
  return { isPromised, follows };
}

/** Whether a die shows its number; what else a number stands for, only the rules know. */
function isShown({ limit, number, outcome }: Draw): boolean {
  const [kind, face] = outcome.split(' ');
  return kind !== 'die' || (limit === FACES && Number(face) === number + 1);
}

/** The number of a draw: the remainder of the first of its numbers that makes none more likely than others. */
async function numberBelow(key: CryptoKey, index: number, limit: number): Promise<number> {
  const most = BigInt(limit);
  for (let attempt = 0; ; attempt++) {
    const found = await digest(key, `posse luck ${VERSION} draw ${index} below ${limit} attempt ${attempt}`);
    const number = BigInt(`0x${found.slice(0, DIGITS)}`);
    if (number < SPACE - (SPACE % most)) return Number(number % most);
  }
}

function keyOf(text: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes(text), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

async function digest(key: CryptoKey, message: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(message))));
}

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(text))));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
}

function hex(numbers: Uint8Array): string {
  return [...numbers].map((number) => number.toString(16).padStart(2, '0')).join('');
}
