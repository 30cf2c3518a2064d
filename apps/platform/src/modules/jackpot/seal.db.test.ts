import { createHash } from 'node:crypto';
import { isProved } from '@harmattan/fair/jackpot/tree';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestJackpots } from '../../testing/test-jackpots.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { sealJackpot } from './seal-jackpot.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const owner = new pg.Client({ connectionString: db.url('harmattan_owner') });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

const hourMs = 3_600_000;
const digest = async (message: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(createHash('sha256').update(message).digest());
const place = 'POST Jackpot/PlaceTickets';
type Stage = Awaited<ReturnType<typeof startTestJackpots>>;

const roundOf = async (stage: Stage, id: number) =>
  (await stage.visitor('GET Jackpot/GetRound', { query: { jackpotId: String(id) } })).data;

/** A home win on one ticket, and home or draw in the first game on another. */
async function soldJackpot(stage: Stage) {
  const id = await stage.newJackpot({ consolation: [{ misses: 1, amountMinor: 300n }] });
  const home = await stage.lines(id, 1);
  const double = home.map((line, at) => (at === 0 ? { ...line, choiceId: 0, choiceIds: [1, 2] } : line));
  const playerId = await money.playerWith(300n);
  const call = stage.playerOf(playerId);
  const placed = await call(place, { body: { key: 'the-two-tickets', price: 3, tickets: [home, double] } });
  expect(placed.status).toBe('SUCCESS');
  return { id, playerId, call, ticketIds: placed.data.betIds };
}

test('at the close the root is published and every ticket is proved; before it neither is there, nor what the crowd picked', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const { id, call, ticketIds } = await soldJackpot(stage);
  const [first, second] = ticketIds as [string, string];
  await stage.keep();
  expect(await roundOf(stage, id)).toMatchObject({ crowd: null, round: { state: 'open', root: null, tickets: null } });
  const proofOf = (betId: string) => call('GET Jackpot/GetTicketProof', { query: { betId } });
  expect((await proofOf(first)).status).toBe('TICKETS_ARE_NOT_SEALED');

  await stage.moveClock(2 * hourMs);
  await stage.keep();
  const { round, crowd } = await roundOf(stage, id);
  expect(round).toMatchObject({ state: 'closed', tickets: 2, tiers: [] });
  // Three columns: two say home in the first game, one says draw.
  expect(crowd?.[0]).toMatchObject({ homeBps: 6_666, drawBps: 3_333, awayBps: 0 });
  expect(crowd?.[1]).toMatchObject({ homeBps: 10_000, drawBps: 0, awayBps: 0 });
  for (const betId of [first, second]) {
    const { data: proof } = await proofOf(betId);
    expect(proof).toMatchObject({ jackpotId: id, betId, tickets: 2, root: round.root });
    expect(proof.leaf).toContain(`ticket ${betId}`);
    expect(await isProved(proof, digest)).toBe(true);
    expect(await isProved({ ...proof, leaf: proof.leaf.replace('picks 1', 'picks 2') }, digest)).toBe(false);
  }
  expect((await proofOf(second)).data.leaf).toContain('picks 1X 1 1');
  expect((await proofOf(first)).data.leaf).toContain('columns 1');

  const stranger = stage.playerOf(await money.playerWith(1n));
  expect((await stranger('GET Jackpot/GetTicketProof', { query: { betId: first } })).status).toBe(
    'TICKET_DOES_NOT_EXIST',
  );
  // Not even the owner of the tables changes what was published.
  for (const change of [
    'update jackpot.seal set tickets = 3',
    'delete from jackpot.seal',
    'delete from jackpot.seal_block',
  ]) {
    await expect(owner.query(`${change} where jackpot_id = $1`, [id]), change).rejects.toMatchObject({ code: 'HA004' });
  }
  expect((await roundOf(stage, id)).round.root).toBe(round.root);
});

