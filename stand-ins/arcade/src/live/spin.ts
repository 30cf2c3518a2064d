import type { Told } from '../games/game.ts';

/** One turn of a table: its times, the seed that decides it, and what came of it. */
export interface Spin {
  id: bigint;
  tableName: string;
  /** From 1, without a gap. */
  number: number;
  /** Secret until the turn is done. */
  seed: Uint8Array<ArrayBuffer>;
  /** What was announced before the betting. */
  setup: Told;
  opensAt: Date;
  closesAt: Date;
  decidesUntil: Date;
  endsAt: Date;
  /** `open`: bets are taken, or not drawn yet. `drawn`: players decide. `done`: everybody may see all of it. */
  state: 'open' | 'drawn' | 'done';
  outcome: Record<string, Told> | undefined;
}

export type Phase = 'betting' | 'closed' | 'deciding' | 'showing' | 'over';

/** Where a turn is. Bets are taken before `closesAt` and not at it. */
export function phaseOf(spin: Pick<Spin, 'state' | 'closesAt' | 'endsAt'>, now: Date): Phase {
  if (spin.state === 'open') return now < spin.closesAt ? 'betting' : 'closed';
  if (spin.state === 'drawn') return 'deciding';
  return now < spin.endsAt ? 'showing' : 'over';
}
