import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { compareNames } from '../cashier/index.ts';
import { publishDecision } from './publish-decision.ts';
import type { RegisterAnswer } from './register-port.ts';
import { ownerOf } from './submit-number.ts';
import type { VerificationDeps } from './verification-deps.ts';
import { attemptsMax, judgeAnswer, levelOf, pauseAfter } from './verification-rules.ts';
import {
  type CheckChange,
  type CheckRow,
  changeCheck,
  claimDueChecks,
  findOwner,
  lockPlayer,
  postponeCheck,
  readAccepted,
  setLevel,
} from './verification-store.ts';

const claimMax = 1;
/** Longer than the register may take, so that two processes never ask about the same number. */
const leaseSeconds = 60;
const byRegister = 'register';

/** Asks the register about one number that is due. False where there is none. */
export async function askNext(deps: VerificationDeps, onFound: () => void): Promise<boolean> {
  const [check] = await claimDueChecks(deps.pool, { limit: claimMax, leaseSeconds });
  if (!check) return false;
  onFound();
  const number = deps.vault.open({ keyId: check.key_id, box: check.box }, ownerOf(check.id)).toString();
  const { id: requestId, kind, first_name: firstName, last_name: lastName, birth_date: birthDate } = check;
  const answer = await deps.register({ requestId, kind, number, firstName, lastName, birthDate });
  await take(deps, check, answer);
  return true;
}

async function take(deps: VerificationDeps, check: CheckRow, answer: RegisterAnswer): Promise<void> {
  if (answer.kind === 'unknown' && check.attempts < attemptsMax)
    return postponeCheck(deps.pool, check.id, pauseAfter(check.attempts));
  await onceMoreIfTaken(() =>
    inTransaction(deps.pool, async (transaction) => {
      await lockPlayer(transaction, check.player_id);
      await settleCheck(deps, transaction, { check, change: changeFor(check, answer) });
    }),
  );
  deps.outbox.wake();
}

/** Of two accounts that are accepted with one number at once, the index lets one have it. The other one finds its owner the second time. */
export async function onceMoreIfTaken<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'number_check_owner') throw error;
    return run();
  }
}

function changeFor(check: CheckRow, answer: RegisterAnswer): CheckChange {
  if (answer.kind === 'unknown') return { state: 'review', problem: 'NO_ANSWER', decidedBy: byRegister };
  if (answer.kind === 'not found') return { state: 'again', problem: 'NOT_FOUND', decidedBy: byRegister };
  const { name, birthDate } = answer;
  const decision = compareNames({ firstName: check.first_name, lastName: check.last_name }, name);
  const ruling = judgeAnswer({ names: decision, isBirthDateSame: birthDate === check.birth_date });
  return { ...ruling, decidedBy: byRegister, register: { name, birthDate, decision } };
}

/**
 * With the player locked, and with the fact for those who compare players by their numbers. A number that another account was verified with is not accepted: a person decides, and compliance has a case.
 */
export async function settleCheck(
  deps: Pick<VerificationDeps, 'cases' | 'outbox'>,
  transaction: pg.PoolClient,
  { check, change }: { check: CheckRow; change: CheckChange },
): Promise<'settled' | 'in use' | 'moved on'> {
  const ownerId = change.state === 'accepted' ? await findOwner(transaction, check) : undefined;
  const settled: CheckChange =
    ownerId === undefined ? change : { ...change, state: 'review', problem: 'NUMBER_IN_USE', playerText: null };
  if (!(await changeCheck(transaction, check, settled))) return 'moved on';
  if (ownerId !== undefined) {
    const { id: checkId, player_id: playerId } = check;
    await deps.cases.openForIdentity(transaction, { checkId, playerId, ownerId });
  }
  await setLevel(transaction, check.player_id, levelOf(await readAccepted(transaction, check.player_id)));
  const payload = { playerId: String(check.player_id) };
  await deps.outbox.record(transaction, { topic: 'verification.number-decided', payload });
  await publishDecision(deps, transaction, { record: check, about: 'number', ...settled });
  return ownerId === undefined ? 'settled' : 'in use';
}