test('thousands of tickets are hashed piece by piece, by two keepers at once, and the first, the last and one between are proved', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const { id, playerId, call, ticketIds } = await soldJackpot(stage);
  const tickets = 9_000;
  await owner.query(
    `insert into jackpot.ticket (id, player_id, placed_at, jackpot_id, picks)
     select gen_random_uuid(), $2, app_now(), $1, picks from jackpot.ticket cross join generate_series(1, $3) where id = $4`,
    [id, playerId, tickets - 2, ticketIds[0]],
  );
  await stage.moveClock(2 * hourMs);
  await stage.jackpots.keepOnce();
  for (let pieces = 0; pieces < 20; pieces += 1) {
    await Promise.all([sealJackpot(stage.deps, id), sealJackpot(stage.deps, id)]);
  }
  const { round } = await roundOf(stage, id);
  expect(round.tickets).toBe(tickets);
  const { rows } = await owner.query('select id from jackpot.ticket where jackpot_id = $1 order by id', [id]);
  for (const at of [0, 1_023, 1_024, 4_500, tickets - 1]) {
    const { data: proof } = await call('GET Jackpot/GetTicketProof', { query: { betId: rows[at].id } });
    expect(proof).toMatchObject({ index: at, root: round.root });
    expect(await isProved(proof, digest)).toBe(true);
  }
  // Nothing of this was paid for.
  await owner.query('delete from jackpot.ticket where jackpot_id = $1 and not id = any($2::uuid[])', [id, ticketIds]);
});

test('a ticket that is paid for and not yet written is waited for before the tickets are hashed and counted', async () => {
  let isBroken = true;
  const stage = await startTestJackpots(db, {
    ...money.wallet,
    async linked(operations) {
      const answers = await money.wallet.linked(operations);
      if (isBroken) throw new Error('the connection broke');
      return answers;
    },
  });
  const id = await stage.newJackpot();
  const lines = await stage.lines(id, 1);
  const call = stage.playerOf(await money.playerWith(200n));
  expect((await call(place, { body: { key: 'half-bought', price: 2, tickets: [lines, lines] } })).http).toBe(500);
  await stage.moveClock(2 * hourMs);
  await stage.keep();
  expect((await roundOf(stage, id)).round).toMatchObject({ state: 'closed', root: null });
  isBroken = false;
  await stage.keep();
  expect((await roundOf(stage, id)).round).toMatchObject({ tickets: 2 });
});

test('rounds that are over are listed with winners and amounts, a page at a time', async () => {
  const stage = await startTestJackpots(db, money.wallet);
  const { id, playerId } = await soldJackpot(stage);
  await stage.moveClock(2 * hourMs);
  await stage.keep();
  for (const eventId of await stage.eventIds(id))
    await stage.jackpots.enterResult({ jackpotId: id, eventId, score1: 1, score2: 0, actor: 'ada' });
  await stage.jackpots.settle({ id, actor: 'ada' });
  await stage.keep();
  // 10.00 and 40 % of three columns for the two that are right; 3.00 for the one that misses the first game.
  expect((await roundOf(stage, id)).round).toMatchObject({
    state: 'settled',
    prizePool: 11.2,
    isRolledOver: false,
    tiers: [
      { misses: 0, prizePool: 11.2, winners: 2, each: 5.6 },
      { misses: 1, prizePool: 3, winners: 1, each: 3 },
    ],
  });
  expect((await money.wallet.balance(playerId)).availableMinor).toBe(1_420n);
  const { bets } = (await stage.playerOf(playerId)('GET Jackpot/GetManualJackpotUserBets')).data;
  expect(
    bets.map(({ columns, prize }) => ({ columns, prize })).toSorted((one, other) => one.columns - other.columns),
  ).toEqual([
    { columns: 1, prize: 5.6 },
    { columns: 2, prize: 8.6 },
  ]);

  await stage.moveClock(0);
  for (let made = 0; made < 21; made += 1) {
    const opened = await stage.newJackpot({ guaranteedMinor: 0n });
    await stage.jackpots.void({ id: opened, actor: 'test', why: 'rain' });
  }
  await stage.keep();
  const page = async (before?: number) =>
    (
      await stage.visitor('GET Jackpot/GetPastRounds', {
        query: before === undefined ? {} : { before: String(before) },
      })
    ).data;
  const first = await page();
  expect(first.rounds).toHaveLength(20);
  const rest = await page(first.next as number);
  const ids = [...first.rounds, ...rest.rounds].map((round) => round.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(id);
  expect(rest.next).toBeNull();
});
