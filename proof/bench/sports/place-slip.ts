import type { PlaceAnswer, PlaceRequest } from '../../../stand-ins/sportsbook/src/contract/bets.ts';

/** Over the page's own call. Answers how many bets were taken; it is an error that not all were. */
export async function placeSlip(address: string, secret: string, request: PlaceRequest): Promise<number> {
  const response = await fetch(`${address}/api/seats/${secret}/bets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const answer = (await response.json()) as PlaceAnswer;
  const wanted = request.kind === 'single' ? request.picks.length : 1;
  if (answer.status !== 'placed' || answer.bets.length < wanted)
    throw new Error(`a slip was not taken: ${JSON.stringify(answer).slice(0, 300)}`);
  return answer.bets.length;
}

/** So many pieces of work at a time, each begun in its turn. */
export async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  const waiting = items.map((item, at) => ({ item, at }));
  const turn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next.item, next.at);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
}
