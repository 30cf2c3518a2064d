import type { OperatorAnswer } from '@harmattan/wires/book-operator/calls';
import { matchView } from './match-view.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { listPicked, sumChanges } from './preview-store.ts';

/** What another result would change, by the rules that settle: it writes nothing and locks nothing. Null where there is no result to correct. */
export async function previewResult(
  { pool, offer }: OperatorDeps,
  { match: id, score }: { match: string; score: readonly [number, number] | null },
): Promise<OperatorAnswer<'preview-result'>['preview']> {
  const held = offer.held(id);
  if (!held || held.match.resultVersion === 0) return null;
  const { match, sport } = held;
  const course = score ? sport.correct(match.course, score) : match.course;
  const result = {
    ...{ matchId: id, sport: sport.key, version: match.resultVersion + 1, isVoid: score === null, course },
    state: 'finished' as const,
  };
  const judged = (await listPicked(pool, id)).map((pick) => ({
    ...pick,
    verdict: offer.judge({ match: id, ...pick }, result),
  }));
  return { match: matchView(held), ...(await sumChanges(pool, id, judged)) };
}
