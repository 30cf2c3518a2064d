import { refuse, success } from '../../plumbing/http/answer.ts';
import { decideByTwo } from '../decide-by-two.ts';
import { actorOf, type OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { askedLimits, rulesKind, rulesRecord } from './payout-rules-kind.ts';

interface Limits {
  singleMax: bigint;
  dayMax: bigint;
  dayCountMax: number;
}

const minorOf = ({ singleMax, dayMax, dayCountMax }: Limits) => ({
  ...{ singleMaxMinor: singleMax, dayMaxMinor: dayMax, dayCountMax },
});
const shown = (limits: ReturnType<typeof minorOf>): Limits => ({
  ...{ singleMax: limits.singleMaxMinor, dayMax: limits.dayMaxMinor, dayCountMax: limits.dayCountMax },
});
const wrong = (text: string) => refuse('INCORRECT_PARAMETER_VALUE', { message: text });

export type RuleCalls =
  | `${'GET' | 'POST'} Payments/Methods`
  | 'GET Payments/PayoutRules'
  | 'POST Payments/TrialPayoutRules'
  | 'POST Payments/SetPayoutRules'
  | 'GET Payments/Float'
  | 'GET Payments/Banks';

/** What decides on pay-outs without a person, what they can be paid from, and by which methods. */
export function rulesDesk(deps: OfficeDeps): Pick<OfficeHandlers, RuleCalls> {
  return { ...payoutRules(deps), ...methods(deps), ...gauges(deps) };
}

function payoutRules(deps: OfficeDeps): Pick<OfficeHandlers, Extract<RuleCalls, `${string}Rules`>> {
  const { cashier, approvals } = deps;
  return {
    async 'GET Payments/PayoutRules'({ context: { staff } }) {
      const { limits, settings, history } = await cashier.payoutRules();
      const waiting = await approvals.findWaiting({ kind: rulesKind, subject: rulesRecord.subject });
      return success({
        ...{ limits: shown(limits), settings: shown(settings), approvalId: waiting?.id ?? null },
        asked: waiting
          ? {
              limits: shown(askedLimits(waiting.payload)),
              ...{ maker: waiting.maker_name, comment: waiting.comment, since: waiting.created_at },
            }
          : null,
        history: history.map(({ setAt, setBy, why, ...set }) => ({ limits: shown(set), setAt, setBy, why })),
        actions:
          staff.permissions.includes('payments.rules') && waiting?.maker !== staff.staffId ? ['set' as const] : [],
      });
    },

    async 'POST Payments/TrialPayoutRules'({ body }) {
      if (body.dayMax < body.singleMax) return wrong('DAY_BELOW_SINGLE');
      const { reasons, ...trial } = await cashier.tryPayoutRules(minorOf(body));
      const told = ({ count, sumMinor }: { count: number; sumMinor: bigint }) => ({ count, amount: sumMinor });
      return success({
        days: trial.days,
        ...{ tried: told(trial.tried), held: told(trial.held), heldNow: told(trial.heldNow) },
        reasons: reasons.map(({ problem, examples, ...row }) => ({
          ...{ reason: problem, ...told(row) },
          examples: examples.map(({ id, amountMinor, createdAt }) => ({
            ...{ id, amount: BigInt(amountMinor), createdAt: new Date(createdAt) },
          })),
        })),
      });
    },

    async 'POST Payments/SetPayoutRules'({ context, body: { comment, ...limits } }) {
      if (limits.dayMax < limits.singleMax) return wrong('DAY_BELOW_SINGLE');
      const { singleMaxMinor, dayMaxMinor, dayCountMax } = minorOf(limits);
      const payload = { singleMaxMinor: String(singleMaxMinor), dayMaxMinor: String(dayMaxMinor), dayCountMax };
      const decided = await decideByTwo(deps, context, {
        ...{ record: rulesRecord, kind: rulesKind, payload, amountMinor: singleMaxMinor, comment },
      });
      if (decided === 'own request') return refuse('OWN_REQUEST', { message: 'OWN_REQUEST' });
      return typeof decided === 'string'
        ? refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' })
        : success(decided);
    },
  };
}

function methods({ cashier, audit }: OfficeDeps): Pick<OfficeHandlers, Extract<RuleCalls, `${string}/Methods`>> {
  return {
    async 'GET Payments/Methods'({ context: { staff } }) {
      const actions = staff.permissions.includes('payments.rules') ? ['set' as const] : [];
      return success(
        (await cashier.listMethods()).map(({ minMinor, maxMinor, ...method }) => ({
          ...method,
          ...{ min: minMinor, max: maxMinor, actions },
        })),
      );
    },

    async 'POST Payments/Methods'({ context, body: { viewName, comment, min, max, ...change } }) {
      const set = { ...change, minMinor: min, maxMinor: max };
      const entry = { ...actorOf(context), action: 'set a method', subject: `method ${viewName}`, reason: comment };
      const outcome = await cashier.setMethod(viewName, {
        change: set,
        also: (transaction, before) => audit.record({ ...entry, outcome: 'done', before, after: set }, transaction),
      });
      if (outcome === 'no such method') return refuse('RECORD_DOES_NOT_EXIST', null);
      return outcome === 'set' ? success(null) : wrong('LIMITS_CROSSED');
    },
  };
}

function gauges({ cashier }: OfficeDeps): Pick<OfficeHandlers, 'GET Payments/Float' | 'GET Payments/Banks'> {
  return {
    async 'GET Payments/Float'() {
      return success(
        (await cashier.readFloat()).map(({ gateway, balanceMinor, dayMinor, hourMinor, hoursLeft }) => ({
          ...{ gateway, balance: balanceMinor, paidInDay: dayMinor, paidInHour: hourMinor, hoursLeft },
        })),
      );
    },
    async 'GET Payments/Banks'() {
      return success(await cashier.readBankRates());
    },
  };
}
