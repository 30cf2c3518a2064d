import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import { approveRequest, decidedMeanwhile, lapseIfOver } from './approve-request.ts';
import { type DeskRecord, endOwnClaim } from './claimed.ts';
import { actorOf, type OfficeDeps, type Signed } from './office-deps.ts';

interface Asked {
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
  context: Signed,
  { record, kind, payload, amountMinor, comment }: Asked,
): Promise<{ state: 'done' | 'waits'; approvalId: string } | 'own request' | 'moved on' | 'withdrawals off'> {
  const { pool, approvals, audit } = deps;
  const { staff } = context;
  const { subject } = record;
  const entry = { ...actorOf(context), subject: `${record.kind} ${subject}`, reason: comment };
  const waiting = await approvals.findWaiting({ kind, subject });
  if (waiting && (await lapseIfOver(deps, waiting))) return 'moved on';
  if (waiting?.maker === staff.staffId) {
    await audit.record({ ...entry, action: 'approve an own request', outcome: 'refused' });
    return 'own request';
  }
  if (waiting) {
    if (!approvals.isFor(waiting, payload)) return 'moved on';
    const outcome = await decidedMeanwhile(approveRequest(deps, context, waiting, comment));
    if (outcome === 'withdrawals off') return outcome;
    return outcome === 'done' ? { state: 'done', approvalId: waiting.id } : 'moved on';
  }
  const asking = inTransaction(pool, async (transaction) => {
    const made = await approvals.ask(transaction, {
      ...{ kind, subject, payload, amountMinor, maker: staff.staffId, comment },
    });
    if (made.isNew)
      await audit.record(
        { ...entry, action: 'ask for a second approval', outcome: 'done', after: { kind, ...payload } },
        transaction,
      );
    await endOwnClaim(deps, context, { record, transaction });
    return made;
  });
  const asked = await decidedMeanwhile(asking);
  if (asked === 'moved on') return asked;
  // Another decision may have been carried out between the look for a request and this one.
  if (await lapseIfOver(deps, asked.request)) return 'moved on';
  return { state: 'waits', approvalId: asked.request.id };
}
