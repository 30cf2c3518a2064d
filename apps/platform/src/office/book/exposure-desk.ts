import type { OfficeCallData } from '@harmattan/contract/office';
import type { OperatorAnswer } from '@harmattan/wires/book-operator/calls';
import { success } from '../../plumbing/http/answer.ts';
import type { OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { actAtBook, missing, movedOn, orAway } from './ask-book.ts';

type ExposureCalls = 'GET Trading/Exposure' | 'POST Trading/Stop' | 'POST Trading/Suspend' | 'POST Trading/Resume';
type Told = OperatorAnswer<'exposure'>;
type Switching = OfficeCallData<'GET Trading/Exposure'>['matches'][number]['actions'];

const noReason = 'no reason given';

export function exposureDesk(deps: OfficeDeps): Pick<OfficeHandlers, ExposureCalls> {
  const { bookTrading } = deps;
  return {
    'GET Trading/Exposure': ({ context: { staff } }) =>
      orAway(async () => {
        const told = await bookTrading.ask('exposure', { codesOnly: false });
        return success(exposureView(told, bookTrading.alarmMinor, staff.permissions.includes('book.act')));
      }),

    'POST Trading/Stop': ({ context, body: { code, reason = noReason } }) =>
      orAway(async () => {
        const word = { code, by: context.staff.userName, reason };
        const act = { action: 'stop a booking code', subject: `code ${code}`, reason };
        return outcome(await actAtBook(deps, context, act, () => bookTrading.ask('stop-code', word)), 'STOPPED');
      }),

    'POST Trading/Suspend': ({ context, body: { match, market = null, reason } }) =>
      orAway(async () => {
        const act = {
          action: market ? 'suspend a market' : 'suspend a match',
          ...matchSubject({ match, market }),
          reason,
        };
        return outcome(
          await actAtBook(deps, context, act, () => bookTrading.ask('suspend', { match, market })),
          'SUSPENDED',
        );
      }),

    'POST Trading/Resume': ({ context, body }) =>
      orAway(async () => {
        if ('code' in body) {
          const { code, reason } = body;
          const act = { action: 'resume a booking code', subject: `code ${code}`, reason };
          const word = { code, by: context.staff.userName, reason };
          return outcome(await actAtBook(deps, context, act, () => bookTrading.ask('resume-code', word)), 'RESUMED');
        }
        const { match, market = null, reason } = body;
        const act = {
          action: market ? 'resume a market' : 'resume a match',
          ...matchSubject({ match, market }),
          reason,
        };
        return outcome(
          await actAtBook(deps, context, act, () => bookTrading.ask('resume', { match, market })),
          'RESUMED',
        );
      }),
  };
}

function matchSubject({ match, market }: { match: string; market: string | null }) {
  return { subject: `match ${match}`, ...(market && { after: { market } }) };
}

function outcome({ status }: OperatorAnswer<'suspend'>, word: string) {
  if (status === 'unknown') return missing();
  return status === 'done' ? success({ message: word }) : movedOn();
}

/** Beside what the book tells: the alarm, and what this person may do now. */
function exposureView({ at, codes, matches }: Told, alarm: bigint, mayAct: boolean) {
  const switching = (isSuspended: boolean): Switching => (mayAct ? [isSuspended ? 'resume' : 'suspend'] : []);
  return {
    ...{ at, alarm },
    codes: codes.map(({ picks, stopped, ...code }) => ({
      ...{ ...code, stopped, isAlarm: code.liability > alarm },
      picks: picks.map(({ name, market, outcome: picked }) => ({ match: name, market, outcome: picked })),
      actions: mayAct ? [stopped ? ('resume' as const) : ('stop' as const)] : [],
    })),
    matches: matches.map(({ markets, ...match }) => ({
      ...match,
      // Bet builders are no market: what stops one is a stop of the markets that it is on.
      markets: markets.map((market) => ({
        ...market,
        actions: market.key === 'builder' ? [] : switching(market.isSuspended),
      })),
      actions: switching(match.isSuspended),
    })),
  };
}
