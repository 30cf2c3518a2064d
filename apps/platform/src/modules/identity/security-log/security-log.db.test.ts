import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { systemClock } from '@harmattan/kernel/clock';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createLog, logOptions } from '../../../plumbing/log.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { startTestPlatform } from '../../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../../testing/test-player.ts';
import { createCarrier } from './carriers.ts';
import { createSecurityLog } from './send-security-log.ts';

const db = useTestDatabase();
const { pool } = db.database;
const log = createLog({ level: 'silent' });
const key = 'the-key-of-the-collector';

type Line = Record<string, unknown> & { sequence: string };

/** The far end: keeps the lines that it took, in the order of their arrival. */
async function startCollector() {
  const lines: Line[] = [];
  const seen: { authorization: string | undefined; type: string | undefined; status: number }[] = [];
  /** What the next calls are answered with, before 200 again. 0: with nothing. */
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => '');
    const status = answers.shift() ?? 200;
    seen.push({ authorization: request.headers.authorization, type: request.headers['content-type'], status });
    if (status === 200)
      lines.push(
        ...body
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line)),
      );
    if (status === 0) request.socket.destroy();
    else response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/events`, lines, seen, answers };
}

async function startSender(url: string, { leaseLifeMs = 240 } = {}) {
  const carry = createCarrier({ url, key }, log);
  const alarms: string[] = [];
  const onBehind = async () => void alarms.push('behind');
  const sender = createSecurityLog({ pool, clock: systemClock, log, carry, onBehind, leaseLifeMs });
  await sender.start();
  onTestFinished(() => sender.stop());
  return { ...sender, alarms };
}

const addEvent = (outcome: string) =>
  pool.query(
    `insert into identity.security_event (event, outcome, is_mobile, os, browser) values ('alarm', $1, false, '', '')`,
    [outcome],
  );

const outcomesOf = (lines: Line[]) => lines.map(({ outcome }) => outcome);
const isWhole = (lines: Line[]) =>
  lines.every(({ sequence }, at) => Number(sequence) === Number(lines[0]?.sequence) + at);

/** Each test begins with everything sent. */
beforeEach(async () => {
  while ((await pool.query('select identity.number_security_log(1000) as given')).rows[0].given > 0);
  await pool.query('update identity.security_log set sent = numbered');
});

test('security events, alarms and the audit reach another system in order, numbered and with the key', async () => {
  const collector = await startCollector();
  const platform = await startTestPlatform(db, { SECURITY_LOG_URL: collector.url, SECURITY_LOG_KEY: key });
  const number = newNumber();
  const browser = newBrowser(platform.server, { 'x-forwarded-for': '102.89.1.7' });
  await browser.register(number, 'suya-pepper');
  await browser.signIn(number, 'a guess');
  await browser.signIn(number, 'suya-pepper');
  const { playerId } = (await platform.identity.playerByUserName(number)) ?? {};
  await platform.identity.endPlayerSessions({ playerId: playerId ?? 0n, actor: 'ada', reason: 'the phone was stolen' });
  await platform.identity.raiseAlarm('card testing', { playerId: playerId ?? 0n });
  await expect.poll(() => collector.lines.length).toBeGreaterThanOrEqual(5);
  const told = collector.lines.map(({ kind, event, outcome, action }) => [kind, event ?? action, outcome]);
  expect(told.toSorted()).toEqual(
    [
      ['event', 'sign-in', 'wrong password'],
      ['event', 'sign-in', 'signed in'],
      ['audit', 'end sessions', undefined],
      ['event', 'sessions', 'ended by an operator'],
      ['event', 'alarm', 'card testing'],
    ].toSorted(),
  );
  expect(isWhole(collector.lines)).toBe(true);
  expect(collector.lines[0]).toMatchObject({ playerId: String(playerId), at: expect.stringMatching(/Z$/) });
  expect(JSON.stringify(collector.lines)).not.toContain(number);
  expect(collector.seen[0]).toEqual({ authorization: `Bearer ${key}`, type: 'application/x-ndjson', status: 200 });
});

test('what the collector did not take is sent again, in order and under the same numbers', async () => {
  const collector = await startCollector();
  collector.answers.push(500, 0, 302);
  await addEvent('first');
  await startSender(collector.url);
  await addEvent('second');
  await expect.poll(() => collector.lines.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  expect(outcomesOf(collector.lines)).toEqual(['first', 'second']);
  expect(isWhole(collector.lines)).toBe(true);
  expect(collector.seen.slice(0, 3).map(({ status }) => status)).toEqual([500, 0, 302]);
});

test('an answer that got lost leaves the mark, and the same lines come again', async () => {
  const collector = await startCollector();
  await addEvent('answered and not marked');
  const first = await startSender(collector.url);
  await expect.poll(() => collector.lines.length).toBe(1);
  await first.stop();
  const [line] = collector.lines;
  // As a process leaves it that dies before it moves the mark.
  await pool.query('update identity.security_log set sent = $1', [Number(line?.sequence) - 1]);
  await startSender(collector.url);
  await expect.poll(() => collector.lines.length).toBe(2);
  expect(collector.lines[1]).toEqual(line);
});

test('a row that is committed late is sent late, and never passed over', async () => {
  const collector = await startCollector();
  const slow = await pool.connect();
  await slow.query('begin');
  await slow.query(
    `insert into identity.security_event (event, outcome, is_mobile, os, browser) values ('alarm', 'slow', false, '', '')`,
  );
  await addEvent('quick');
  await startSender(collector.url);
  await expect.poll(() => outcomesOf(collector.lines)).toEqual(['quick']);
  await slow.query('commit');
  slow.release();
  await expect.poll(() => outcomesOf(collector.lines)).toEqual(['quick', 'slow']);
  expect(isWhole(collector.lines)).toBe(true);
});

test('of several processes one sends, and another goes on when it ends', async () => {
  const collector = await startCollector();
  const [first] = [await startSender(collector.url), await startSender(collector.url)];
  for (let at = 0; at < 20; at += 1) await addEvent(`event ${at}`);
  await expect.poll(() => collector.lines.length).toBeGreaterThanOrEqual(20);
  await first.stop();
  await addEvent('after');
  await expect.poll(() => outcomesOf(collector.lines).at(-1), { timeout: 30_000 }).toBe('after');
  const numbers = [...new Set(collector.lines.map(({ sequence }) => sequence))];
  expect(numbers).toHaveLength(21);
});

test('players sign in while the collector is away, and a long silence raises one alarm and shows in the metrics', async () => {
  const collector = await startCollector();
  collector.answers.push(...Array(1_000).fill(503));
  const platform = await startTestPlatform(db, {
    SECURITY_LOG_URL: collector.url,
    SECURITY_LOG_KEY: key,
    TEST_CLOCK: 'on',
  });
  const number = newNumber();
  const browser = newBrowser(platform.server);
  await browser.register(number, 'suya-pepper');
  expect((await browser.signIn(number, 'suya-pepper')).status).toBe('SUCCESS');
  await expect.poll(() => collector.seen.length).toBeGreaterThanOrEqual(1);
  const backlog = async () =>
    Number(/^harmattan_security_log_backlog (\d+)$/m.exec((await platform.server.inject('/metrics')).body)?.[1]);
  expect(await backlog()).toBeGreaterThanOrEqual(1);
  await platform.server.inject({ method: 'POST', url: '/test/clock', payload: { offsetMs: 10 * 60_000 } });
  const alarms = async () =>
    (await pool.query(`select 1 from identity.security_event where outcome = 'security log behind'`)).rowCount;
  await expect.poll(alarms, { timeout: 60_000 }).toBe(1);
  const asked = collector.seen.length;
  await expect.poll(() => collector.seen.length, { timeout: 60_000 }).toBeGreaterThan(asked);
  expect(await alarms()).toBe(1);
  await platform.server.inject({ method: 'POST', url: '/test/clock', payload: { offsetMs: 0 } });
});

test('the platform gives no number to a row and takes none away: what it held back would be a gap', async () => {
  await addEvent('numbered');
  for (const change of [
    'update identity.security_event set sequence = 1',
    'update identity.audit set sequence = null',
    'update identity.security_log set numbered = 0',
    'delete from identity.security_log',
    'insert into identity.security_log default values',
  ]) {
    await expect(pool.query(change), change).rejects.toThrow(/permission denied/);
  }
  const number = async () => (await pool.query('select identity.number_security_log(1000) as given')).rows[0].given;
  expect([await number(), await number()]).toEqual([1, 0]);
});

test('without a collector, a carrier of the operator finds the same lines in the output, at every level of the log', async () => {
  const written: unknown[] = [];
  const output = new Writable({
    write(line, _encoding, done) {
      written.push(JSON.parse(line));
      done();
    },
  });
  const carry = createCarrier('standard-output', pino(logOptions('error'), output));
  const at = new Date('2026-11-16T12:00:00Z');
  await carry([{ sequence: 7n, kind: 'audit', at, actor: 'ada' }], new AbortController().signal);
  expect(written).toMatchObject([
    { msg: 'security log', sequence: '7', kind: 'audit', at: '2026-11-16T12:00:00.000Z', actor: 'ada' },
  ]);
});
