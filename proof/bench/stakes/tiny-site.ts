import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder as the site's build leaves it, with next to nothing in it, until the process ends. */
export function makeTinySite(): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'harmattan-bench-site-'));
  process.once('exit', () => rmSync(siteDir, { recursive: true, force: true }));
  mkdirSync(join(siteDir, 'assets'));
  writeFileSync(join(siteDir, 'index.html'), '<!doctype html><script type="application/json"><!--brand--></script>');
  return siteDir;
}
