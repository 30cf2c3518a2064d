import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logOptions } from '../../plumbing/log.ts';
import { startSmsInbox } from '../../testing/sms-inbox.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';

const db = useTestDatabase();
const password = 'suya-pepper';

test.each([
  ['for numbers that begin alike', (prefix: string) => `codes to ${prefix}…`, 1_000],
  ['for an address', () => 'codes for 127.0.0.1', 60],
])(
  'a flood of codes %s raises one alarm, refuses no number, and tells known from unknown in no word',
  async (_, subjectOf, codesMax) => {
    let logged = '';
    const memory = new Writable({
      write(chunk, _encoding, done) {
        logged += String(chunk);
        done();
      },
    });
    const inbox = await startSmsInbox();
    const log = pino(logOptions('error'), memory);
    const { server } = await startTestPlatform(db, { SMS_URL: inbox.url }, { log });
    const [player, unused, unknown] = [newNumber(), newNumber(), newNumber()];
    for (const number of [player, unused]) await newBrowser(server).register(number, password);
    await newBrowser(server).signIn(player, password);
    await db.database.pool.query('delete from plumbing.attempt');
    await db.database.pool.query(
      `insert into plumbing.attempt (subject, attempts, started_at) values ($1, $2, app_now())`,
      [subjectOf(`234${player}`.slice(0, 6)), codesMax],
    );

    const send = (number: string) =>
      newBrowser(server).call('POST Security/SendSmsVerificationCodeByUserName', {
        query: { userName: `234${number}` },
      });
    const answers = [await send(unused), await send(unknown), await send(player)];
    for (const answer of answers) {
      expect(answer).toEqual({
        http: 200,
        statusCode: 0,
        status: 'SUCCESS',
        data: { message: 'Verification_code_sent', smsVerificationKey: expect.any(String), remainingTime: 300 },
      });
    }
    await inbox.codeFor(`234${player}`);
    expect(
      inbox.texts.map(({ to }) => to),
      'whose player has signed in before',
    ).toEqual([`234${player}`]);
    const alarms = logged.split('\n').filter((line) => line.includes('flood of codes'));
    expect(alarms).toHaveLength(1);
    expect(JSON.parse(alarms[0] ?? '')).toMatchObject({ level: 'error', alarm: 'flood of codes' });
  },
);
