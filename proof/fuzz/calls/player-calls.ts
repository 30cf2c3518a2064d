import { apiPrefix, type CallDefinition, type CallKey, calls, splitKey } from '@harmattan/contract';
import type { FuzzRequest } from '../request.ts';
import type { FuzzPlayer } from '../world/players.ts';
import { type CallInput, headersOf } from '../world/sign-in.ts';
import { type CallSource, type FuzzCall, otherPlayers, visitorAddress } from './fuzz-call.ts';
import { plainInput, readCalls } from './known-calls.ts';
import { spoilInput } from './spoil-input.ts';
import { spoilRequest } from './spoil-request.ts';
import { withoutCanaries } from './without-canaries.ts';

/** Passwords are slow to check on purpose, and a player who signs out has to sign in again: these are called less often. */
const weights: Partial<Record<CallKey, number>> = {
  'POST Security/Register': 0.2,
  'POST Security/Login': 0.3,
  'POST Security/PasswordRecovery': 0.3,
  'POST Security/ChangePassword': 0.2,
  'POST Security/LogOff': 0.15,
  'POST Security/EndUserSession': 0.5,
  'POST User/ToggleTwoFactor': 0.5,
  'POST User/MakeRecoveryCodes': 0.2,
  'POST User/UpdateSmsTwoFactor': 0.2,
  // A player on a break plays no more.
  'POST Limits/TimeOut': 0.1,
  'POST Limits/Exclude': 0.1,
  'POST Banking/RegisterKudipalWithdraw': 0.5,
};

const known = readCalls<CallKey, CallDefinition>(calls, weights);
type Known = (typeof known.all)[number];

/** Shares of calls that are asked as they should be, and of those with a wrong input; the rest has a wrong envelope. */
const plainShare = 0.72;
const wrongInputShare = 0.19;
/** Of a player's requests: with the token of the one and the cookie of another. */
const mixedShare = 0.02;

/** Calls that say something of their own to each player, by name. Those that are asked less often stay so. */
const crossed = new Map<string, Known>(
  known.all
    .filter(({ key, definition }) => definition.caller === 'player' && weights[key] === undefined)
    .map((call) => [call.key, call]),
);

/** The names of every call that can be made. */
export const callNames: readonly string[] = known.all.map(({ key }) => key);

/** A call of the contract, by a visitor, a player, or one who must change the password. */
export function makePlayerCall(source: CallSource): FuzzCall {
  const { draws, number } = source;
  const call = known.pick(draws);
  const player = pickCaller(source, call.definition);
  const plain = withoutCanaries(
    plainInput(source, call, { player, owner: player?.index }),
    source.canaries,
    player?.index,
  );
  const dice = draws.next();
  const isPlain = dice < plainShare;
  const input = dice < plainShare + wrongInputShare && !isPlain ? spoilInput(plain, draws) : plain;
  const request = requestOf(source, { call, player, input });
  return {
    number,
    name: call.key,
    kind: 'call',
    player,
    isTrusted: false,
    request: dice < plainShare + wrongInputShare ? request : spoilRequest(request, draws),
    input: isPlain ? plain : undefined,
  };
}

/** What one player asked with success, asked by another as it stands, call by call in turn: an owner check that is missing shows. */
export function makeCrossedCall(source: CallSource, turn: number): FuzzCall | undefined {
  const { players, pools, canaries, draws, number } = source;
  const example = pools.exampleInTurn(turn, (key) => crossed.has(key));
  const call = example && crossed.get(example.key);
  const others = players.filter(({ index }) => index !== example?.owner);
  if (!call || others.length === 0) return undefined;
  const player = draws.pick(others);
  const input = withoutCanaries(example.input, canaries, player.index);
  const request = requestOf(source, { call, player, input });
  return { number, name: call.key, kind: 'call', player, isTrusted: false, request, input };
}

function pickCaller({ draws, players, restricted }: CallSource, { caller }: CallDefinition): FuzzPlayer | undefined {
  const shares = { anyone: [0.35, 0.05], player: [0.04, 0.03], 'any-player': [0.05, 0.2] }[caller] as [number, number];
  const dice = draws.next();
  if (dice < shares[0]) return undefined;
  return draws.pick(dice < shares[0] + shares[1] && restricted.length > 0 ? restricted : players);
}

function requestOf(
  source: CallSource,
  { call, player, input }: { call: Known; player: FuzzPlayer | undefined; input: CallInput },
): FuzzRequest {
  const { draws } = source;
  const { method, path } = splitKey(call.key);
  const asBody = call.definition.queryMayBeBody && input.body === undefined && draws.chance(0.5);
  const query = input.query && !asBody ? `?${new URLSearchParams(input.query)}` : '';
  const body = asBody ? input.query : input.body;
  return {
    method,
    target: `${apiPrefix}${path}${query}`,
    headers: [
      ...callerHeaders(source, player),
      ...(body === undefined ? [] : [['content-type', 'application/json'] as [string, string]]),
    ],
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

function callerHeaders(source: CallSource, player: FuzzPlayer | undefined): [string, string][] {
  const { draws } = source;
  if (!player) return headersOf({ address: visitorAddress(draws), cookies: new Map() });
  const [other] = draws.chance(mixedShare) ? otherPlayers(source, player) : [];
  return headersOf(other ? { ...player.browser, cookies: other.browser.cookies } : player.browser);
}
