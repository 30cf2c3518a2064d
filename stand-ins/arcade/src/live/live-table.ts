import type { Random } from '@harmattan/kernel/random';
import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { Game, Told } from '../games/game.ts';

/** A turn that is over, as the next ones may know it. */
export interface PastTurn {
  number: number;
  outcome: Record<string, Told>;
}

/** A game of the catalogue that everybody plays together, turn by turn, on a clock. */
export interface LiveTable {
  supplier: SupplierName;
  /** What the supplier's wire calls it. */
  game: string;
  /** Every player's round is dealt by these, from the turn's one seed: all of them see the same number, cards or runners. */
  rules: Game;
  /** How long each part of a turn takes. Nothing is decided (0) where everything is bet beforehand. */
  seconds: { betting: number; closed: number; deciding: number; showing: number };
  /** What everybody is told before the betting: runners and prices. Its chance is another stream than the outcome's. */
  setup?(turn: { number: number; random: Random; past: readonly PastTurn[] }): Told;
  /**
   * What a player without a bet sees: `dealt` while players decide, `outcome` at the end, which history keeps too. Its chance is
   * the very stream from which rounds are dealt.
   */
  look(turn: { random: Random; setup: Told }): {
    dealt: Record<string, Told> | null;
    outcome: Record<string, Told>;
  };
  /** How many past turns `setup` gets, newest first. */
  pastMax?: number;
}

/** What a table goes by in the database and in the seeds. */
export function nameOf({ supplier, game }: Pick<LiveTable, 'supplier' | 'game'>): string {
  return `${supplier} ${game}`;
}
