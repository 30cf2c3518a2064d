import { afterTax, findTaxRule } from '@harmattan/kernel/taxes';
import type { BookName } from '@harmattan/wires/suppliers/names';
import type { MoneyKey } from '../wallet/index.ts';
import { type BetLeg, priceOf } from './bet-details.ts';
import type { RoundSummary } from './round-summary.ts';
import type { SuppliersDeps } from './suppliers-deps.ts';

/** A round as the player's list tells it: a bet with its legs, and a prize of a race with the race's names. */
export interface ToldRound extends Omit<RoundSummary, 'bet' | 'prizeAccount'> {
  bet: ToldBet | null;
  raceNames?: Partial<Record<'en' | 'sw' | 'zh', string>>;
}

interface ToldBet {
  book: BookName;
  reference: string;
  /** One bet of several lines, which has no price of all legs. */
  isSystem: boolean;
  /** Thousandths. */
  price: number | null;
  /** What it would pay at most. Null where that is not known. */
  return: bigint | null;
  /** What would be withheld of that, and what the player would get. */
  returnTax: bigint | null;
  returnNet: bigint | null;
  legs: ToldLeg[];
}

interface ToldLeg extends Omit<BetLeg, 'priceThousandths' | 'startsAt'> {
  price: number | null;
  startsAt: Date | null;
}

/** A bet from before its legs were kept has none, and is told by its words alone. */
export async function tellRounds(
  { bets, taxes, raceNamesOf }: Pick<SuppliersDeps, 'bets' | 'taxes' | 'raceNamesOf'>,
  playerId: bigint,
  rounds: readonly RoundSummary[],
): Promise<ToldRound[]> {
  const known = await bets.of(
    playerId,
    rounds.filter(({ bet }) => bet).map(({ id }) => id as MoneyKey),
  );
  const rule = taxes && findTaxRule(taxes.rules, { product: 'sports', at: taxes.clock.now() });
  const namesByAccount = await raceNamesOf(rounds.flatMap(({ prizeAccount }) => prizeAccount ?? []));
  return rounds.map(({ bet, prizeAccount, ...round }) => {
    const raceNames = namesByAccount.get(prizeAccount ?? '');
    if (!bet) return { ...round, bet: null, ...(raceNames && { raceNames }) };
    const { isReduced, ...named } = bet;
    const { returnMinor, isSystem = false, legs = [] } = known.get(round.id as MoneyKey) ?? {};
    // The wire tells the return of the whole stake, and not how much of the stake was sold.
    const returned = isReduced ? null : (returnMinor ?? null);
    const left = returned === null ? null : afterTax({ stakeMinor: round.stake, grossMinor: returned }, rule);
    const sums = { return: returned, returnTax: left?.taxMinor ?? null, returnNet: left?.netMinor ?? null };
    const money = { isSystem, price: (isSystem ? undefined : priceOf(legs)) ?? null, ...sums };
    return { ...round, bet: { ...named, ...money, legs: legs.map(legOf) } };
  });
}

function legOf({ priceThousandths, startsAt, ...leg }: BetLeg): ToldLeg {
  return { ...leg, price: priceThousandths ?? null, startsAt: startsAt ?? null };
}
