import { inTransaction } from '@harmattan/process/transaction';
import type { OperatorProof } from '../../modules/identity/index.ts';
import { refuse, success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';

const unknown = () => refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });
const movedOn = () => refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });

interface Act {
  playerId: bigint;
  reason: string;
}

export async function addNote(
  { pool, notes, audit, identity }: OfficeDeps,
  context: Signed,
  { playerId, text }: { playerId: bigint; text: string },
) {
  if (!(await identity.userNamesOf([playerId])).has(playerId)) return unknown();
  const id = await inTransaction(pool, async (transaction) => {
    const added = await notes.add(transaction, { playerId, memberId: context.staff.staffId, text });
    const entry = { ...actorOf(context), action: 'add a note', subject: `player ${playerId}`, after: { note: added } };
    await audit.record({ ...entry, outcome: 'done' }, transaction);
    return added;
  });
  return success({ id });
}

export async function endSessions({ audit, identity }: OfficeDeps, context: Signed, { playerId, reason }: Act) {
  const entry = { ...actorOf(context), action: 'end all sessions', subject: `player ${playerId}`, reason };
  const outcome = await identity.endPlayerSessions({
    ...{ playerId, actor: context.staff.userName, reason },
    also: (transaction) => audit.record({ ...entry, outcome: 'done' }, transaction),
  });
  if (outcome === 'unknown player') return unknown();
  return outcome === 'ended' ? success(null) : movedOn();
}

export async function forcePasswordChange(
  { audit, identity }: OfficeDeps,
  context: Signed,
  { playerId, reason, how }: Act & { how: 'at_sign_in' | 'by_recovery' },
) {
  const entry = { ...actorOf(context), action: 'force a password change', subject: `player ${playerId}`, reason };
  const outcome = await identity.forcePasswordChange({
    ...{ playerId, actor: context.staff.userName, reason, how },
    also: (transaction) => audit.record({ ...entry, outcome: 'done', after: { how } }, transaction),
  });
  return outcome === 'due' ? success(null) : unknown();
}

export async function markTester(
  { audit, identity }: OfficeDeps,
  context: Signed,
  { playerId, reason, isTester }: Act & { isTester: boolean },
) {
  const action = isTester ? 'mark as tester' : 'mark as no tester';
  const entry = { ...actorOf(context), action, subject: `player ${playerId}`, reason };
  const outcome = await identity.markTester({
    ...{ playerId, isTester, actor: context.staff.userName, reason },
    also: (transaction) => audit.record({ ...entry, outcome: 'done' }, transaction),
  });
  if (outcome === 'unknown player') return unknown();
  return outcome === 'marked' ? success(null) : movedOn();
}

/** The first person's word. The app stays on until a second one approves. */
export async function askSecondFactorReset(
  { pool, approvals, audit, identity }: OfficeDeps,
  context: Signed,
  { playerId, reason, proof }: Act & { proof: OperatorProof },
) {
  const player = await identity.readFile(playerId);
  if (!player) return unknown();
  if (!player.app_second_factor) return refuse('SECOND_FACTOR_IS_OFF', null);
  const { request } = await inTransaction(pool, async (transaction) => {
    const asked = await approvals.ask(transaction, {
      ...{ kind: 'second-factor-reset', subject: String(playerId), amountMinor: null },
      ...{ payload: { playerId: String(playerId), proof }, maker: context.staff.staffId, comment: reason },
    });
    const entry = {
      ...actorOf(context),
      action: 'ask for a reset of the second factor',
      subject: `player ${playerId}`,
    };
    if (asked.isNew) await audit.record({ ...entry, outcome: 'done', reason, after: { proof } }, transaction);
    return asked;
  });
  return success({ state: 'waits' as const, approvalId: request.id });
}

/** The first person's word. Nothing changes until a second one approves. */
export async function askNumberChange(
  { pool, approvals, audit, identity }: OfficeDeps,
  context: Signed,
  { playerId, reason, proof, number }: Act & { proof: OperatorProof; number: string },
) {
  if (!(await identity.userNamesOf([playerId])).has(playerId)) return unknown();
  const wanted = await identity.readNumber(number);
  if (!wanted) return refuse('INCORRECT_PARAMETER_VALUE', null);
  if (wanted.isTaken) return refuse('MOBILE_ALREADY_EXISTS', { message: 'MOBILE_ALREADY_EXISTS' });
  const payload = { playerId: String(playerId), userName: wanted.userName, proof };
  const { request } = await inTransaction(pool, async (transaction) => {
    const asked = await approvals.ask(transaction, {
      ...{ kind: 'number-change', subject: String(playerId), amountMinor: null, payload },
      ...{ maker: context.staff.staffId, comment: reason },
    });
    const entry = { ...actorOf(context), action: 'ask for a change of number', subject: `player ${playerId}`, reason };
    if (asked.isNew) await audit.record({ ...entry, outcome: 'done', after: payload }, transaction);
    return asked;
  });
  // Another number waits for a second person already.
  if ((request.payload as typeof payload).userName !== wanted.userName) return movedOn();
  return success({ state: 'waits' as const, approvalId: request.id });
}
