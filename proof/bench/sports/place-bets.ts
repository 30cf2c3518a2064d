import type { PlaceRequest } from '../../../stand-ins/sportsbook/src/contract/bets.ts';
import type { MatchDetails } from '../../../stand-ins/sportsbook/src/contract/offer.ts';
import { inTurns, placeSlip } from './place-slip.ts';

const slipsAtOnce = 8;
const stakeMinor = 10_000;

/** Bets on one match, a slip of singles for each player, over the page's own calls. Answers how many were taken. */
export async function placeBets(
  address: string,
  { secrets, matchId, betsPerSlip }: { secrets: readonly string[]; matchId: string; betsPerSlip: number },
): Promise<number> {
  const match = (await (await fetch(`${address}/api/matches/${matchId}`)).json()) as MatchDetails;
  const picks = match.markets
    .flatMap((market) => market.outcomes.map(({ key, price }) => ({ market: market.key, outcome: key, price })))
    .filter(({ price }) => price > 0)
    .map((pick) => ({ match: matchId, ...pick }));
  if (picks.length < betsPerSlip) throw new Error(`there are ${picks.length} prices, and ${betsPerSlip} are wanted`);

  let taken = 0;
  await inTurns(secrets, slipsAtOnce, async (secret, at) => {
    const own = Array.from({ length: betsPerSlip }, (_, pick) => picks[(at + pick) % picks.length]);
    const bets = await placeSlip(address, secret, {
      key: crypto.randomUUID(),
      picks: own as PlaceRequest['picks'],
      kind: 'single',
      stake: stakeMinor,
      priceChanges: 'any',
    });
    taken += bets;
  });
  return taken;
}
