import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { onceMoreIfTaken, settleCheck } from './ask-register.ts';
import { publishDecision } from './publish-decision.ts';
import type { VerificationDeps } from './verification-deps.ts';
import { levelOf } from './verification-rules.ts';
import {
  type CheckRow,
  changeDocument,
  type DocumentRow,
  findCheck,
  findDocument,
  levelOfPlayer,
  lockPlayer,
  readAccepted,
  setLevel,
} from './verification-store.ts';

type Decision = 'accept' | 'again' | 'refuse';

const states = { accept: 'accepted', again: 'again', refuse: 'refused' } as const;

/** What a person decides on, as it was before. */
export type Decided =
  | { kind: 'number'; before: CheckRow; isInUse: boolean; levels: Levels }
  | { kind: 'document'; before: DocumentRow; levels: Levels };

interface Levels {
  before: number;
  after: number;
}

interface DecisionWord {
  id: string;
  version: number;
  decision: Decision;
  playerText: string | null;
  by: string;
  /** Written with the change. */
  also(transaction: pg.PoolClient, decided: Decided): Promise<void>;
}

/** What may be decided now. A number that another account has is never accepted. */
export function decisionsOn(record: Pick<CheckRow, 'state' | 'problem'> | Pick<DocumentRow, 'state'>): Decision[] {
  const isInUse = 'problem' in record && record.problem === 'NUMBER_IN_USE';
  switch (record.state) {
    case 'review':
      return isInUse ? ['again', 'refuse'] : ['accept', 'again', 'refuse'];
    case 'waiting':
      // A number waits for the register, a document for a person.
      return 'problem' in record ? [] : ['accept', 'again', 'refuse'];
    case 'refused':
      return ['again'];
    default:
      return [];
  }
}

/** A person's word on a number or a document, with the player locked. */
export async function decide(
  deps: VerificationDeps,
  word: DecisionWord,
): Promise<'decided' | 'in use' | 'unknown' | 'moved on'> {
  const [check, document] = [await findCheck(deps.pool, word.id), await findDocument(deps.pool, word.id)];
  const playerId = check?.player_id ?? document?.player_id;
  if (playerId === undefined) return 'unknown';
  const run = async (transaction: pg.PoolClient) => {
    await lockPlayer(transaction, playerId);
    const levelBefore = await levelOfPlayer(transaction, playerId);
    const decided = await (check ? decideOnNumber : decideOnDocument)(deps, transaction, word);
    if (typeof decided === 'string') return decided;
    const levels = { before: levelBefore, after: await levelOfPlayer(transaction, playerId) };
    await word.also(transaction, { ...decided, levels });
    return decided.kind === 'number' && decided.isInUse ? 'in use' : 'decided';
  };
  const outcome = await onceMoreIfTaken(() => inTransaction(deps.pool, run));
  deps.outbox.wake();
  return outcome;
}

async function decideOnNumber(deps: VerificationDeps, transaction: pg.PoolClient, word: DecisionWord) {
  const { id, version, decision, playerText, by } = word;
  const before = await findCheck(transaction, id);
  if (!before || before.version !== version || !decisionsOn(before).includes(decision)) return 'moved on' as const;
  const problem = decision === 'accept' ? null : before.problem;
  const change = { state: states[decision], problem, decidedBy: by, playerText };
  const settled = await settleCheck(deps, transaction, { check: before, change });
  return settled === 'moved on' ? settled : { kind: 'number' as const, before, isInUse: settled === 'in use' };
}

async function decideOnDocument(deps: VerificationDeps, transaction: pg.PoolClient, word: DecisionWord) {
  const { id, version, decision, playerText, by } = word;
  const before = await findDocument(transaction, id);
  if (!before || before.version !== version || !decisionsOn(before).includes(decision)) return 'moved on' as const;
  const change = { state: states[decision], decidedBy: by, playerText };
  if (!(await changeDocument(transaction, before, change))) return 'moved on' as const;
  const { player_id: playerId } = before;
  await setLevel(transaction, playerId, levelOf(await readAccepted(transaction, playerId)));
  await publishDecision(deps, transaction, { record: before, about: before.kind, ...change });
  return { kind: 'document' as const, before };
}
