import type { CallData } from '@harmattan/contract';
import { marketRules } from '@harmattan/kernel/market-rules';
import type { LevelAllowance } from '@harmattan/kernel/markets/market';
import type { VerificationDeps } from './verification-deps.ts';
import type { CheckProblem } from './verification-rules.ts';
import { type CheckRow, type DocumentRow, levelOfPlayer, listChecks, listDocuments } from './verification-store.ts';

const documentsMax = 100;

/** Where a player stands, as the player's page shows it. */
export async function readVerification(deps: VerificationDeps, playerId: bigint) {
  const { levels, numbers } = marketRules.identity;
  const [level, [check], documents, details] = await Promise.all([
    levelOfPlayer(deps.pool, playerId),
    listChecks(deps.pool, playerId, 1),
    listDocuments(deps.pool, playerId, documentsMax),
    deps.detailsOf(playerId),
  ]);
  return {
    isAsked: deps.settings.isAsked,
    level,
    levels: levels.map(({ needs, deposits, withdrawals }, at) => ({
      ...{ level: at, needs, deposits: shownAllowance(deposits), withdrawals: shownAllowance(withdrawals) },
    })),
    numbers: [...numbers],
    hasDetails: Boolean(details?.first_name && details.last_name && details.birth_date),
    check: check ? shownCheck(check) : null,
    documents: newestOfEach(documents).map(({ id, kind, state, player_text, state_at }) => ({
      ...{ id, kind, state, text: player_text, at: state_at },
    })),
  };
}

const shownAllowance = ({ dayMinor, monthMinor }: LevelAllowance) => ({ day: dayMinor, month: monthMinor });

type Reason = NonNullable<NonNullable<CallData<'GET Verification/Get'>['check']>['reason']>;
const isTold = (problem: CheckProblem | null): problem is Reason =>
  problem === 'NOT_FOUND' || problem === 'OTHER_PERSON' || problem === 'DETAILS_CHANGED';

function shownCheck({ kind, last_digits, state, attempts, problem, player_text, state_at }: CheckRow) {
  const reason = state === 'again' && player_text === null && isTold(problem) ? problem : null;
  const isLate = state === 'waiting' && attempts > 1;
  return { kind, lastDigits: last_digits, state, isLate, reason, text: player_text, at: state_at };
}

/** Of identity papers as of selfies: the newest of a kind stands for the older ones. */
function newestOfEach(documents: DocumentRow[]): DocumentRow[] {
  return documents.filter(({ kind }, at) => documents.findIndex((one) => one.kind === kind) === at);
}
