import type { PlaceRequest } from '../../../stand-ins/sportsbook/src/contract/bets.ts';
import type { MatchDetails } from '../../../stand-ins/sportsbook/src/contract/offer.ts';
import { inTurns, placeSlip } from './place-slip.ts';

const slipsAtOnce = 8;
const stakeMinor = 10_000;

type Picks = PlaceRequest['picks'];

/** Below it nearly every bet of twenty legs would win; far above it none. */
const likelyPriceMin = 1_050;

/** Of each match a likely outcome, so that of bets with many legs some win. */
export async function likelyPicks(address: string, matchIds: readonly string[]): Promise<Picks> {
  const picks: Picks = [];
  for (const match of matchIds) {
    const { markets } = (await (await fetch(`${address}/api/matches/${match}`)).json()) as MatchDetails;
    const [likely] = markets
      .flatMap((market) =>
        market.outcomes.map(({ key, price }) => ({ match, market: market.key, outcome: key, price })),
      )
      .filter(({ price }) => price >= likelyPriceMin)
      .toSorted((one, other) => one.price - other.price);
    if (likely) picks.push(likely);
  }
  return picks;
}

/** Each player places so many bets, each of so many legs, on other matches than the bet before. Answers how many were taken. */
export async function placeAccumulators(
  address: string,
  { secrets, picks, legs, betsEach }: { secrets: readonly string[]; picks: Picks; legs: number; betsEach: number },
): Promise<number> {
  if (picks.length < legs) throw new Error(`there are ${picks.length} matches, and ${legs} are wanted`);
  const slips = secrets.flatMap((secret) => Array.from({ length: betsEach }, () => secret));
  let taken = 0;
  await inTurns(slips, slipsAtOnce, async (secret, at) => {
    const bets = await placeSlip(address, secret, {
      key: crypto.randomUUID(),
      picks: Array.from({ length: legs }, (_, leg) => picks[(at + leg) % picks.length] as Picks[number]),
      kind: 'accumulator',
      stake: stakeMinor,
      priceChanges: 'any',
    });
    taken += bets;
  });
  return taken;
}
