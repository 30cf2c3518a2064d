import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logOptions } from '../../plumbing/log.ts';
import { startFarGateway } from '../../testing/far-gateway.ts';
import { farCardDeclined } from '../../testing/far-kudipal.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';

const db = useTestDatabase();
const refusalsMax = 100;

test('the alarm about tested cards is a row, a metric and one error line', async () => {
  let logged = '';
  const memory = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const far = await startFarGateway();
  const log = pino(logOptions('error'), memory);
  const { server } = await startTestPlatform(db, { KUDIPAL_URL: `${far.url}/kudipal` }, { log });
  const [number, browser] = [newNumber(), newBrowser(server)];
  await browser.register(number, 'suya-pepper');
  await browser.signIn(number, 'suya-pepper');
  await db.database.pool.query(
    `insert into plumbing.attempt (subject, attempts, started_at) values ('cards refused anywhere', $1, app_now())`,
    [refusalsMax],
  );
  const pay = () =>
    browser.call('POST Banking/RegisterKudipalCardDeposit', {
      body: {
        ...{ amount: 2_000 as never, cardNumber: farCardDeclined },
        ...{ cvv: '123', expireMonth: '12', expireYear: '39' },
      },
    });
  for (const _ of [1, 2]) expect(await pay()).toMatchObject({ status: 'YOUR_DEPOSIT_IS_REJECTED' });

  const { rows } = await db.database.pool.query(
    `select e.outcome, p.user_name from identity.security_event e join identity.player p on p.id = e.player_id
     where event = 'alarm'`,
  );
  expect(rows).toEqual([{ outcome: 'card testing', user_name: `234${number}` }]);
  expect((await server.inject('/metrics')).body).toContain('harmattan_security_alarms{alarm="card testing"} 1');
  const lines = logged.split('\n').filter((line) => line.includes('card testing'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', alarm: 'card testing' }]);
});
