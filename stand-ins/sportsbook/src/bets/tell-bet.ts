import type { Bet, BetPick, BetSystem } from '../contract/bets.ts';
import type { MatchState } from '../contract/offer.ts';
import { combine } from '../prices/index.ts';
import { linesOfOnly, systemFacts } from '../prices/system-names.ts';
import { rulesOf } from '../rules/index.ts';
import { readTaxes, taxAt } from '../taxes/index.ts';
import type { BetRecord, Leg } from './bet.ts';
import { firstSport } from './bet.ts';
import type { BetsDeps } from './bets-deps.ts';
import { cashOutOf, potentialOf } from './cash-out.ts';

/** Bets as their player reads them. What the wallet has not confirmed is not called paid. */
export async function tellBets(deps: TellDeps, bets: readonly BetRecord[]): Promise<Bet[]> {
  const taxes = await readTaxes(deps.pool);
  return bets.map((bet) => {
    const tax = taxAt(taxes, bet.firstPaidAt ?? deps.clock.now());
    return { ...tellUntaxed(deps, bet), tax: tax ? { rate: Number(tax.rate) } : null };
  });
}

export async function tellBet(deps: TellDeps, bet: BetRecord): Promise<Bet> {
  return (await tellBets(deps, [bet]))[0] as Bet;
}

type TellDeps = Pick<BetsDeps, 'offer' | 'pool' | 'clock'>;

function tellUntaxed({ offer }: TellDeps, bet: BetRecord): Omit<Bet, 'tax'> {
  const cashOutMinor = cashOutOf(offer, bet);
  const isPaid =
    bet.dueMinor !== undefined &&
    bet.soldPaidMinor === bet.soldMinor &&
    (bet.paidMinor === bet.dueMinor || owesNothing(bet));
  return {
    id: String(bet.id),
    kind: bet.kind,
    system: tellSystem(bet),
    state: stateOf(bet, isPaid),
    stake: Number(bet.stakeMinor),
    price: bet.system ? 0 : (combine(bet.legs.map(({ priceThousandths }) => priceThousandths)) ?? 0),
    potential: Number(potentialOf(bet) + bet.soldMinor),
    returnMax: Number(bet.returnMaxMinor),
    rules: bet.rulesVersion,
    soldStake: Number(bet.soldStakeMinor),
    soldFor: Number(bet.soldMinor),
    paid: isPaid ? Number((bet.dueMinor ?? 0n) + bet.soldMinor) : null,
    wasCorrected: bet.wasCorrected,
    paidBefore: bet.paidBeforeMinor === undefined ? null : Number(bet.paidBeforeMinor + bet.soldMinor),
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
    ticket: bet.ticket,
    picks: bet.legs.map((leg, at) => ({
      ...tellLeg({ offer }, leg),
      ...(bet.kind === 'builder' && { price: 0 }),
      isBanker: bet.system?.bankers.includes(at) ?? false,
    })),
    cashOut: cashOutMinor === undefined ? null : Number(cashOutMinor),
    isCashOutSuspended: cashOutMinor === undefined && canBeSold(bet),
    sellsParts: rulesOf(bet.rulesVersion).sellsParts,
    autoCashOut: bet.state === 'open' && bet.autoSaleMinor !== undefined ? Number(bet.autoSaleMinor) : null,
  };
}

function tellSystem({ system, legs }: BetRecord): BetSystem | null {
  const facts = systemFacts(legs.length, system);
  if (!system || !facts) return null;
  const areWon = legs.map(({ verdict }) => verdict === 'won' || verdict === 'void');
  return { ...facts, linesWon: linesOfOnly(areWon, system) };
}

/** Sooner or later: it is open, and nothing of it is lost. A system that is open has a line that is not. */
function canBeSold({ state, wasSettled, system, legs }: BetRecord): boolean {
  return state === 'open' && !wasSettled && (system !== null || legs.every(({ verdict }) => verdict !== 'lost'));
}

/** Lost from the beginning: there is nothing to wait for. After a correction the wallet may still have to take something back. */
function owesNothing({ dueMinor, paidMinor, wasCorrected }: BetRecord): boolean {
  return dueMinor === 0n && paidMinor === undefined && !wasCorrected;
}

function stateOf({ state, dueMinor }: BetRecord, isPaid: boolean): Bet['state'] {
  if (dueMinor !== undefined && !isPaid) return 'settling';
  switch (state) {
    case 'won':
    case 'lost':
    case 'void':
    case 'cashed-out':
    case 'open':
      return state;
    default:
      return 'settling';
  }
}

/** By the match itself while it is known, and by what was kept of it afterwards. */
function tellLeg({ offer }: Pick<BetsDeps, 'offer'>, leg: Leg): Omit<BetPick, 'isBanker'> {
  const match = offer.match(leg.match);
  const { league, home, away, end } = leg.about;
  const now = match ?? end ?? { state: 'scheduled' as MatchState, minute: 0, score: leg.score };
  return {
    match: leg.match,
    sport: leg.about.sport ?? firstSport,
    market: leg.market,
    outcome: leg.outcome,
    price: leg.priceThousandths,
    wasLive: leg.wasLive,
    home,
    away,
    league,
    startsAt: match?.startsAt ?? leg.startsAt.toISOString(),
    matchState: now.state,
    minute: now.minute,
    score: [now.score[0], now.score[1]],
    verdict: leg.verdict ?? null,
    scoreBefore: leg.about.endBefore?.score ?? null,
  };
}
