import type { Permission } from '@harmattan/contract/office';
import type pg from 'pg';
import { DecidedMeanwhile, type RequestRow } from '../modules/approvals/index.ts';
import { type DeskRecord, endOwnClaim, payment } from './claimed.ts';
import { actorOf, type OfficeDeps, type Signed } from './office-deps.ts';

interface Kind {
  /** Beside that for approvals: a person decides only on what that person could ask for. */
  permission: Permission;
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
    carryOut: ({ cashier }, { id, subject }, word) =>
      cashier.approveWithdrawal({ paymentId: subject, approvalId: id, ...word }),
  },
};

export function permissionFor(request: RequestRow): Permission | undefined {
  return kinds[request.kind]?.permission;
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

/** The record of a desk that the request is about, where the desk has claims. */
export function recordOf({ kind, subject }: RequestRow): DeskRecord | undefined {
  return kind === 'withdrawal' ? payment(subject) : undefined;
}

export function subjectOf({ kind, subject }: RequestRow): string {
  return kind === 'withdrawal' ? `payment ${subject}` : `${kind} ${subject}`;
}

export async function decidedMeanwhile<Outcome>(deciding: Promise<Outcome>): Promise<Outcome | 'moved on'> {
  try {
    return await deciding;
  } catch (error) {
    if (error instanceof DecidedMeanwhile) return 'moved on';
    throw error;
  }
}
