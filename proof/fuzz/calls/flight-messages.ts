import type { CallSource, FuzzCall } from './fuzz-call.ts';
import { oddValues, spoilInput } from './spoil-input.ts';

/** The table closes the line of a page that sends more at once. */
const messageMaxBytes = 500;
const betsEach = 400;

/** A message to Zeppelin's table: a bet, a cash-out of any bet, a greeting, or something that is none of them. */
export function makeFlightMessage({ draws, number, seated }: CallSource): FuzzCall {
  const player = draws.pick(seated);
  const wish = draws.pick([
    {
      ...{ id: number, do: 'bet', key: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}` },
      ...{
        slot: draws.below(2),
        stake: `${10 * (1 + draws.below(20))}.00`,
        target: draws.pick([null, 101, 250, 1_000_000]),
      },
    },
    { id: number, do: 'out', bet: String(1 + draws.below(betsEach)) },
    { id: number, do: 'hello' },
  ]);
  const dice = draws.next();
  const malformed = dice < 0.6 ? wish : spoilInput({ body: wish }, draws).body;
  const text = dice < 0.9 ? JSON.stringify(malformed) : String(draws.pick(oddValues) ?? '{');
  return {
    number,
    name: 'Zeppelin',
    kind: 'flight',
    player,
    isTrusted: false,
    request: {
      method: 'MESSAGE',
      target: '/flights',
      headers: [],
      body: Buffer.from(text).subarray(0, messageMaxBytes).toString(),
    },
  };
}
