import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import type { RequestRow } from '../modules/approvals/index.ts';
import { approveRequest, decidedMeanwhile, lapseIfOver } from './approve-request.ts';
import { type DeskRecord, endOwnClaim } from './claimed.ts';
import { type Actor, actorOf, type OfficeDeps } from './office-deps.ts';

export interface Asked {
  record: DeskRecord;
  /** Of the request, as in the registry of what is done with a second yes. */
  kind: string;
  payload: object;
  amountMinor: Minor | null;
  comment: string;
}

/**
 * An act that takes two people: the first call makes a request, the same call of another person approves it. `moved on` also where a request
 * for something else about the record waits: it is decided on first.
 */
export async function decideByTwo(
  deps: OfficeDeps,
  context: Actor,
  asked: Asked,
): Promise<{ state: 'done' | 'waits'; approvalId: string } | 'own request' | 'moved on' | 'withdrawals off'> {
  const { approvals, audit } = deps;
  const { record, kind, payload, comment } = asked;
  const { staff } = context;
  const { subject } = record;
  const waiting = await approvals.findWaiting({ kind, subject });
  if (waiting && (await lapseIfOver(deps, waiting))) return 'moved on';
  if (waiting?.maker === staff.staffId) {
    await audit.record({ ...entryOf(context, asked), action: 'approve an own request', outcome: 'refused' });
    return 'own request';
  }
  if (waiting) {
    if (!approvals.isFor(waiting, payload)) return 'moved on';
    const outcome = await decidedMeanwhile(approveRequest(deps, context, waiting, comment));
    if (outcome === 'withdrawals off') return outcome;
    return outcome === 'done' ? { state: 'done', approvalId: waiting.id } : 'moved on';
  }
  const request = await decidedMeanwhile(askForSecond(deps, context, asked));
  if (request === 'moved on') return request;
  // Another decision may have been carried out between the look for a request and this one.
  if (await lapseIfOver(deps, request)) return 'moved on';
  return { state: 'waits', approvalId: request.id };
}

/**
 * Both words of one decision, for work that two members do without a page, as the demo's. A request that a crash left is approved as it
 * was asked for.
 */
export async function decideAsTwo(
  deps: OfficeDeps,
  [one, other]: readonly [Actor, Actor],
  asked: Asked,
): Promise<boolean> {
  const { approvals } = deps;
  const waiting = await approvals.findWaiting({ kind: asked.kind, subject: asked.record.subject });
  const request = waiting ?? (await decidedMeanwhile(askForSecond(deps, one, asked)));
  if (request === 'moved on') return false;
  const approver = request.maker === other.staff.staffId ? one : other;
  const isDone = (await decidedMeanwhile(approveRequest(deps, approver, request, asked.comment))) === 'done';
  // What it asked for is no longer so: the next attempt asks anew.
  if (!isDone) await approvals.lapse([request.id]);
  return isDone;
}

/** The first person's word. */
function askForSecond(deps: OfficeDeps, context: Actor, asked: Asked): Promise<RequestRow> {
  const { pool, approvals, audit } = deps;
  const { record, kind, payload, amountMinor, comment } = asked;
  return inTransaction(pool, async (transaction) => {
    const { request, isNew } = await approvals.ask(transaction, {
      ...{ kind, subject: record.subject, payload, amountMinor, maker: context.staff.staffId, comment },
    });
    if (isNew)
      await audit.record(
        {
          ...entryOf(context, asked),
          action: 'ask for a second approval',
          outcome: 'done',
          after: { kind, ...payload },
        },
        transaction,
      );
    await endOwnClaim(deps, context, { record, transaction });
    return request;
  });
}

function entryOf(context: Actor, { record, comment }: Asked) {
  return { ...actorOf(context), subject: `${record.kind} ${record.subject}`, reason: comment };
}
