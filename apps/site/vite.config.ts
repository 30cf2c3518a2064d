import { languages, sourceLanguage } from '@harmattan/i18n/language';
import { catalogues } from '@harmattan/i18n/vite-plugin';
import { compress } from '@harmattan/process/build/compress';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandInDev } from './build/brand-in-dev.ts';
import { groups } from './build/chunks.ts';
import { firstPaint } from './build/first-paint.ts';
import { forbidCircles } from './build/forbid-circles.ts';
import { forbidModules } from './build/forbid-modules.ts';
import { preloadFirstPage } from './build/preload-first-page.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sizeReport } from './build/size-report.ts';
import { widgetFrame } from './build/widget-frame.ts';

const firstPage = { feature: 'home', language: sourceLanguage };
const platform = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    catalogues(),
    brandInDev(new URL('../../brand/sample.json', import.meta.url)),
    forbidModules(/\/node_modules\/zod\//, 'import types from the contract, not values'),
    forbidCircles(),
    preloadFirstPage(firstPage),
    firstPaint(),
    serviceWorker({ feature: firstPage.feature, languages }),
    widgetFrame(),
    compress(),
    sizeReport({ ...firstPage, languages }),
  ],
  css: { transformer: 'lightningcss' },
  build: {
    // The oldest browser on the phones we mean: Chrome 90, of 2021.
    target: 'chrome90',
    // A page that is open somewhere still asks for the files of its own build; the launcher clears away old ones.
    emptyOutDir: false,
    // Small files are fetched once and cached; inlined they would travel with every page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Everything that the first paint needs, in one piece; what comes later then shares it by one name.
        codeSplitting: { groups, includeDependenciesRecursively: false },
        // The entry names every other file, so each letter of their names travels with the first load.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
      },
    },
  },
  server: { proxy: { '/api': platform } },
});
