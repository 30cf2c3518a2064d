import { readBtiAnswer } from '@harmattan/wires/suppliers/bti';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { useTestDatabase } from './testing/test-database.ts';
import { startTestPlatform } from './testing/test-platform.ts';

const db = useTestDatabase();
/** Of a player's address; suppliers and gateways have ten times as many. */
const limited = { REQUESTS_PER_MINUTE_MAX: '2' };
const doorMax = 20;

test("limits an address at the suppliers' wallets, and answers in the wire's own words that nothing was done", async () => {
  const platform = await startTestPlatform(db, limited);
  const ask = () =>
    fetch(`${platform.url}/wallet/bti/${supplierCredentials.bti.pathSecret}/ValidateToken?auth_token=x`);
  for (let turn = 0; turn < doorMax; turn++) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(readBtiAnswer(await refused.text())).toMatchObject({ error_code: '-1' });
});

test('limits an address at the web hooks, and logs a few of its refusals', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const platform = await startTestPlatform(db, limited, { log });
  const ask = () => fetch(`${platform.url}/hooks/kudipal`, { method: 'POST', body: '{}' });
  for (let turn = 0; turn < doorMax; turn++) expect((await ask()).status).toBe(401);
  expect((await ask()).status).toBe(429);
  expect(lines.filter((line) => line.includes('a web hook was refused'))).toHaveLength(10);
});
