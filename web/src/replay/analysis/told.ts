/** Chances, changes and turning points in words. */

import type { Drawing, Plot } from '../../games/drawing';
import type { Texts } from '../../lib/fluent';
import type { Moment, ReplayLine } from '../../lib/wire';
import { NO_PLOT, turnsOf, type Turn } from '../../table/log';
import { Teller } from '../../table/teller';
import { lineText } from '../lines';

/** Of what one answer set off, only so many turns are told. */
const MOST_TURNS = 2;
const MINUS = '\u2212';

/** A chance such as 34 %. */
export function chanceText(texts: Texts, chance: number): string {
  return new Intl.NumberFormat(texts.lang, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
}

/** A change of a chance, with a plus or a true minus. */
export function changeText(texts: Texts, change: number): string {
  const said = chanceText(texts, Math.abs(change));
  if (Math.round(100 * change) === 0) return said;
  return change < 0 ? `${MINUS}${said}` : `+${said}`;
}

/** When a line was played: the round, if the game has rounds, and else the line. */
export function whenText(texts: Texts, drawing: Drawing | null, line: number, after: Moment): string {
  const round = roundOf(drawing, after);
  return round === null ? texts.say('analysis-line', { line }) : texts.say('analysis-round', { round });
}

/** The round in which a line was played, even if it began the next one; null before the first. */
function roundOf(drawing: Drawing | null, { view, events }: Moment): number | null {
  if (!drawing?.round) return null;
  const begun = events.filter((event) => drawing.plot.chapter(event)).length;
  const round = drawing.round(view) - begun;
  return round > 0 ? round : null;
}

/** What a line brought about, as the log would tell it. */
export function deedText(
  texts: Texts,
  drawing: Drawing | null,
  line: ReplayLine,
  { events }: Moment,
  names: readonly string[],
): string {
  const plot = drawing?.plot ?? NO_PLOT;
  const turns = turnsOf(
    events.filter((event) => !plot.chapter(event)),
    plot,
  ).filter((turn) => isTelling(turn, plot));
  if (turns.length === 0) return answerText(texts, line, names);
  const teller = new Teller(plot, names, texts);
  const said = turns.slice(0, MOST_TURNS).map((turn) => teller.line(turn).replace(/\.$/, ''));
  return said.join('; ') + (turns.length > MOST_TURNS ? '…' : '');
}

/** Whether a turn is more than that somebody's turn has come; without a plot nobody knows. */
function isTelling({ events }: Turn, { tells, sums }: Plot): boolean {
  return tells.size === 0 || events.some(({ event }) => tells.has(event) || event in sums);
}

function answerText(texts: Texts, line: ReplayLine, names: readonly string[]): string {
  const said = lineText(texts, line, names);
  return line.seat === null ? said : texts.say('analysis-deed', { name: names[line.seat], deed: said });
}
