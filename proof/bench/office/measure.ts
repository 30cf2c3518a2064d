import { rmSync } from 'node:fs';
import type { OfficeCallInput, OfficeCallKey } from '@harmattan/contract/office';
import { systemClock } from '@harmattan/kernel/clock';
import { createPlatform } from '../../../apps/platform/src/platform.ts';
import { createLog } from '../../../apps/platform/src/plumbing/log.ts';
import { readSettings } from '../../../apps/platform/src/settings/index.ts';
import { onFreePorts } from '../../../apps/platform/src/testing/on-free-ports.ts';
import { codeOf, newDesk } from '../../../apps/platform/src/testing/test-office.ts';
import { makeTinySite } from '../../../apps/platform/src/testing/tiny-site.ts';
import { quantile } from '../median.ts';

export type Work = 'search' | 'worklist' | 'player';

/** Milliseconds of each call, by what it is for. */
export type Times = Record<Work, number[]>;

/** Of nothing but this benchmark. */
const secretsKey = Buffer.alloc(32, 7).toString('base64');

type Desk = ReturnType<typeof newDesk>;

export interface OpenOffice {
  /** One turn of work: searches, the worklist, a player's file. */
  work(turn: number): Promise<void>;
  times: Times;
  close(): Promise<void>;
}

/** A member of the staff at work in a house. Turns before the first are not kept: they read what no memory has yet. */
export async function openOffice(databaseUrl: string, ids: string[]): Promise<OpenOffice> {
  const settings = {
    ...onFreePorts(
      readSettings({ DEMO: 'off', REGISTER_URL: 'none', REQUESTS_PER_MINUTE_MAX: '1000000', SECRETS_KEY: secretsKey }),
    ),
    databaseUrl,
  };
  const siteDir = makeTinySite();
  const platform = await createPlatform({ settings, log: createLog({ level: 'silent' }), siteDir });
  await platform.start();
  const desk = await signIn(platform);
  const times: Times = { search: [], worklist: [], player: [] };
  return {
    times,
    work: (turn) => workOnce(desk, turn < 0 ? { search: [], worklist: [], player: [] } : times, { ids, turn }),
    async close() {
      await platform.stop();
      rmSync(siteDir, { recursive: true });
    },
  };
}

async function signIn({ office }: Awaited<ReturnType<typeof createPlatform>>): Promise<Desk> {
  const [password, secret] = ['a long way to Lagos', new TextEncoder().encode('twenty bytes of test')];
  await office.staff.openMember({ userName: 'bench', fullName: 'Bench', roles: ['owner'], password, secret });
  const desk = newDesk(office.server);
  await desk.signIn('bench', password, codeOf(secret, systemClock.now()));
  return desk;
}

async function workOnce(desk: Desk, times: Times, { ids, turn }: { ids: string[]; turn: number }): Promise<void> {
  // All over the house, and each tenth turn the player with the longest history.
  const id = turn % 10 === 0 ? (ids[0] as string) : (ids[(Math.abs(turn) * 7_919) % ids.length] as string);
  for (const text of textsFor(id)) await timed(desk, times.search, 'GET Players/Search', { query: { text } });
  await timed(desk, times.worklist, 'GET Payments/Worklist', {});
  const query = { playerId: id };
  for (const call of ['Get', 'Journal', 'Bets', 'Payments', 'Sessions', 'Timeline', 'Linked'] as const)
    await timed(desk, times.player, `GET Players/${call}`, { query });
}

function textsFor(id: string): string[] {
  const number = Number(id);
  return [
    `#${id}`,
    `0${8_000_000_000 + number}`,
    '0800',
    `BENCH-${id}-1`,
    `FLW-${id}-2`,
    'adebayo',
    `chinedu obi${Math.floor(number / 100)}`,
    '10.0.0.1',
    '10.1.2.3',
  ];
}

async function timed<Key extends OfficeCallKey>(
  desk: Desk,
  times: number[],
  key: Key,
  input: Partial<OfficeCallInput<Key>>,
): Promise<void> {
  const before = performance.now();
  const { http, status } = await desk.call(key, input);
  if (http !== 200 || status !== 'SUCCESS') throw new Error(`${key} answered ${http} ${status}`);
  times.push(performance.now() - before);
}

export const p95 = (times: number[]) => quantile(times, 0.95);
