import { languages, sourceLanguage } from '@harmattan/i18n/language';
import { catalogues } from '@harmattan/i18n/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandInDev } from './build/brand-in-dev.ts';
import { compress } from './build/compress.ts';
import { preloadFirstPage } from './build/preload-first-page.ts';
import { sizeReport } from './build/size-report.ts';

const firstPage = { feature: 'home', language: sourceLanguage };
const platform = `http://localhost:${process.env.PORT ?? 3000}`;

/** Changes with the versions of these packages only, so a returning phone has it in its cache. */
const vendor = /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack|@lingui)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    catalogues(),
    brandInDev(new URL('../../brand/sample.json', import.meta.url)),
    preloadFirstPage(firstPage),
    compress(),
    sizeReport({ ...firstPage, languages }),
  ],
  css: { transformer: 'lightningcss' },
  build: {
    // The oldest browser on the phones we mean: Chrome 90, of 2021.
    target: 'chrome90',
    // Small files are fetched once and cached; inlined they would travel with every page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'vendor', test: vendor }] } },
    },
  },
  server: { proxy: { '/api': platform } },
});
