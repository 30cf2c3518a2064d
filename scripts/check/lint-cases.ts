import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, resolve } from 'node:path';

const plugins = 'scripts/check';

/** Lints a tree of small files, one for each case, under the project's own rules. Says of each whether that rule refuses it. */
export function refusedCases(rule: string, cases: { path: string; source: string }[]): boolean[] {
  const tree = mkdtempSync(join(tmpdir(), 'lint-cases-'));
  try {
    const rules = JSON.parse(readFileSync('biome.json', 'utf8'));
    writeFileSync(join(tree, 'biome.json'), JSON.stringify({ ...rules, $schema: undefined, vcs: undefined }));
    cpSync(plugins, join(tree, plugins), { recursive: true, filter: (path) => ['', '.grit'].includes(extname(path)) });
    const files = cases.map(({ path, source }, at) => {
      const file = join(dirname(path), `case-${at}-${basename(path)}`);
      mkdirSync(join(tree, dirname(path)), { recursive: true });
      writeFileSync(join(tree, file), `${source}\n`);
      return file;
    });
    const biome = resolve('node_modules/.bin/biome');
    const args = ['lint', '--reporter=json', '--max-diagnostics=none'];
    const report = spawnSync(biome, args, { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1_024 * 1_024 }).stdout;
    const found: { category: string; location: { path: string } }[] = JSON.parse(report).diagnostics;
    const refused = new Set(found.filter(({ category }) => category === rule).map(({ location }) => location.path));
    return files.map((file) => refused.has(file));
  } finally {
    rmSync(tree, { recursive: true });
  }
}
