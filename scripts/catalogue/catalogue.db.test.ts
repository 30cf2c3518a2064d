import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';

const db = useTestDatabase();
const bare = useTestDatabase({ migrated: false });
const suppliers = [{ name: 'qtech', id: 6, slotPageName: 'QTech', imageBase: '/tiles/', isEnabled: true }];
const game = {
  supplier: 'qtech',
  externalId: 'HRM-baobab',
  variant: '',
  name: 'Baobab Gold',
  gameType: 2,
  categories: [6],
  image: '',
  isForMobile: true,
  isForDesktop: true,
  hasFreePlay: true,
  hasDropsAndWins: false,
  releasedOn: '2026-09-01',
  popularity: 87,
  isEnabled: true,
};

function run(args: string[], env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), ...args],
      { env: { PATH: process.env.PATH, INIT_CWD: tmpdir(), ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

function fileOf(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'games-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'games.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const DATABASE_URL = () => ({ DATABASE_URL: db.url('harmattan_app') });

// Each starts processes of its own.
vi.setConfig({ testTimeout: 60_000 });

test('imports a file with no more rights than the platform has, and tells what it did', async () => {
  const first = await run(['import', fileOf({ suppliers, games: [game] })], DATABASE_URL());
  expect(first).toEqual({
    code: 0,
    output:
      '  + qtech\n  + qtech/HRM-baobab “Baobab Gold”\nSuppliers: 1 added, 0 changed, 0 unchanged\n' +
      'Games: 1 added, 0 changed, 0 unchanged, 0 disabled\nBad rows: 0\n',
  });
  const changed = [
    { ...game, popularity: 9, image: 'a.svg' },
    { ...game, externalId: 'x/y\u001b[2J' },
  ];
  const second = await run(['import', fileOf({ suppliers, games: changed })], DATABASE_URL());
  expect(second.code).toBe(1);
  expect(second.output).toContain('  ~ qtech/HRM-baobab “Baobab Gold”: image (empty) → a.svg, popularity 87 → 9\n');
  expect(second.output).toContain('  ! games, row 2 (qtech/x/y?[2J): externalId: must be');
  expect(await run(['list'], DATABASE_URL())).toEqual({
    code: 0,
    output: 'QTech: 1 slots, 0 casino, 0 live, 0 virtual, 0 disabled\n',
  });
  const strict = await run(['import', fileOf({ suppliers, games: [{}] }), '--strict'], DATABASE_URL());
  expect(strict).toMatchObject({ code: 1, output: expect.stringContaining('Nothing of this was written') });
  const complete = await run(['import', fileOf({ suppliers, games: [] }), '--complete'], DATABASE_URL());
  expect(complete).toMatchObject({ code: 0, output: expect.stringContaining('  - qtech/HRM-baobab “Baobab Gold”') });
});

test.each([
  [[], 'npm run catalogue -- import'],
  [['import'], 'npm run catalogue -- import'],
  [['export', 'x'], 'npm run catalogue -- import'],
  [['import', 'x', '--force'], '--force'],
  [['import', 'nowhere.json'], `${join(tmpdir(), 'nowhere.json')} cannot be read`],
])('says calmly what is wrong with %j', async (args, words) => {
  const { code, output } = await run(args, DATABASE_URL());
  expect(code).toBe(1);
  expect(output).toContain(words);
  expect(output).not.toContain('    at ');
});

test('says calmly what is wrong with a file, a database and a sandbox that is not there', async () => {
  const good = fileOf({ suppliers, games: [] });
  const dataDir = mkdtempSync(join(tmpdir(), 'no-sandbox-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const attempts: [string, NodeJS.ProcessEnv, string][] = [
    [fileOf('{'), DATABASE_URL(), 'is no JSON'],
    [fileOf([]), DATABASE_URL(), 'The file must be one object with two lists'],
    [good, { DATABASE_URL: bare.url('harmattan_app') }, 'Start this version of the product once'],
    [good, { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b' }, 'nothing listens at 127.0.0.1:1'],
    [good, { DATA_DIR: dataDir }, 'is not running'],
  ];
  for (const [file, env, words] of attempts) {
    const { code, output } = await run(['import', file], env);
    expect(code).toBe(1);
    expect(output).toContain(words);
    expect(output).not.toMatch(/ {4}at |secret/);
  }
});
