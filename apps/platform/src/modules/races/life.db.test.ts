import { expect, test } from 'vitest';
import { createLog } from '../../plumbing/log.ts';
import { refusingWallet } from '../../testing/refusing-wallet.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestRaces } from '../../testing/test-races.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { listed } from '../catalogue/testing/test-catalogue.ts';
import { createBetStore } from '../suppliers/bets-store.ts';
import { listRounds } from '../suppliers/rounds.ts';
import { houseAccount, prizeAccount } from './accounts.ts';
import { namesOfPrizes } from './names-of-prizes.ts';
import { findRace } from './races-store.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const { pool } = db.database;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const balanceOf = async (playerId: bigint) => (await money.wallet.balance(playerId)).availableMinor;
const stateOf = async (id: number) => (await findRace(pool, id))?.state;
const playerWith1000 = () => money.playerWith(1_000_00n);

test('a race is announced with its prizes, runs, ends and pays by itself, once', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const houseMinor = await money.wallet.houseBalance(houseAccount);
  const made = await stage.races.create(stage.wish());
  const id = made.outcome === 'created' ? made.id : 0;
  expect(await money.wallet.houseBalance(prizeAccount(id))).toBe(0n);
  // Two at once, of whom the second may find the first one done; and once more.
  const opened = await Promise.all([1, 2].map(() => stage.races.open({ id, actor: 'ada' })));
  expect(opened).toContain('open');
  expect(['open', 'not a draft']).toEqual(expect.arrayContaining(opened));
  expect(await stage.races.open({ id, actor: 'ada' })).toBe('not a draft');
  expect(await stateOf(id)).toBe('upcoming');
  expect(await money.wallet.houseBalance(prizeAccount(id))).toBe(1_000_00n);

  const players = await Promise.all([1, 2, 3, 4].map(playerWith1000));
  const [first, second, third, early] = players as [bigint, bigint, bigint, bigint];
  await stage.stake(early, 900_00n);
  await stage.keep();
  expect(await stateOf(id)).toBe('upcoming');
  await stage.moveClock(minuteMs);
  await stage.keep();
  expect(await stateOf(id)).toBe('running');
  await stage.stake(second, 200_00n);
  await stage.stake(third, 100_00n);
  await stage.stake(first, 300_00n);
  // The same turnover as the second, but later.
  await stage.stake(third, 100_00n);
  await stage.moveClock(hourMs);
  await stage.stake(early, 50_00n);
  await stage.keep();
  // Suppliers may still undo something.
  expect(await findRace(pool, id)).toMatchObject({ state: 'finished', work: 'place' });
  await stage.moveClock(20_000);
  await stage.keep();
  await stage.keep();
  expect(await findRace(pool, id)).toMatchObject({ state: 'paid', work: null });
  expect(await Promise.all(players.map(balanceOf))).toEqual([1_200_00n, 1_100_00n, 1_000_00n, 50_00n]);
  expect(await money.wallet.houseBalance(prizeAccount(id))).toBe(0n);
  expect((await money.wallet.houseBalance(houseAccount)) - houseMinor).toBe(-1_000_00n);
  const audit = await stage.races.auditOf(id);
  expect(audit.map(({ actor, action }) => `${actor}: ${action}`)).toEqual([
    'test: create',
    'ada: open',
    'clock: start',
    'clock: finish',
    'clock: pay',
  ]);
  // It stands in the history as what it is.
  const [prize] = await money.wallet.statement({ playerId: first, limit: 1, inRounds: true });
  expect(prize).toMatchObject({ about: 'race-prize', houseMinor: -500_00n, house: prizeAccount(id) });
  const { findGame, providerName } = stage.catalogue;
  const bets = createBetStore({ pool: db.database.pool, log: createLog({ level: 'silent' }) });
  const raceNamesOf = (accounts: readonly string[]) => namesOfPrizes(pool, [...accounts, houseAccount]);
  const names = { findGame, providerName, bookName: (book: string) => book, raceNamesOf };
  const { rounds } = await listRounds({ wallet: money.wallet, bets, ...names }, { playerId: first, before: undefined });
  const raceNames = { en: 'Test race en', sw: 'Test race sw', zh: 'Test race zh' };
  const shown = { gameName: 'Test race en', raceNames, area: 'games', stake: 0n, win: 500_00n, state: 'won' };
  expect(rounds[0]).toMatchObject(shown);
  // A stake in the same history has no race.
  expect(rounds.slice(1).filter((round) => 'raceNames' in round)).toEqual([]);
});

