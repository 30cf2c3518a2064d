import type { Permission } from '@harmattan/contract/office';
import type pg from 'pg';
import { z } from 'zod';
import { DecidedMeanwhile, type RequestRow } from '../modules/approvals/index.ts';
import { operatorProofs } from '../modules/identity/index.ts';
import { bookKinds } from './book/book-kinds.ts';
import { type DeskRecord, endOwnClaim, payment } from './claimed.ts';
import { marketingKinds } from './marketing/marketing-kinds.ts';
import { type Actor, actorOf, type OfficeDeps } from './office-deps.ts';
import { paymentActKinds } from './payments/payment-act-kinds.ts';
import { payoutRulesKind, rulesKind } from './payments/payout-rules-kind.ts';
import { staffKinds } from './staff/staff-kinds.ts';
import { suppliersKinds } from './suppliers/suppliers-kinds.ts';
import { taxesKinds } from './taxes/taxes-kinds.ts';
import { jackpotKinds } from './trading/jackpot-kinds.ts';
import { raceKinds } from './trading/race-kinds.ts';

export interface Kind {
  /** Beside that for approvals: a person decides only on what that person could ask for. */
  permission: Permission;
  /** The record of a desk that the request is about, where the desk has claims. */
  recordOf?(subject: string): DeskRecord;
  /** Those of these subjects about which there still is something to decide. Left out where that is always so. */
  findOpen?(deps: OfficeDeps, subjects: string[]): Promise<ReadonlySet<string>>;
  /** Whether it is about this member, who then does not decide on it. */
  isAbout?(request: RequestRow, staffId: bigint): boolean;
  /** Fields of what was asked for that an approver reads. No other is shown: some hold secrets. */
  shows?: readonly string[];
  /** What exactly is asked for, in words. */
  describe?(request: RequestRow): string | null;
  /** Does what was asked for, and in its transaction what `also` does. `tell` is for what the approver alone is told, once. */
  carryOut(
    deps: OfficeDeps,
    request: RequestRow,
    word: { by: string; why: string; also(transaction: pg.PoolClient): Promise<void>; tell(secret: string): void },
  ): Promise<Outcome>;
}

/**
 * `short`: the account holds too little, and nothing moved. `last owner`: the house keeps one. `withdrawals off`: the player may not
 * withdraw now, and the request waits on. `book away`: the sportsbook does not answer, and the request waits on.
 * `differs`: an account is not what is owed, and the request waits on.
 */
export type Outcome = 'done' | 'moved on' | 'short' | 'last owner' | 'withdrawals off' | 'book away' | 'differs';

const outcomeOf = { approved: 'done', 'moved on': 'moved on', 'switched off': 'withdrawals off' } as const;

/** What two people decide on, and what is done with the second yes. */
const kinds: Record<string, Kind> = {
  withdrawal: {
    permission: 'payments.decide',
    recordOf: payment,
    findOpen: async ({ cashier }, subjects) => new Set(await cashier.findRequested(subjects)),
    carryOut: async ({ cashier }, { id, subject }, word) =>
      outcomeOf[await cashier.approveWithdrawal({ paymentId: subject, approvalId: id, ...word })],
  },
  adjustment: { permission: 'players.adjust', shows: ['direction'], carryOut: carryOutAdjustment },
  'second-factor-reset': { permission: 'players.secure', shows: ['proof'], carryOut: carryOutReset },
  'number-change': { permission: 'players.secure', shows: ['userName', 'proof'], carryOut: carryOutNumberChange },
  ...marketingKinds,
  ...paymentActKinds,
  ...staffKinds,
  ...jackpotKinds,
  ...raceKinds,
  ...bookKinds,
  ...suppliersKinds,
  ...taxesKinds,
  [rulesKind]: payoutRulesKind,
};

export function permissionFor(request: RequestRow): Permission | undefined {
  return kinds[request.kind]?.permission;
}

/** A person decides neither on an own request nor on one about themselves. */
export function isOwn(request: RequestRow, staffId: bigint): boolean {
  return request.maker === staffId || (kinds[request.kind]?.isAbout?.(request, staffId) ?? false);
}

