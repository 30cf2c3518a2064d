import type { BookName } from '@harmattan/wires/suppliers/names';
import type { MoneyKey } from '../wallet/index.ts';
import { type BetLeg, priceOf } from './bet-details.ts';
import type { RoundSummary } from './round-summary.ts';
import type { SuppliersDeps } from './suppliers-deps.ts';

/** A round as the player's list tells it: a bet with its legs. */
export interface ToldRound extends Omit<RoundSummary, 'bet'> {
  bet: ToldBet | null;
}

interface ToldBet {
  book: BookName;
  reference: string;
  /** Thousandths. */
  price: number | null;
  /** What it would pay at most. */
  return: bigint | null;
  legs: ToldLeg[];
}

interface ToldLeg extends Omit<BetLeg, 'priceThousandths' | 'startsAt'> {
  price: number | null;
  startsAt: Date | null;
}

/** A bet from before its legs were kept has none, and is told by its words alone. */
export async function tellBets(
  { bets }: Pick<SuppliersDeps, 'bets'>,
  playerId: bigint,
  rounds: readonly RoundSummary[],
): Promise<ToldRound[]> {
  const known = await bets.of(
    playerId,
    rounds.filter(({ bet }) => bet).map(({ id }) => id as MoneyKey),
  );
  return rounds.map((round) => {
    if (!round.bet) return { ...round, bet: null };
    const { returnMinor, legs = [] } = known.get(round.id as MoneyKey) ?? {};
    return {
      ...round,
      bet: { ...round.bet, price: priceOf(legs) ?? null, return: returnMinor ?? null, legs: legs.map(legOf) },
    };
  });
}

function legOf({ priceThousandths, startsAt, ...leg }: BetLeg): ToldLeg {
  return { ...leg, price: priceThousandths ?? null, startsAt: startsAt ?? null };
}
