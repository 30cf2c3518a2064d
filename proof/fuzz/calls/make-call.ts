import { createDraws } from '../../simulate/random.ts';
import { makeFlightMessage } from './flight-messages.ts';
import type { CallSource, FuzzCall } from './fuzz-call.ts';
import { makeHookCall } from './hook-calls.ts';
import { makeOfficeCall } from './office-calls.ts';
import { makePageCall, makeStreamCall } from './own-pages.ts';
import { makeCrossedCall, makePlayerCall } from './player-calls.ts';
import { makeWireCall } from './wire-calls.ts';

/** Shares of the calls of a run; the rest are calls of the contract. */
const wireShare = 0.2;
const hookShare = 0.05;
const pageShare = 0.05;
const streamShare = 0.01;
const flightShare = 0.01;
const officeShare = 0.1;
/** One call in so many repeats what another player asked. */
const crossedEvery = 10;

const makers: readonly [share: number, make: (source: CallSource) => FuzzCall | Promise<FuzzCall>][] = [
  [wireShare, makeWireCall],
  [hookShare, makeHookCall],
  [pageShare, makePageCall],
  [streamShare, makeStreamCall],
  [flightShare, makeFlightMessage],
  [officeShare, makeOfficeCall],
];

/** The call of that number. It follows from the seed, the players and what earlier laps have found. */
export async function makeCall(seed: string, of: Omit<CallSource, 'draws'>): Promise<FuzzCall> {
  const draws = createDraws(`${seed} ${of.number}`);
  const source = { ...of, draws };
  const repeated = of.number % crossedEvery === 0 ? makeCrossedCall(source, of.number / crossedEvery) : undefined;
  if (repeated) return repeated;
  const dice = draws.next();
  let upTo = 0;
  for (const [share, make] of makers) {
    upTo += share;
    if (dice < upTo) return make(source);
  }
  return makePlayerCall(source);
}
