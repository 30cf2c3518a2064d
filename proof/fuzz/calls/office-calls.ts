import { splitKey } from '@harmattan/contract';
import {
  type OfficeCallDefinition,
  type OfficeCallKey,
  officeCalls,
  permissionsOf,
  type Role,
} from '@harmattan/contract/office';
import { officePrefix } from '@harmattan/contract/wire';
import type { FuzzMember } from '../world/members.ts';
import { type Browser, type CallInput, headersOf } from '../world/sign-in.ts';
import { type CallSource, type FuzzCall, visitorAddress } from './fuzz-call.ts';
import { plainInput, readCalls } from './known-calls.ts';
import { spoilInput } from './spoil-input.ts';
import { spoilRequest } from './spoil-request.ts';

const weights: Partial<Record<OfficeCallKey, number>> = {
  // A member who signs out needs the next code of the app, and a password is slow to check.
  'POST Staff/SignOut': 0.02,
  'POST Staff/SignIn': 0.1,
  // Nothing would tell a permission that was taken in an emergency from one that was never asked for.
  'POST Staff/BreakGlass': 0,
};
const known = readCalls<OfficeCallKey, OfficeCallDefinition>(officeCalls, weights);

/** Shares of the callers; the rest are members whose roles allow the call. */
const visitorShare = 0.05;
const playerShare = 0.05;
const anyMemberShare = 0.15;
const plainShare = 0.75;
const wrongInputShare = 0.17;

/** A call of the office: by a member with or without the permission, by a visitor, or with a player's session. */
export function makeOfficeCall(source: CallSource): FuzzCall {
  const { draws, number } = source;
  const call = known.pick(draws);
  const caller = pickCaller(source, call.definition);
  const owner = caller.member?.userName ?? caller.player?.index;
  const plain = aboutSubjects(source, plainInput(source, call, { player: caller.player, owner }));
  const dice = draws.next();
  const isPlain = dice < plainShare;
  const isWhole = dice < plainShare + wrongInputShare;
  const input = isPlain || !isWhole ? plain : spoilInput(plain, draws);
  const request = requestOf(call.key, caller.browser, input);
  return {
    number,
    name: call.key,
    kind: 'office',
    player: undefined,
    member: caller.member,
    mayAsk: mayAsk(call.definition, caller.member),
    isTrusted: false,
    request: isWhole ? request : spoilRequest(request, draws),
    input: isPlain ? plain : undefined,
  };
}

function mayAsk({ permission }: OfficeCallDefinition, member: FuzzMember | undefined): boolean {
  if (permission === 'none') return true;
  return member !== undefined && (permission === 'any' || permissionsOf([member.role]).includes(permission));
}

function pickCaller(source: CallSource, definition: OfficeCallDefinition) {
  const { draws, players, members } = source;
  const dice = draws.next();
  if (dice < visitorShare) return { browser: { address: visitorAddress(draws), cookies: new Map() } };
  if (dice < visitorShare + playerShare) {
    const player = draws.pick(players);
    return { player, browser: player.browser };
  }
  const able = members.filter((member) => mayAsk(definition, member));
  const isAny = dice < visitorShare + playerShare + anyMemberShare || able.length === 0;
  const member = draws.pick(isAny ? members : able);
  return { member, browser: member.browser };
}

/** The roles of the members of a run. The owner's would end the run: it disables the others. */
export const memberRoles: readonly Role[] = ['finance', 'payments', 'support', 'risk', 'compliance', 'auditor'];

const noPlayer = '999999999';

/** Acts on players concern those who take no part in the run, so that the crowd stays. */
function aboutSubjects({ draws, subjects }: CallSource, input: CallInput): CallInput {
  const aim = (fields: unknown): unknown =>
    typeof fields === 'object' && fields !== null && 'playerId' in fields
      ? { ...fields, playerId: draws.pick([...subjects, noPlayer]) }
      : fields;
  return {
    ...(input.query && { query: aim(input.query) as Record<string, string> }),
    ...(input.body !== undefined && { body: aim(input.body) }),
  };
}

function requestOf(key: OfficeCallKey, browser: Browser, input: CallInput) {
  const { method, path } = splitKey(key);
  const query = input.query ? `?${new URLSearchParams(input.query)}` : '';
  return {
    method,
    target: `${officePrefix}${path}${query}`,
    headers: [
      ...headersOf(browser),
      ...(input.body === undefined ? [] : [['content-type', 'application/json'] as [string, string]]),
    ],
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  };
}
