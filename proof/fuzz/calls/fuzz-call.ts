import type { Draws } from '../../simulate/random.ts';
import type { Canaries } from '../canaries.ts';
import type { FuzzRequest } from '../request.ts';
import type { FuzzMember } from '../world/members.ts';
import type { FuzzPlayer } from '../world/players.ts';
import type { CallInput } from '../world/sign-in.ts';
import type { Pools } from './pools.ts';

/** One call of a run: who asks what, and how its answer is judged. */
export interface FuzzCall {
  number: number;
  /** Of the contract, as `GET User/GetBalance`; of a wire, a hook or a page, its address. */
  name: string;
  kind: 'call' | 'wire' | 'hook' | 'page' | 'stream' | 'flight' | 'office';
  /** Whose record the answer may show. */
  player: FuzzPlayer | undefined;
  /** Who asks for the house. */
  member?: FuzzMember | undefined;
  /** Of a call of the office: whether the one who asks has the permission. */
  mayAsk?: boolean;
  /** A supplier or gateway that proved itself may be told more than a stranger. */
  isTrusted: boolean;
  request: FuzzRequest;
  /** Where the request is whole: what it says, as an example for others if it succeeds. */
  input?: CallInput | undefined;
}

/** What calls are made from. The same draws, players and pools make the same call. */
export interface CallSource {
  number: number;
  draws: Draws;
  pools: Pools;
  canaries: Canaries;
  players: readonly FuzzPlayer[];
  restricted: readonly FuzzPlayer[];
  /** Who sits at Zeppelin's table. */
  seated: readonly FuzzPlayer[];
  members: readonly FuzzMember[];
  /** The ids of players whom the staff acts on. They take no other part in the run. */
  subjects: readonly string[];
}

/** Of the country that the sandbox serves; none of them is a player's. */
export function visitorAddress(draws: Draws): string {
  return `102.89.${draws.below(250)}.${100 + draws.below(150)}`;
}

export function otherPlayers({ players, draws }: CallSource, player: FuzzPlayer | undefined): FuzzPlayer[] {
  const others = players.filter((one) => one !== player);
  return others.length === 0 ? [] : [draws.pick(others)];
}