/** What an approver reads of what was asked for, by field. */
export function askedOf({ kind, payload }: RequestRow): Record<string, string> {
  const fields = payload as Record<string, unknown>;
  const shown = (kinds[kind]?.shows ?? []).map((field) => [field, fields[field]] as const);
  return Object.fromEntries(shown.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

export function detailOf(request: RequestRow): string | null {
  return kinds[request.kind]?.describe?.(request) ?? null;
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

/** Ends a request about a record that has moved on, and says whether it was one. */
export async function lapseIfOver(deps: OfficeDeps, { id, kind, subject }: RequestRow): Promise<boolean> {
  const found = await kinds[kind]?.findOpen?.(deps, [subject]);
  if (!found || found.has(subject)) return false;
  await deps.approvals.lapse([id]);
  return true;
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
  context: Actor,
  request: RequestRow,
  comment: string,
  tell: (secret: string) => void = () => {},
): Promise<Outcome> {
  const { approvals, audit } = deps;
  approvals.readPayload(request);
  const { staff } = context;
  const record = recordOf(request);
  const outcome = await kinds[request.kind]?.carryOut(deps, request, {
    by: `${request.maker_name} and ${staff.userName}`,
    why: comment,
    tell,
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
  return outcome ?? 'moved on';
}

export function recordOf({ kind, subject }: RequestRow): DeskRecord | undefined {
  return kinds[kind]?.recordOf?.(subject);
}

export function subjectOf(request: RequestRow): string {
  const playerId = playerOf(request);
  if (playerId !== null) return `player ${playerId}`;
  const record = recordOf(request);
  return record ? `${record.kind} ${record.subject}` : `${request.kind} ${request.subject}`;
}

/** Of a request about a player's account. */
export function playerOf({ payload }: RequestRow): bigint | null {
  const { playerId } = payload as { playerId?: string };
  return playerId === undefined ? null : BigInt(playerId);
}

export async function decidedMeanwhile<Outcome>(deciding: Promise<Outcome>): Promise<Outcome | 'moved on'> {
  try {
    return await deciding;
  } catch (error) {
    if (error instanceof DecidedMeanwhile) return 'moved on';
    throw error;
  }
}

const adjustmentPayload = z.strictObject({
  playerId: z.string().transform(BigInt),
  amountMinor: z.string().transform(BigInt),
  direction: z.enum(['credit', 'debit']),
  key: z.string(),
});

async function carryOutAdjustment(...[deps, request, { also }]: Parameters<Kind['carryOut']>): Promise<Outcome> {
  const { playerId, amountMinor, direction } = adjustmentPayload.parse(request.payload);
  const outcome = await deps.adjustments.carryOut({ approvalId: request.id, playerId, amountMinor, direction, also });
  return outcome === 'done' ? 'done' : 'short';
}

const resetPayload = z.strictObject({ playerId: z.string().transform(BigInt), proof: z.enum(operatorProofs) });

async function carryOutReset(...[deps, request, { by, why, also }]: Parameters<Kind['carryOut']>): Promise<Outcome> {
  const { playerId, proof } = resetPayload.parse(request.payload);
  const outcome = await deps.identity.resetSecondFactor({
    ...{ playerId, proof, actor: by, reason: `${request.comment}; ${why}`, approval: { id: request.id, also } },
  });
  return outcome === 'reset' ? 'done' : 'moved on';
}

const numberPayload = z.strictObject({
  playerId: z.string().transform(BigInt),
  userName: z.string(),
  proof: z.enum(operatorProofs),
});

/** The number changes and the withdrawals are held back together. */
async function carryOutNumberChange(
  ...[{ cashier, identity, numberChangeWaitSeconds }, request, { by, why, also }]: Parameters<Kind['carryOut']>
): Promise<Outcome> {
  const { playerId, userName, proof } = numberPayload.parse(request.payload);
  const outcome = await identity.changeNumber({
    ...{ playerId, userName, proof, actor: by, reason: `${request.comment}; ${why}` },
    approval: {
      id: request.id,
      async also(transaction) {
        await also(transaction);
        const wait = { reason: 'number changed' as const, seconds: numberChangeWaitSeconds, by: `operator:${by}` };
        await cashier.holdPlayer(transaction, { playerId, ...wait });
      },
    },
  });
  return outcome === 'changed' ? 'done' : 'moved on';
}