test('a stake that was undone, also shortly after the end, wins nothing', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const { id } = await stage.newRace({ prizesMinor: [100n] });
  await stage.moveClock(minuteMs);
  const [loser, winner] = [await playerWith1000(), await playerWith1000()];
  const key = await stage.stake(loser, 500_00n);
  await stage.stake(winner, 1_00n);
  await stage.moveClock(hourMs + 5_000);
  await stage.keep();
  await stage.undo(loser, key);
  await stage.moveClock(11_000);
  await stage.keep();
  expect(await stateOf(id)).toBe('paid');
  expect(await balanceOf(winner)).toBe(999_00n + 100n);
  expect(await balanceOf(loser)).toBe(1_000_00n);
});

test('what no player won goes back to the house, also where no player staked at all', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const houseMinor = await money.wallet.houseBalance(houseAccount);
  const { id } = await stage.newRace();
  const other = stage.catalogue.findGame({ supplier: 'egt', externalId: '801' })?.id as number;
  const { id: lonely } = await stage.newRace({ gameIds: [other] });
  await stage.moveClock(minuteMs);
  const winner = await playerWith1000();
  await stage.stake(winner, 10n);
  await stage.moveClock(hourMs + 20_000);
  await stage.keep();
  expect([await stateOf(id), await stateOf(lonely)]).toEqual(['paid', 'paid']);
  expect((await money.wallet.houseBalance(houseAccount)) - houseMinor).toBe(-500_00n);
  expect(await money.wallet.houseBalance(prizeAccount(id))).toBe(0n);
  expect(await money.wallet.houseBalance(prizeAccount(lonely))).toBe(0n);
});

test('a player who was excluded meanwhile is paid', async () => {
  const stage = await startTestRaces(db, money.wallet);
  await stage.newRace({ prizesMinor: [100n] });
  await stage.moveClock(minuteMs);
  const winner = await playerWith1000();
  await stage.stake(winner, 10_00n);
  await pool.query("update wallet.account set excluded_until = app_now() + interval '1 year' where player_id = $1", [
    winner,
  ]);
  await expect(stage.stake(winner, 1_00n)).rejects.toThrow('excluded');
  await stage.moveClock(hourMs + 20_000);
  await stage.keep();
  expect(await balanceOf(winner)).toBe(990_00n + 100n);
});

test('a race that is called off pays no player, and its prizes go back', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const houseMinor = await money.wallet.houseBalance(houseAccount);
  const cancel = (id: number) => stage.races.cancel({ id, actor: 'ada', why: 'rain' });
  const { id: upcoming } = await stage.newRace();
  const { id: running } = await stage.newRace();
  const { id: over } = await stage.newRace();
  const draft = await stage.races.create(stage.wish());
  const draftId = draft.outcome === 'created' ? draft.id : 0;
  expect(await cancel(0)).toBe('unknown');
  expect(await cancel(draftId)).toBe('canceled');
  expect(await stage.races.open({ id: draftId, actor: 'ada' })).toBe('not a draft');
  expect(await Promise.all([1, 2, 3].map(() => cancel(upcoming)))).toEqual(Array(3).fill('canceled'));
  await stage.moveClock(minuteMs);
  const player = await playerWith1000();
  await stage.keep();
  await stage.stake(player, 10_00n);
  expect(await cancel(running)).toBe('canceled');
  await stage.moveClock(hourMs);
  // The race has ended, though the keeper has not recorded it.
  expect(await cancel(over)).toBe('too late');
  await stage.moveClock(20_000);
  await stage.keep();
  expect(await cancel(over)).toBe('too late');
  expect(await Promise.all([draftId, upcoming, running, over].map(stateOf))).toEqual([
    'canceled',
    'canceled',
    'canceled',
    'paid',
  ]);
  expect(await balanceOf(player)).toBe(990_00n + 500_00n);
  expect((await money.wallet.houseBalance(houseAccount)) - houseMinor).toBe(-500_00n);
  for (const id of [draftId, upcoming, running, over]) {
    expect(await money.wallet.houseBalance(prizeAccount(id))).toBe(0n);
  }
  expect((await stage.races.auditOf(running)).at(-1)).toMatchObject({
    actor: 'ada',
    action: 'cancel',
    before: { state: 'running' },
    after: { why: 'rain' },
  });
});

