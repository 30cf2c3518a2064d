import type { Kind } from '../approve-request.ts';
import type { DeskRecord } from '../claimed.ts';

/** There is one set of limits: a request about it is about this. */
export const rulesRecord: DeskRecord = { kind: 'payout rules', subject: 'automatic pay-outs' };
export const rulesKind = 'set the payout rules';

interface Payload {
  singleMaxMinor: string;
  dayMaxMinor: string;
  dayCountMax: number;
}

/** What a request about the limits asks for. */
export function askedLimits(payload: unknown) {
  const { singleMaxMinor, dayMaxMinor, dayCountMax } = payload as Payload;
  return { singleMaxMinor: BigInt(singleMaxMinor), dayMaxMinor: BigInt(dayMaxMinor), dayCountMax };
}

export const payoutRulesKind: Kind = {
  permission: 'payments.rules',
  recordOf: () => rulesRecord,
  async carryOut({ cashier }, { id: approvalId, payload }, word) {
    await cashier.setPayoutRules({ ...word, limits: askedLimits(payload), approvalId });
    return 'done';
  },
};
