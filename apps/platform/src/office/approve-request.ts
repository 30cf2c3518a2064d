import type { Permission } from '@harmattan/contract/office';
import type pg from 'pg';
import { DecidedMeanwhile, type RequestRow } from '../modules/approvals/index.ts';
import { type DeskRecord, endOwnClaim, payment } from './claimed.ts';
import { actorOf, type OfficeDeps, type Signed } from './office-deps.ts';
import { paymentActKinds } from './payments/payment-act-kinds.ts';
import { payoutRulesKind, rulesKind } from './payments/payout-rules-kind.ts';

export interface Kind {
  /** Beside that for approvals: a person decides only on what that person could ask for. */
  permission: Permission;
  /** The record of a desk that the request is about, where the desk has claims. */
  recordOf?(subject: string): DeskRecord;
  /** Those of these subjects about which there still is something to decide. Left out where that is always so. */
  findOpen?(deps: OfficeDeps, subjects: string[]): Promise<ReadonlySet<string>>;
  /** Does what was asked for, and in its transaction what `also` does. False where the record has moved on. */
  carryOut(
    deps: OfficeDeps,
    request: RequestRow,
    word: { by: string; why: string; also(transaction: pg.PoolClient): Promise<void> },
  ): Promise<boolean>;
}

/** What two people decide on, and what is done with the second yes. */
const kinds: Record<string, Kind> = {
  withdrawal: {
    permission: 'payments.decide',
    recordOf: payment,
    findOpen: async ({ cashier }, subjects) => new Set(await cashier.findRequested(subjects)),
    carryOut: ({ cashier }, { id, subject }, word) =>
      cashier.approveWithdrawal({ paymentId: subject, approvalId: id, ...word }),
  },
  ...paymentActKinds,
  [rulesKind]: payoutRulesKind,
};

export function permissionFor(request: RequestRow): Permission | undefined {
  return kinds[request.kind]?.permission;
}

/** Requests that wait, the oldest first. Those whose record has moved on, such as a withdrawal that its player called back, lapse with it. */
export async function listOpenRequests(deps: OfficeDeps): Promise<RequestRow[]> {
  const requests = await deps.approvals.listWaiting();
  const byKind = Map.groupBy(requests, ({ kind }) => kind);
  const open = new Set<RequestRow>();
  for (const [kind, ofKind] of byKind) {
    const found = await kinds[kind]?.findOpen?.(
      deps,
      ofKind.map(({ subject }) => subject),
    );
    for (const request of ofKind) if (!found || found.has(request.subject)) open.add(request);
  }
  const over = requests.filter((request) => !open.has(request));
  if (over.length > 0) await deps.approvals.lapse(over.map(({ id }) => id));
  return requests.filter((request) => open.has(request));
}

/** Whether a request for something else about the record waits. It is decided on first: what it asks for may have been begun. */
export async function isAskedOtherwise(
  deps: OfficeDeps,
  { record, kind }: { record: DeskRecord; kind: string },
): Promise<boolean> {
  const requests = await listOpenRequests(deps);
  return requests.some((request) => request.kind !== kind && recordOf(request)?.subject === record.subject);
}

/** The second yes, its effect and its entry in the audit, all or nothing. Throws `DecidedMeanwhile`. */
export async function approveRequest(
  deps: OfficeDeps,
  context: Signed,
  request: RequestRow,
  comment: string,
): Promise<'done' | 'moved on'> {
  const { approvals, audit } = deps;
  approvals.readPayload(request);
  const { staff } = context;
  const record = recordOf(request);
  const isDone = await kinds[request.kind]?.carryOut(deps, request, {
    by: `${request.maker_name} and ${staff.userName}`,
    why: comment,
    async also(transaction) {
      await approvals.decide(transaction, { id: request.id, approver: staff.staffId, approved: true, comment });
      await audit.record(
        {
          ...actorOf(context),
          ...{
            action: `approve a request: ${request.kind}`,
            outcome: 'done',
            subject: subjectOf(request),
            reason: comment,
          },
          after: { request: request.id, maker: request.maker_name },
        },
        transaction,
      );
      if (record) await endOwnClaim(deps, context, { record, transaction });
    },
  });
  return isDone ? 'done' : 'moved on';
}

export function recordOf({ kind, subject }: RequestRow): DeskRecord | undefined {
  return kinds[kind]?.recordOf?.(subject);
}

export function subjectOf(request: RequestRow): string {
  const record = recordOf(request);
  return record ? `${record.kind} ${record.subject}` : `${request.kind} ${request.subject}`;
}

export async function decidedMeanwhile<Outcome>(deciding: Promise<Outcome>): Promise<Outcome | 'moved on'> {
  try {
    return await deciding;
  } catch (error) {
    if (error instanceof DecidedMeanwhile) return 'moved on';
    throw error;
  }
}
