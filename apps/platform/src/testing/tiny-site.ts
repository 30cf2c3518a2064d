import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder as the site's build leaves it, with next to nothing in it. */
export function makeTinySite(): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(siteDir, 'assets'));
  writeFileSync(join(siteDir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(siteDir, 'size.json'), '{}');
  writeFileSync(
    join(siteDir, 'index.html'),
    '<!doctype html><head><meta name="description" content="<!--description-->" /><style>body{margin:0}</style><script>document.title</script><script type="application/json"><!--brand--></script></head>',
  );
  writeFileSync(join(siteDir, 'assets/App-Ab1.js'), 'export {};');
  writeFileSync(join(siteDir, 'assets/App-Ab1.js.br'), 'compressed');
  return siteDir;
}
