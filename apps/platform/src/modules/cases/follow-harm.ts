import type pg from 'pg';
import type { CasesDeps } from './cases-deps.ts';
import { insertComplianceCase, lockCase, lockPlayer, moveCase, raiseVersion } from './cases-store.ts';
import { insertEntry } from './entries-store.ts';

const reader = { readsCompliance: true };
const isOver = (state: string) => state === 'solved' || state === 'closed';

/** What was seen joins the case that the player has, or opens one where that is over. Which case it is. */
export async function fileHarm(
  deps: Pick<CasesDeps, 'settings'>,
  transaction: pg.PoolClient,
  { playerId, caseId: earlier, text }: { playerId: bigint; caseId: bigint | null; text: string },
): Promise<bigint> {
  await lockPlayer(transaction, playerId);
  const known = earlier === null ? undefined : await lockCase(transaction, earlier, reader);
  if (known && !isOver(known.state)) {
    await insertEntry(transaction, { caseId: known.id, kind: 'event', text });
    await raiseVersion(transaction, known.id);
    return known.id;
  }
  const caseId = await insertComplianceCase(transaction, {
    ...{ playerId, category: 'safe-play', owner: null, solutionHours: deps.settings.complianceHours },
    subject: 'Markers of harm',
  });
  await insertEntry(transaction, { caseId, kind: 'event', text });
  return caseId;
}

/** What the staff did about it. False, and nothing is written, for a case that is over or another player's. */
export async function followHarm(
  deps: Pick<CasesDeps, 'settings'>,
  transaction: pg.PoolClient,
  act: { caseId: bigint; playerId: bigint; userName: string; text: string; isEnd: boolean },
): Promise<boolean> {
  const { caseId, playerId, userName, text, isEnd } = act;
  const known = await lockCase(transaction, caseId, reader);
  if (!known || known.player_id !== playerId || isOver(known.state)) return false;
  await insertEntry(transaction, { caseId, kind: 'note', author: userName, text });
  const { complianceHours: hours } = deps.settings;
  if (isEnd) await moveCase(transaction, { id: caseId, state: 'solved' }, { answerHours: hours, solutionHours: hours });
  else await raiseVersion(transaction, caseId);
  return true;
}
