import type { AddressInfo } from 'node:net';
import { officePrefix } from '@harmattan/contract';
import { marketDay } from '@harmattan/kernel/market-time';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { Desk } from '../../testing/test-office.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
beforeAll(async () => {
  stage = await openOfficeStage(db);
});

type Platform = Pick<(typeof stage)['platform'], 'office'>;
const patience = { timeout: 15_000 };

async function openStream({ office }: Platform, { token, cookies }: Pick<Desk, 'token' | 'cookies'>) {
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const { port } = office.server.server.address() as AddressInfo;
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`http://127.0.0.1:${port}${officePrefix}/Live/Stream`, {
    headers: { authorization: `Bearer ${token}`, cookie },
    signal: stopping.signal,
  });
  const heard = { status: response.status, text: '', hasEnded: false };
  const collect = async () => {
    for await (const chunk of response.body ?? []) heard.text += Buffer.from(chunk).toString();
  };
  collect()
    .catch(() => {})
    .finally(() => {
      heard.hasEnded = true;
    });
  return heard;
}

test('a page at another process hears of worklists, figures and incidents, and of nothing else', async () => {
  const other = await startTestPlatform(db, { TEST_CLOCK: 'on' });
  const payments = await stage.newStaff('payments');
  const stream = await openStream(other, payments);
  await stage.newWithdrawal(60_000);
  await expect.poll(() => stream.text, patience).toContain('data: worklists\n\n');
  await expect.poll(() => stream.text, patience).toContain('data: figures\n\n');
  const until = new Date(stage.platform.clock.now().getTime() + 60_000).toISOString();
  await payments.call('POST Incidents/Begin', {
    body: { kind: 'method', subject: 'KudipalUssd', reason: 'down', until },
  });
  await expect.poll(() => stream.text, patience).toContain('data: incidents\n\n');
  const topics = new Set(stream.text.split('\n').filter((line) => line !== '' && line !== ':'));
  expect([...topics].sort()).toEqual(['data: figures', 'data: incidents', 'data: worklists']);
});

test('what compliance alone may know of is told to no page of others', async () => {
  const compliance = await stage.newStaff('compliance');
  const own = await openStream(stage.platform, compliance);
  const supports = await openStream(stage.platform, await stage.newStaff('support', 'payments'));
  const today = marketDay(stage.platform.clock.now());
  const licence = { authority: 'LSLGA', number: '1', regions: ['Lagos'], products: ['sports' as const] };
  await compliance.call('POST Compliance/AddLicence', {
    body: { ...licence, from: '2026-01-01', until: today, comment: 'ends today' },
  });
  await expect.poll(() => own.text, patience).toContain('data: worklists\n\n');
  expect(supports.text).not.toContain('worklists');
});

test('a regulator hears nothing of the house', async () => {
  expect((await openStream(stage.platform, await stage.newStaff('regulator'))).status).toBe(403);
});

test('it takes both halves of a session, and ends with it', async () => {
  const desk = await stage.newStaff('support');
  const { token, cookies } = desk;
  expect((await openStream(stage.platform, { token, cookies: new Map() })).status).toBe(401);
  expect((await openStream(stage.platform, { token: undefined, cookies })).status).toBe(401);
  const stream = await openStream(stage.platform, desk);
  await expect.poll(() => stream.text).toContain(':');
  await desk.call('POST Staff/SignOut');
  await expect.poll(() => stream.hasEnded, patience).toBe(true);
});

test('an open stream keeps no session alive, and a fifth window closes the first', async () => {
  const desk = await stage.newStaff('support');
  const streams: Awaited<ReturnType<typeof openStream>>[] = [];
  for (let window = 0; window < 5; window += 1) streams.push(await openStream(stage.platform, desk));
  await expect.poll(() => streams.map(({ hasEnded }) => hasEnded)).toEqual([true, false, false, false, false]);
  await stage.passMinutes(31);
  await expect.poll(() => streams.every(({ hasEnded }) => hasEnded), patience).toBe(true);
  expect((await desk.call('GET Staff/Me')).http).toBe(401);
});
