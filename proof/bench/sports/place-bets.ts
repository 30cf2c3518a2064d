import type { PlaceAnswer, PlaceRequest } from '../../../stand-ins/sportsbook/src/contract/bets.ts';
import type { MatchDetails } from '../../../stand-ins/sportsbook/src/contract/offer.ts';

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
  const waiting = secrets.map((secret, at) => ({ secret, at }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { secret, at } = next;
      const own = Array.from({ length: betsPerSlip }, (_, pick) => picks[(at + pick) % picks.length]);
      const request = {
        key: crypto.randomUUID(),
        picks: own as PlaceRequest['picks'],
        kind: 'single',
        stake: stakeMinor,
        priceChanges: 'any',
      } satisfies PlaceRequest;
      const bets = await placeSlip(`${address}/api/seats/${secret}/bets`, request);
      taken += bets;
    }
  };
  await Promise.all(Array.from({ length: slipsAtOnce }, work));
  return taken;
}

async function placeSlip(url: string, request: PlaceRequest): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const answer = (await response.json()) as PlaceAnswer;
  if (answer.status !== 'placed' || answer.bets.length < request.picks.length)
    throw new Error(`a slip was not taken: ${JSON.stringify(answer).slice(0, 300)}`);
  return answer.bets.length;
}
