/** How time left is written: days and hours while there are days, then hours, minutes and seconds. */

import type { Texts } from './fluent';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function clockFace(left: number, texts: Texts): string {
  const ms = Math.max(0, left);
  if (ms >= DAY) return texts.say('clock-days', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  const parts = [Math.floor((ms % HOUR) / MINUTE), Math.floor((ms % MINUTE) / SECOND)].map(twoDigits);
  return (ms >= HOUR ? [String(Math.floor(ms / HOUR)), ...parts] : parts).join(':');
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
