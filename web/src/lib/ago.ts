/** How long ago something was, in the reader's language. */

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

export function ago(lang: string, iso: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const [unit, length] = STEPS.find(([, step]) => seconds >= step) ?? (['second', 1] as const);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / length), unit);
}
