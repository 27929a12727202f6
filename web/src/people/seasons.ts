/** The name of a season, such as `2026-4`, as its months. */

const MONTHS = 3;

export function monthsOf(season: string, lang: string): string {
  const [year, quarter] = season.split('-').map(Number) as [number, number];
  const first = new Date(Date.UTC(year, MONTHS * (quarter - 1), 1));
  const last = new Date(Date.UTC(year, MONTHS * quarter - 1, 1));
  const format = new Intl.DateTimeFormat(lang, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(first, last);
}
