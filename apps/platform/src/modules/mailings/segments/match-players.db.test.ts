import type { SegmentCondition } from '@harmattan/contract/office';
import { marketDay } from '@harmattan/kernel/market-time';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../../testing/test-wallet.ts';
import { openMailingStage } from '../testing/mailing-stage.ts';
import { daysOf, matchPlayers } from './match-players.ts';

const db = useTestDatabase();
const { wallet } = useTestWallet(db);

type Game = { product: 'games' | 'sports'; supplier?: string; game?: string };
const zeppelin: Game = { product: 'games', supplier: 'qtech', game: 'zeppelin' };

async function openStage() {
  const stage = await openMailingStage(db);
  const { playerId: one } = await stage.newPlayer({ language: 'sw' });
  const { playerId: other } = await stage.newPlayer();
  const move = (playerId: bigint, amountMinor: bigint, about: string, played?: Game) =>
    wallet.transfer({
      ...{ playerId, key: newKey(), amountMinor, about, house: played ? 'supplier:qtech' : 'gateway:test' },
      direction: about === 'stake' || about === 'withdrawal' ? 'out' : 'in',
      ...(played && { played }),
    } as Parameters<typeof wallet.transfer>[0]);
  return {
    ...{ ...stage, one, other, move },
    async find(...conditions: SegmentCondition[]) {
      while (await stage.mailings.countNext());
      const found = await matchPlayers(stage.pool, { playerIds: [one, other], conditions, now: new Date() });
      return found.map((playerId) => (playerId === one ? 'one' : 'other'));
    },
  };
}

const week = { days: 7 };

test('sums of what was paid and played decide, to the kobo, and a player without an entry has nothing', async () => {
  const { one, other, move, find } = await openStage();
  await move(one, 5_000_00n, 'deposit');
  await move(one, 2_000_00n, 'stake', zeppelin);
  await move(one, 500_00n, 'win', zeppelin);
  await move(one, 100_00n, 'withdrawal');
  await move(other, 4_999_99n, 'deposit');
  const money = (
    figure: 'deposits' | 'withdrawals' | 'stakes' | 'net',
    min: number | null,
    max: number | null = null,
  ) => ({ kind: 'money', figure, period: week, min, max }) as const;
  expect(await find(money('deposits', 5_000))).toEqual(['one']);
  expect(await find(money('deposits', null, 4_999))).toEqual([]);
  expect(await find(money('deposits', 4_999, 5_000))).toEqual(['one', 'other']);
  expect(await find(money('stakes', null, 0))).toEqual(['other']);
  expect(await find(money('net', 1_500, 1_500))).toEqual(['one']);
  expect(await find(money('withdrawals', 100))).toEqual(['one']);
  expect(await find({ ...money('stakes', 1), product: 'sports' })).toEqual([]);
  expect(await find({ ...money('stakes', 1), period: { from: '2020-01-01', to: '2020-12-31' } })).toEqual([]);
  expect(await find({ kind: 'balance', min: 2_400, max: 3_400 })).toEqual(['one']);
});

test('the favourite is what most was staked on, and a game was played or not', async () => {
  const { one, other, move, find } = await openStage();
  for (const playerId of [one, other]) await move(playerId, 1_000_00n, 'deposit');
  await move(one, 300_00n, 'stake', zeppelin);
  await move(one, 200_00n, 'stake', { product: 'sports', supplier: 'altenar' });
  await move(other, 200_00n, 'stake', { product: 'sports', supplier: 'altenar' });
  const favourite = (of: 'product' | 'supplier', name: string) =>
    ({ kind: 'favourite', of, name, period: week }) as const;
  expect(await find(favourite('product', 'games'))).toEqual(['one']);
  expect(await find(favourite('product', 'sports'))).toEqual(['other']);
  expect(await find(favourite('supplier', 'Altenar'))).toEqual(['other']);
  expect(await find({ kind: 'played', game: 'Zeppelin', has: true, period: week })).toEqual(['one']);
  expect(await find({ kind: 'played', game: 'zeppelin', has: false, period: week })).toEqual(['other']);
});

test('what a player is decides: language, declared state, campaign, marketing, when they came; all conditions together', async () => {
  const { one, refcode, switches, find, pool } = await openStage();
  expect(await find({ kind: 'language', language: 'sw' })).toEqual(['one']);
  await pool.query(
    'insert into profile.player (player_id, region) values ($1, $2) on conflict (player_id) do update set region = excluded.region',
    [one, 'Kano'],
  );
  expect(await find({ kind: 'region', region: 'Kano' })).toEqual(['one']);
  expect(await find({ kind: 'region', region: 'Lagos' })).toEqual([]);
  expect(await find({ kind: 'campaign', refcode: ` ${refcode.toUpperCase()}` })).toEqual(['one', 'other']);
  expect(await find({ kind: 'campaign', refcode: 'another' })).toEqual([]);
  expect(await find({ kind: 'registered', period: { days: 1 } })).toEqual(['one', 'other']);
  expect(await find({ kind: 'registered', period: { from: '2020-01-01', to: '2020-01-31' } })).toEqual([]);
  expect(await find({ kind: 'seen', period: { days: 1 } })).toEqual(['one', 'other']);
  const block = { playerId: one, switches: ['marketing'], by: 'test', reason: 'test', until: null } as const;
  await switches.turnOff({ ...block, source: 'staff', playerText: null });
  expect(await find({ kind: 'marketing', on: true })).toEqual(['other']);
  expect(await find({ kind: 'marketing', on: false }, { kind: 'language', language: 'sw' })).toEqual(['one']);
  expect(await find({ kind: 'marketing', on: false }, { kind: 'language', language: 'en' })).toEqual([]);
});

test('words of a condition are values, whatever they hold', async () => {
  const { find } = await openStage();
  const text = `' or 1=1; drop table mailings.segment; --`;
  expect(await find({ kind: 'played', game: text, has: true, period: week })).toEqual([]);
  expect(await find({ kind: 'favourite', of: 'supplier', name: text, period: week })).toEqual([]);
});

test('the last days end today on the calendar of the market', () => {
  // In Lagos it is the next day already.
  const now = new Date('2026-11-18T23:30:00Z');
  expect(marketDay(now)).toBe('2026-11-19');
  expect(daysOf({ days: 1 }, now)).toMatchObject({ from: '2026-11-19', to: '2026-11-19' });
  expect(daysOf({ days: 7 }, now)).toEqual({
    ...{ from: '2026-11-13', to: '2026-11-19' },
    ...{ begins: new Date('2026-11-12T23:00:00Z'), ends: new Date('2026-11-19T23:00:00Z') },
  });
});
