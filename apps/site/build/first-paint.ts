import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '@harmattan/i18n/language';
import { build, type Plugin } from 'vite';

const styles = fileURLToPath(new URL('../src/app/first-paint.css', import.meta.url));
const catalogues = new URL('../../../packages/i18n/catalogues/', import.meta.url);

/**
 * Writes into the page what it shows before any file is here: the styles of its markup and the words of the sandbox. Style sheets of files
 * move behind that markup, so that its paint does not wait for them. The server names the hashes of what stands in the page.
 */
export function firstPaint(): Plugin {
  return {
    name: 'harmattan:first-paint',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const css = await buildStyles();
        const sheets = html.match(styleSheet) ?? [];
        return html
          .replace(styleSheet, '')
          .replace('<!--first-paint-->', () => `<style>${css}</style>`)
          .replace('<!--sandbox-mark-->', () => languages.map(markIn).join(''))
          .replace('</body>', () => `${sheets.join('')}</body>`);
      },
    },
  };
}

const styleSheet = /<link rel="stylesheet"[^>]*>\s*/g;

function markIn(language: string): string {
  const words = JSON.parse(readFileSync(new URL(`${language}/shell.json`, catalogues), 'utf8'))['shell.sandbox'];
  return `<div class="wait-mark" lang="${language}">${words}</div>`;
}

async function buildStyles(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    css: { transformer: 'lightningcss' },
    build: { write: false, target: 'chrome90', rolldownOptions: { input: styles } },
  });
  const [made] = Array.isArray(result) ? result : [result];
  const file = made && 'output' in made ? made.output.find(({ fileName }) => fileName.endsWith('.css')) : undefined;
  if (file?.type !== 'asset') throw new Error('the styles of the first paint were not built');
  return String(file.source).trim();
}
