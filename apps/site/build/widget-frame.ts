import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('../widget-frame/main.ts', import.meta.url));

/**
 * Writes `widget-frame.js`, the script of the page around a supplier's widget. It is a build of its own: sharing a file with
 * the site would move bytes of the site's first load.
 */
export function widgetFrame(): Plugin {
  return {
    name: 'harmattan:widget-frame',
    apply: 'build',
    async generateBundle() {
      const result = await build({
        configFile: false,
        logLevel: 'silent',
        build: { write: false, target: 'chrome90', rolldownOptions: { input: entry, output: { format: 'iife' } } },
      });
      const [output] = Array.isArray(result) ? result : [result];
      if (!output || !('output' in output)) throw new Error('the widget frame was not built');
      this.emitFile({ type: 'asset', fileName: 'widget-frame.js', source: output.output[0].code });
    },
  };
}
