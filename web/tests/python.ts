/** What the games themselves tell the tests: tools/moments.py replays golden records. */

import { execFileSync } from 'node:child_process';

/** Tests run in the folder `web`. */
const HOME = '..';
const MOST_BYTES = 200_000_000;

/** What `python -m tools.moments` says; `build_web.py test` tells which Python has Posse. */
export function tell(...what: string[]): unknown {
  const python = process.env['POSSE_PYTHON'] ?? 'python';
  const options = { cwd: HOME, encoding: 'utf-8', maxBuffer: MOST_BYTES } as const;
  return JSON.parse(execFileSync(python, ['-m', 'tools.moments', ...what], options));
}
