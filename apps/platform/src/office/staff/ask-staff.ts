import type { Role } from '@harmattan/contract/office';
import { randomText } from '@harmattan/kernel/random';
import { inTransaction } from '@harmattan/process/transaction';
import { refuse, success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';

const passwordLength = 24;

const ownRequest = () => refuse('OWN_REQUEST', { message: 'OWN_REQUEST' });
const movedOn = () => refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });

interface Asked {
  kind: 'staff-open' | 'staff-roles' | 'staff-authenticator' | 'staff-enable';
  userName: string;
  payload: object;
  /** Without what is secret. */
  after: object;
  comment: string;
}

/** The first person's word. Undefined where a request of the kind about the member waits already. */
async function ask(
  { pool, approvals, audit }: OfficeDeps,
  context: Signed,
  { kind, userName, payload, after, comment }: Asked,
): Promise<string | undefined> {
  return inTransaction(pool, async (transaction) => {
    const { request, isNew } = await approvals.ask(transaction, {
      ...{ kind, subject: userName, payload, amountMinor: null, maker: context.staff.staffId, comment },
    });
    if (!isNew) return undefined;
    const entry = { ...actorOf(context), action: `ask for: ${kind}`, subject: `staff ${userName}`, reason: comment };
    await audit.record({ ...entry, outcome: 'done', after }, transaction);
    return request.id;
  });
}

interface Opening {
  userName: string;
  fullName: string;
  roles: Role[];
  comment: string;
  /** Of a regulator. */
  scope?: { regions: string[]; from: string; to: string; expiresAt: string };
}

/** The maker alone is told the password, the approver alone the secret of the app. */
export async function askOpen(
  deps: OfficeDeps,
  context: Signed,
  { userName, fullName, roles, comment, scope }: Opening,
) {
  if ((await deps.staff.listMembers()).some(({ user_name }) => user_name === userName))
    return refuse('NAME_IS_TAKEN', { message: 'NAME_IS_TAKEN' });
  const password = randomText(deps.random, passwordLength);
  const passwordHash = await deps.staff.hashPassword(password);
  const after = { userName, fullName, roles: [...new Set(roles)], ...(scope && { scope }) };
  const payload = { ...after, passwordHash };
  const approvalId = await ask(deps, context, { kind: 'staff-open', userName, payload, after, comment });
  return approvalId === undefined ? movedOn() : success({ approvalId, password });
}

interface MemberWish {
  kind: Exclude<Asked['kind'], 'staff-open'>;
  staffId: bigint;
  comment: string;
  roles?: Role[];
}

/** Other roles, a new app, or the way back in. A member asks for none of it for themselves. */
export async function askAboutMember(deps: OfficeDeps, context: Signed, { kind, staffId, comment, roles }: MemberWish) {
  const member = (await deps.staff.listMembers()).find(({ id }) => id === staffId);
  if (!member) return refuse('RECORD_DOES_NOT_EXIST', null);
  const { user_name: userName, roles: before, disabled_at: disabledAt } = member;
  if (staffId === context.staff.staffId) {
    const entry = { ...actorOf(context), action: `ask for: ${kind}`, subject: `staff ${userName}`, reason: comment };
    await deps.audit.record({ ...entry, outcome: 'refused' });
    return ownRequest();
  }
  if (kind === 'staff-roles' && before.includes('regulator')) return movedOn();
  if ((kind === 'staff-enable') !== (disabledAt !== null)) return movedOn();
  const about = { staffId: String(staffId), userName };
  const payload = roles ? { ...about, before, roles: [...new Set(roles)] } : about;
  const approvalId = await ask(deps, context, { kind, userName, payload, after: payload, comment });
  return approvalId === undefined ? movedOn() : success({ approvalId });
}