test('two processes that keep the same races pay each place once', async () => {
  const stages = await Promise.all([1, 2].map(() => startTestRaces(db, money.wallet)));
  const [one, other] = stages as [(typeof stages)[0], (typeof stages)[0]];
  const { id } = await one.newRace({ prizesMinor: Array(20).fill(100n) });
  await one.moveClock(minuteMs);
  const players = await Promise.all(Array.from({ length: 20 }, playerWith1000));
  for (const player of players) await one.stake(player, 10_00n);
  await one.moveClock(hourMs + 20_000);
  await Promise.all([one.keep(), other.keep(), one.keep(), other.keep()]);
  expect(await stateOf(id)).toBe('paid');
  expect(await Promise.all(players.map(balanceOf))).toEqual(Array(20).fill(990_00n + 100n));
  expect(await money.wallet.houseBalance(prizeAccount(id))).toBe(0n);
});

test('a prize that cannot be paid holds up no other, and is paid when it can be', async () => {
  const refused = new Set<bigint>();
  const stage = await startTestRaces(db, refusingWallet(money.wallet, refused));
  const { id } = await stage.newRace();
  await stage.moveClock(minuteMs);
  const [first, second] = [await playerWith1000(), await playerWith1000()];
  await stage.stake(first, 20_00n);
  await stage.stake(second, 10_00n);
  refused.add(first);
  await stage.moveClock(hourMs + 20_000);
  await stage.keep();
  expect(await findRace(pool, id)).toMatchObject({ state: 'finished', work: 'pay' });
  expect([await balanceOf(first), await balanceOf(second)]).toEqual([980_00n, 990_00n + 300_00n]);
  refused.clear();
  await stage.keep();
  expect(await stateOf(id)).toBe('paid');
  expect([await balanceOf(first), await balanceOf(second)]).toEqual([980_00n + 500_00n, 990_00n + 300_00n]);
});

test('one that should have begun and ended while no process ran is taken to its end', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const { id } = await stage.newRace();
  const late = await stage.races.create(stage.wish());
  await stage.moveClock(3 * hourMs);
  await stage.keep();
  expect(await stateOf(id)).toBe('paid');
  // Nothing that was played before counts, so a draft is not announced after its beginning.
  const lateId = late.outcome === 'created' ? late.id : 0;
  expect(await stage.races.open({ id: lateId, actor: 'ada' })).toBe('too late');
  expect(await stage.races.open({ id: 0, actor: 'ada' })).toBe('unknown');
});

test('what is wrong with a race is told, and a suffix is given once', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const wrong = await stage.races.create(stage.wish({ gameIds: [999_999_999], prizesMinor: [1n, 2n] }));
  expect(wrong).toEqual({ outcome: 'wrong', problems: ['prizes', 'games'] });
  const wish = stage.wish();
  const outcomes = await Promise.all([stage.races.create(wish), stage.races.create(wish)]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['created', 'suffix is taken']);
});

test('games that their supplier calls by the same name are in a race together or not at all', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const game = stage.catalogue.findGame({ supplier: 'egt', externalId: '804' });
  const { supplier, externalId, id } = game as NonNullable<typeof game>;
  const namesake = listed('Another', { supplier, externalId, variant: '1' });
  await stage.catalogue.importGames({ suppliers: [], games: [namesake] }, { isStrict: true });
  const other = stage.catalogue.findGame({ supplier, externalId, variant: '1' })?.id as number;
  const create = (gameIds: number[]) => stage.races.create(stage.wish({ gameIds }));
  expect(await create([id])).toEqual({ outcome: 'wrong', problems: ['games'] });
  expect(await create([other])).toEqual({ outcome: 'wrong', problems: ['games'] });
  expect(await create([other, id])).toMatchObject({ outcome: 'created' });
});

test('a game says that it counts while a race with it runs, after a restart too, and the lists change only then', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const isMarked = () => stage.catalogue.tournamentGames().has(stage.game.id);
  const revision = async () => (await pool.query('select number from catalogue.revision')).rows[0].number as bigint;
  await stage.keep();
  expect(isMarked()).toBe(false);
  await stage.newRace();
  await stage.moveClock(minuteMs);
  await stage.keep();
  expect(isMarked()).toBe(true);
  const before = await revision();
  await stage.keep();
  const restarted = await startTestRaces(db, money.wallet);
  await restarted.keep();
  expect(await revision()).toBe(before);
  // A change from outside the races module.
  await restarted.catalogue.setTournamentGames([]);
  await restarted.keep();
  expect(restarted.catalogue.tournamentGames().has(stage.game.id)).toBe(true);
  await stage.moveClock(hourMs);
  await stage.keep();
  expect(isMarked()).toBe(false);
});
