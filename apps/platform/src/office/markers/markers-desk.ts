import type { HarmAction } from '@harmattan/contract/office';
import { marketRules } from '@harmattan/kernel/market-rules';
import type { SeenMarker } from '../../modules/markers/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import { refuse, success } from '../../plumbing/http/answer.ts';
import type { OfficeDeps } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { actOnHarm, allowedActions } from './act-on-harm.ts';
import { showTaken, sumEffects } from './show-effects.ts';

type MarkerCalls = Extract<keyof OfficeHandlers, `${string} Markers/${string}`>;

const missing = () => refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });

/** Players whose play may do harm: what was seen, what was done, and what came of it. */
export function markersDesk(deps: OfficeDeps): Pick<OfficeHandlers, MarkerCalls> {
  const { markers, identity } = deps;
  return {
    async 'GET Markers/List'({ query: { level } }) {
      const rows = await markers.list(level);
      const names = await identity.userNamesOf(rows.map(({ playerId }) => playerId));
      const cases = await readCases(
        deps,
        rows.flatMap(({ caseId }) => caseId ?? []),
      );
      return success(
        rows.map(({ playerId, caseId, score }) => ({
          ...{ id: playerId, userName: names.get(playerId) ?? null, level: score.level, points: score.points, caseId },
          ...{ seen: score.seen.map(showSeen), caseState: cases.get(caseId)?.state ?? null },
        })),
      );
    },

    async 'GET Markers/Get'({ context: { staff }, query: { id } }) {
      const found = await showPlayer(deps, id, staff);
      return found ? success(found) : missing();
    },

    async 'POST Markers/Act'({ context, body }) {
      const outcome = await actOnHarm(deps, context, body);
      if (outcome === 'done') return success({ message: 'DONE' });
      if (outcome === 'missing') return missing();
      if (outcome === 'incorrect') return refuse('INCORRECT_PARAMETER_VALUE', { message: 'ACTION_IS_INCOMPLETE' });
      const message = outcome === 'not lower' ? 'LIMIT_IS_NOT_LOWER' : 'RECORD_HAS_MOVED_ON';
      return refuse('RECORD_HAS_MOVED_ON', { message });
    },

    'GET Markers/Effects': async () => success(await sumEffects(deps)),
  };
}

async function readCases({ cases }: OfficeDeps, ids: readonly bigint[]) {
  const found = await Promise.all(ids.map((id) => cases.find(id, { readsCompliance: true })));
  return new Map<bigint | null, { state: 'open' | 'waiting' | 'solved' | 'closed' }>(
    found.flatMap((one) => (one ? [[one.id, one] as const] : [])),
  );
}

const showSeen = ({ marker, count, amountMinor, days, since, points }: SeenMarker) => ({
  ...{ marker, count, amount: amountMinor, days, since, points },
});

async function showPlayer(deps: OfficeDeps, playerId: bigint, staff: Staff) {
  const scores = await deps.markers.readScores(playerId);
  if (!scores) return undefined;
  const { caseId, today, days } = scores;
  const names = await deps.identity.userNamesOf([playerId]);
  const cases = await readCases(deps, caseId === null ? [] : [caseId]);
  const state = cases.get(caseId)?.state ?? null;
  const isOpen = state === 'open' || state === 'waiting';
  const actions: HarmAction[] = isOpen ? allowedActions(staff) : [];
  const { middlePoints, highPoints } = marketRules.harm;
  return {
    ...{ id: playerId, userName: names.get(playerId) ?? null, level: today.level, points: today.points },
    ...{ seen: today.seen.map(showSeen), caseId, caseState: state, actions },
    rules: { middlePoints, highPoints },
    scores: days,
    taken: await showTaken(deps, await deps.markers.listActionsOf(playerId)),
    timeOutHours: [...marketRules.breaks.timeOutHours],
  };
}
