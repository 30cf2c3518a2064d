import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { setTestClock } from '@harmattan/process/test-clock';
import type pg from 'pg';
import { expect, vi } from 'vitest';
import { createLog } from '../../../../plumbing/log.ts';
import type { TestDatabase } from '../../../../testing/test-database.ts';
import { newKey } from '../../../../testing/test-wallet.ts';
import { createTurnover, type Turnover } from '../../../turnover/index.ts';
import type { Played, Wallet } from '../../../wallet/index.ts';
import { createScoring } from '../index.ts';
import { recountPlainly } from './plain-recount.ts';

let racesMade = 0;
let stakesMade = 0;

export interface StakeOrder {
  playerId: bigint;
  amountMinor?: bigint;
  game?: string;
  supplier?: string;
  key?: string;
  round?: string;
}

/** Scoring over a real wallet, races straight in their tables, and stakes as suppliers' wires make them. */
export function openTestRaces(db: TestDatabase, wallet: Wallet) {
  const { pool } = db.database;
  const clock = movableClock(systemClock);
  const errors: object[] = [];
  const log = { ...createLog({ level: 'silent' }), error: (what: object) => void errors.push(what) };
  const open = (over: { pool?: pg.Pool; turnover?: Turnover } = {}) =>
    createScoring({ pool, turnover: createTurnover(pool), log, clock, ...over } as Parameters<typeof createScoring>[0]);
  const scoring = open();

  /** Every second entry is like those from before there were columns for what was played. */
  const namedIn = (supplier: string, game: string): { memo: string; played?: Played } => {
    stakesMade += 1;
    if (stakesMade % 2 === 0) return { memo: JSON.stringify([game, `round ${stakesMade}`, `tx ${stakesMade}`]) };
    return { memo: '["Dune", and opaque', played: { product: 'games', supplier, game } };
  };
  const legOf = ({ playerId, amountMinor = 100n, game = 'Dune', supplier = 'endorphina', key, round }: StakeOrder) => ({
    playerId,
    key: key ?? newKey(),
    round: round ?? newKey(),
    amountMinor,
    house: `house:${supplier}` as const,
    ...namedIn(supplier, game),
  });

  return {
    scoring,
    errors,
    /** Another process. */
    open,
    async newRace(race: { games?: string[]; fromMs?: number; toMs?: number; state?: string } = {}): Promise<number> {
      const { games = ['Dune'], fromMs = 0, toMs = 3_600_000, state = 'running' } = race;
      racesMade += 1;
      const { rows } = await pool.query(
        `insert into races.race (url_suffix, state, starts_at, ends_at)
         values ($1, $2, app_now() + $3 * interval '1 ms', app_now() + $4 * interval '1 ms') returning id`,
        [`test-${racesMade}`, state, fromMs, toMs],
      );
      await pool.query(
        `insert into races.race_game (race_id, game_id, supplier, external_id, variant)
         select $1, n, 'endorphina', game, '' from unnest($2::text[]) with ordinality as g (game, n)`,
        [rows[0].id, games],
      );
      return rows[0].id;
    },
    stake: (order: StakeOrder) => {
      const leg = legOf(order);
      return wallet.transfer({ direction: 'out', ...leg, about: 'stake', isStake: true });
    },
    play: (order: StakeOrder, winMinor: bigint) => {
      const leg = legOf(order);
      return wallet.linked([
        { kind: 'debit', ...leg, about: 'stake', isStake: true },
        { kind: 'credit', ...leg, key: newKey(), of: leg.round, amountMinor: winMinor, about: 'win' },
      ]);
    },
    /** Some wires name another game, or none, in what they undo. */
    undo: (playerId: bigint, of: string) =>
      wallet.reverse({ playerId, key: newKey(), of, about: 'refund', ...namedIn('endorphina', 'rollback') }),
    /** A supplier's word that a round does not count: money back for it, beside its stakes. */
    refund: ({ round, ...order }: StakeOrder & { round: string }) => {
      const leg = legOf({ ...order, round });
      return wallet.transfer({ direction: 'in', ...leg, of: round, about: 'refund' });
    },
    async moveClock(ms: number) {
      clock.setOffset(ms);
      await setTestClock(pool, ms);
    },
    /** Looks until everything from before now is counted: other tests' transactions may hold it up for a moment. */
    async scoreAll(by = scoring) {
      const { rows } = await pool.query('select app_now() as now');
      await vi.waitFor(
        async () => {
          await by.scoreOnce();
          expect(await by.isCounted(rows[0].now)).toBe(true);
        },
        { timeout: 60_000, interval: 10 },
      );
    },
    async expectRight(raceId: number) {
      const plain = await recountPlainly(pool, raceId);
      // Of other processes, which read it as a whole before and after the steps are folded, and of this one, which has followed.
      const places = plain.map(({ playerId, turnoverMinor, latestUs }, at) => ({
        place: at + 1,
        playerId,
        turnoverMinor,
        reachedAt: new Date(Number(latestUs / 1_000n)),
      }));
      expect(await open().top(raceId, 1_000)).toEqual(places);
      await scoring.fold();
      const { rows } = await pool.query(
        `select player_id as "playerId", turnover as "turnoverMinor", reached_us as "latestUs" from races.score
         where race_id = $1 and turnover > 0 order by turnover desc, reached_us, player_id`,
        [raceId],
      );
      expect(rows).toEqual(plain);
      expect(await open().top(raceId, 1_000)).toEqual(places);
      await expect.poll(() => scoring.top(raceId, 1_000), { interval: 20 }).toEqual(places);
      expect(await scoring.players(raceId)).toBe(places.length);
    },
  };
}
