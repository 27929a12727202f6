/** Builds what draws previews on the server along with the page. */

import { build, type LogLevel, type Plugin } from 'vite';

export function previews(configFile: string): Plugin {
  let logLevel: LogLevel = 'info';
  return {
    name: 'posse-previews',
    apply: 'build',
    configResolved(config) {
      logLevel = config.logLevel ?? logLevel;
    },
    async closeBundle() {
      await build({ configFile, logLevel });
    },
  };
}
