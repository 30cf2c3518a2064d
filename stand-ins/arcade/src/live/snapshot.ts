import { hexOf } from '@harmattan/fair/seeds/hex';
import { commitmentOf } from '@harmattan/fair/seeds/seeded-chance';
import { majorFromMinor } from '@harmattan/kernel/money';
import type pg from 'pg';
import { z } from 'zod';
import type { Told } from '../games/game.ts';
import { listBets } from './bets-store.ts';
import type { LiveTable, PastTurn } from './live-table.ts';
import { type Phase, phaseOf, type Spin } from './spin.ts';
import { spinRandom } from './spin-random.ts';
import { listPast } from './spins-store.ts';

const betsShown = 20;
const spotsShown = 6;
const turnsShown = 20;

/** How a table stands, as everybody at it may know it. */
export interface Snapshot {
  /** What rounds that ride on the turn call it. */
  spin: string;
  number: number;
  phase: Phase;
  /** When the phase ends, if the clock ends it. */
  endsAt: string | null;
  commitment: string;
  setup: Told;
  dealt: Record<string, Told> | null;
  outcome: Record<string, Told> | null;
  /** Told when the turn is done. */
  seed: string | null;
  players: number;
  total: string;
  bets: { name: string; stake: string; on: Record<string, string> | null; won: string | null }[];
  /** Newest first. */
  history: PastTurn[];
}

export interface SnapshotDeps {
  pool: pg.Pool;
  nicknameOf(player: string): string;
}

export async function takeSnapshot(
  { pool, nicknameOf }: SnapshotDeps,
  table: LiveTable,
  spin: Spin,
  now: Date,
): Promise<Snapshot> {
  const isDone = spin.state === 'done';
  const bets = await listBets(pool, spin.id, betsShown);
  const phase = phaseOf(spin, now);
  return {
    spin: String(spin.id),
    number: spin.number,
    phase,
    endsAt: endOf(spin, phase)?.toISOString() ?? null,
    commitment: commitmentOf(spin.seed),
    setup: spin.setup,
    dealt: spin.state === 'open' ? null : table.look({ random: spinRandom(spin), setup: spin.setup }).dealt,
    outcome: spin.outcome ?? null,
    seed: isDone ? hexOf(spin.seed) : null,
    players: bets.players,
    total: majorFromMinor(bets.totalMinor),
    bets: bets.largest.map(({ player, stakeMinor, choice, wonMinor }) => ({
      name: nicknameOf(player),
      stake: majorFromMinor(stakeMinor),
      on: spotsIn(choice),
      won: isDone && wonMinor !== undefined ? majorFromMinor(wonMinor) : null,
    })),
    history: await listPast(pool, spin.tableName, turnsShown),
  };
}

function endOf(spin: Spin, phase: Phase): Date | undefined {
  if (phase === 'betting') return spin.closesAt;
  if (phase === 'deciding') return spin.decidesUntil;
  return phase === 'showing' ? spin.endsAt : undefined;
}

const withBets = z.object({ bets: z.array(z.object({ on: z.string(), amount: z.string() })) });

/** Where the chips lie, at tables where any do. */
function spotsIn(choice: object): Record<string, string> | null {
  const { data } = withBets.safeParse(choice);
  if (!data) return null;
  return Object.fromEntries(data.bets.slice(0, spotsShown).map(({ on, amount }) => [on, amount]));
}
