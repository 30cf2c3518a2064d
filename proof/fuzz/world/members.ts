import type { Role } from '@harmattan/contract/office';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import type pg from 'pg';
import { codeAt, createPasswords, stepAt } from '../../../apps/platform/src/modules/identity/index.ts';
import { createStaff } from '../../../apps/platform/src/modules/staff/index.ts';
import { createVault } from '../../../apps/platform/src/plumbing/vault.ts';
import { systemClock } from '../../../packages/kernel/src/clock.ts';
import { memberRoles } from '../calls/office-calls.ts';
import type { Canaries } from '../canaries.ts';
import type { Connection } from '../connection.ts';
import { secretsKey } from './product.ts';
import { type Browser, cookiesIn } from './sign-in.ts';

/** A member of the staff with one role. */
export interface FuzzMember {
  userName: string;
  role: Role;
  browser: Browser;
  /** Whether the session has ended, as far as an answer said so. */
  hasLeft: boolean;
}

export interface MembersDeps {
  pool: pg.Pool;
  /** To the office. */
  connection: Connection;
  canaries: Canaries;
}

const password = 'a long way to Lagos';
const secret = new TextEncoder().encode('twenty bytes of fuzz');

/** One member of each role that takes part, opened as the operator's command does, and signed in. */
export async function openMembers(deps: MembersDeps): Promise<FuzzMember[]> {
  const staff = createStaff({
    ...{ pool: deps.pool, clock: systemClock, random: systemRandom },
    ids: createIds({ clock: systemClock, random: systemRandom }),
    vault: createVault({ keys: [secretsKey], random: systemRandom }),
    passwords: await createPasswords(),
  });
  const members: FuzzMember[] = [];
  for (const [at, role] of memberRoles.entries()) {
    const userName = `fuzz-${role}`;
    await staff.openMember({ userName, fullName: `Fuzz ${role}`, roles: [role], password, secret });
    const member = { userName, role, browser: { address: `102.88.${at}.7`, cookies: new Map() }, hasLeft: true };
    if (!(await returnMember(deps, member))) throw new Error(`${userName} could not sign in`);
    members.push(member);
  }
  return members;
}

/** A new session. False where the app's code has been used: the next one comes within half a minute. */
export async function returnMember({ connection, canaries }: MembersDeps, member: FuzzMember): Promise<boolean> {
  const code = codeAt(secret, stepAt(systemClock.now()));
  const reply = await connection.ask({
    method: 'POST',
    target: '/office/api/Staff/SignIn',
    headers: [
      ['x-forwarded-for', member.browser.address],
      ['content-type', 'application/json'],
    ],
    body: JSON.stringify({ userName: member.userName, password, code }),
  });
  if ('reason' in reply) return false;
  const token = /"token":"([^"]+)"/.exec(reply.body)?.[1];
  if (token === undefined) return false;
  member.browser = { ...member.browser, token, cookies: cookiesIn(reply.head) };
  for (const text of [token, ...member.browser.cookies.values()]) {
    // Of none of the players: no answer may show it.
    canaries.add(text, { owner: -1, what: 'session', secrecy: 'player' });
  }
  member.hasLeft = false;
  return true;
}
