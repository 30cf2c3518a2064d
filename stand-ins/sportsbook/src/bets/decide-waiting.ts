import type { RefusalReason } from '../contract/bets.ts';
import { findSeats } from '../seats/index.ts';
import type { BetRecord, Leg } from './bet.ts';
import type { BetsDeps } from './bets-deps.ts';
import { priceBuilder } from './builder.ts';
import { chanceToFreeze } from './cash-out.ts';
import { agrees } from './check-request.ts';
import { sendStake } from './send-stake.ts';
import { isBetStopped, listWaiting, refuseStale, refuseWaiting, startPlacing } from './stakes-store.ts';

const betsAtOnce = 200;

/** Decides bets whose delay is over, whether or not a page still asks. It does not wait for the wallet: `follow` does. */
export async function decideWaiting(deps: BetsDeps, follow: (work: Promise<unknown>) => void): Promise<void> {
  await refuseStale(deps.pool);
  const bets = await listWaiting(deps.pool, betsAtOnce);
  if (bets.length === 0) return;
  const seats = await findSeats(
    deps.pool,
    bets.map(({ seatId }) => seatId),
  );
  for (const bet of bets) {
    const decision = decide(deps, bet);
    if (typeof decision === 'string') await refuseWaiting(deps.pool, bet, decision);
    else if (await startPlacing(deps.pool, bet, decision)) {
      const legs = bet.legs.map((leg, at) => ({ ...leg, ...decision[at] }));
      const seat = seats.get(bet.seatId);
      // Without a seat the wallet is not called, and the overdue stake is cancelled later.
      if (seat) follow(sendStake(deps, seat, { ...bet, legs }));
    } else await refuseWaiting(deps.pool, bet, (await isBetStopped(deps.pool, bet)) ? 'stopped' : 'closed');
  }
}

type PriceOfNow = Pick<Leg, 'priceThousandths' | 'chancePerBillion'>;

/** The prices of now, or why it is not taken. A goal since it was asked for changes everything, whatever the price says. A price that is held stays. */
function decide({ offer }: BetsDeps, { kind, legs, priceChanges, isHeld }: BetRecord): PriceOfNow[] | RefusalReason {
  const prices: PriceOfNow[] = [];
  let hasChanged = false;
  for (const leg of legs) {
    const quote = offer.quote(leg);
    if (quote.state === 'suspended') return 'suspended';
    if (quote.state !== 'open' || quote.isLive !== leg.wasLive) return 'closed';
    if (quote.score[0] !== leg.score[0] || quote.score[1] !== leg.score[1]) return 'suspended';
    if (isHeld) {
      prices.push({ priceThousandths: leg.priceThousandths, chancePerBillion: leg.chancePerBillion });
      continue;
    }
    if (kind === 'builder') continue;
    if (!agrees(priceChanges, leg.askedThousandths, quote.priceThousandths)) hasChanged = true;
    prices.push({ priceThousandths: quote.priceThousandths, chancePerBillion: chanceToFreeze(quote) });
  }
  if (kind === 'builder' && !isHeld) return decideBuilder(offer, legs, priceChanges);
  return hasChanged ? 'price-changed' : prices;
}

/** Its picks are all open, with the score that they were asked for at. */
function decideBuilder(
  offer: BetsDeps['offer'],
  legs: readonly Leg[],
  priceChanges: BetRecord['priceChanges'],
): PriceOfNow[] | RefusalReason {
  const prices = priceBuilder(offer, legs);
  if (typeof prices === 'string') return prices;
  const areAgreed = prices.every((price, at) =>
    agrees(priceChanges, legs[at]?.askedThousandths ?? 0, price.priceThousandths),
  );
  return areAgreed ? prices : 'price-changed';
}
