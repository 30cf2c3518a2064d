import { readFile } from 'node:fs/promises';
import { marketBlock } from '@harmattan/kernel/market-block';
import type { Plugin } from 'vite';

/** In production the server writes the brand into the page; while developing there is only Vite, so it does. */
export function brandInDev(file: URL): Plugin {
  return {
    name: 'harmattan:brand-in-dev',
    apply: 'serve',
    async transformIndexHtml(html) {
      const brand = { ...JSON.parse(await readFile(file, 'utf8')), geoAttribution: null };
      const block = JSON.stringify({ mode: 'sandbox', brand }).replaceAll('<', '\\u003c');
      return html.replace('<!--brand-->', () => block).replace('</head>', () => `${marketBlock()}</head>`);
    },
  };
}
