import { assert } from '@harmattan/kernel/assert';
import type { Minor } from '@harmattan/kernel/money';

/** What a bet is paid and bought back by. A bet keeps the version that it was taken under, and is read by that one alone. */
export interface Rules {
  version: number;
  /** The first day on which slips were accepted under it. */
  since: string;
  picksMax: number;
  /** Of a builder; nothing where builders were not accepted. */
  builderPicksMax: number;
  /** Of a builder, once for all its picks: the largest that a market has. */
  builderMarginThousandths: number;
  /** Of a system; nothing where systems were not accepted. */
  linesMax: number;
  /** No bet pays more. */
  returnMaxMinor: Minor;
  /** A slip that could return more was refused, or is accepted and pays so much at most. */
  aboveReturnMax: 'refused' | 'capped';
  /**
   * What a bet is worth when it is sold: the prices of its picks times their chances of now, which repeats the margin of every pick; or the stake
   * times the change of the chances since the bet was taken, which has none.
   */
  cashOut: 'prices-times-chances' | 'change-of-chances';
  /** What the book keeps of that, once. */
  cashOutKeptPercent: bigint;
  /** Whether a part of a bet can be sold, and the rest goes on. */
  sellsParts: boolean;
  /** Whether basketball is offered beside football. */
  hasBasketball: boolean;
}

const first: Rules = {
  version: 1,
  since: '2026-11-15',
  picksMax: 30,
  builderPicksMax: 0,
  builderMarginThousandths: 0,
  linesMax: 0,
  returnMaxMinor: 5_000_000_000n,
  aboveReturnMax: 'refused',
  cashOut: 'prices-times-chances',
  cashOutKeptPercent: 5n,
  sellsParts: false,
  hasBasketball: false,
};

const second: Rules = {
  version: 2,
  since: '2026-11-19',
  picksMax: 50,
  builderPicksMax: 0,
  builderMarginThousandths: 0,
  linesMax: 0,
  returnMaxMinor: 5_000_000_000n,
  aboveReturnMax: 'capped',
  cashOut: 'change-of-chances',
  cashOutKeptPercent: 5n,
  sellsParts: true,
  hasBasketball: false,
};

const third: Rules = {
  version: 3,
  since: '2026-11-19',
  picksMax: 50,
  builderPicksMax: 0,
  builderMarginThousandths: 0,
  linesMax: 1_000,
  returnMaxMinor: 5_000_000_000n,
  aboveReturnMax: 'capped',
  cashOut: 'change-of-chances',
  cashOutKeptPercent: 5n,
  sellsParts: true,
  hasBasketball: true,
};

const fourth: Rules = {
  version: 4,
  since: '2026-11-19',
  picksMax: 50,
  builderPicksMax: 12,
  builderMarginThousandths: 80,
  linesMax: 1_000,
  returnMaxMinor: 5_000_000_000n,
  aboveReturnMax: 'capped',
  cashOut: 'change-of-chances',
  cashOutKeptPercent: 5n,
  sellsParts: true,
  hasBasketball: true,
};

/** Versions are added and never changed: bets of each of them may be open. */
export const rulesVersions: readonly Rules[] = [first, second, third, fourth];

/** What a slip is accepted under now: alone, since the page needs no other. */
export const rulesNow = fourth;

export function rulesOf(version: number): Rules {
  const rules = rulesVersions.find((one) => one.version === version);
  assert(rules, 'a bet was taken under a version that exists');
  return rules;
}
