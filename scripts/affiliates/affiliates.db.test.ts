import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';

const db = useTestDatabase();
const bare = useTestDatabase({ migrated: false });

function run(args: string[], DATABASE_URL: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), ...args],
      { env: { PATH: process.env.PATH, DATABASE_URL } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

// Each starts processes of its own.
vi.setConfig({ testTimeout: 60_000 });

test('tells what came, as a table and as JSON, with no more rights than the platform has', async () => {
  await db.database.pool.query(`
    insert into marketing.campaign_click (id, refcode, host, controller_name, action_name, had_refcode, clicked_at)
    values ('00000000-0000-7000-8000-000000000001', 'radio-7', '', '', '', false, '2026-11-30T22:59:59Z'),
           ('00000000-0000-7000-8000-000000000002', 'radio-7', '', '', '', true, '2026-11-30T23:00:00Z')`);
  const url = db.url('harmattan_app');
  const dates = ['--from', '2026-11-01', '--to', '2026-11-30'];
  const [table, json] = await Promise.all([run(dates, url), run([...dates, '--refcode', 'Radio-7', '--json'], url)]);
  expect(table).toMatchObject({ code: 0, output: expect.stringMatching(/^radio-7 +1 +1 +0 +0 +0 +0\.00 +0\.00$/m) });
  expect(json.code).toBe(0);
  expect(JSON.parse(json.output)).toMatchObject({ from: '2026-11-01', rows: [{ refcode: 'radio-7', clicks: '1' }] });
});

test('says calmly what is wrong with a command and with a database', async () => {
  const dates = ['--from', '2026-11-01', '--to', '2026-11-30'];
  const attempts: [string[], string, string][] = [
    [[], db.url('harmattan_app'), 'npm run affiliates -- --from'],
    [[...dates, '--all'], db.url('harmattan_app'), '--all'],
    [['--from', '2026-11-31', '--to', '2026-12-01'], db.url('harmattan_app'), 'A day is written as'],
    [dates, bare.url('harmattan_app'), 'Start this version of the product once'],
  ];
  const answers = await Promise.all(attempts.map(([args, url]) => run(args, url)));
  for (const [at, { code, output }] of answers.entries()) {
    expect(code).toBe(1);
    expect(output).toContain(attempts[at]?.[2]);
    expect(output).not.toContain('    at ');
  }
});
