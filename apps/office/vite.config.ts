import { catalogues } from '@harmattan/i18n/vite-plugin';
import { compress } from '@harmattan/process/build/compress';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), catalogues(), compress()],
  css: { transformer: 'lightningcss' },
  build: {
    target: 'chrome111',
    // A page that is open somewhere still asks for the files of its own build; the launcher clears away old ones.
    emptyOutDir: false,
    // The policy of the page allows no data in a style or script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
