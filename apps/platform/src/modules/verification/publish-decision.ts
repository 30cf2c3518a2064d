import type pg from 'pg';
import type { VerificationDeps } from './verification-deps.ts';
import type { CheckProblem, CheckState } from './verification-rules.ts';
import type { CheckRow, DocumentKind, DocumentRow } from './verification-store.ts';

interface Decision {
  /** As it was before. */
  record: Pick<CheckRow | DocumentRow, 'id' | 'player_id' | 'version'>;
  about: 'number' | DocumentKind;
  state: CheckState;
  problem?: CheckProblem | null;
  playerText?: string | null;
}

/** For the player's inbox, in the transaction of the decision. What waits for a person is not decided. */
export async function publishDecision(
  { outbox }: Pick<VerificationDeps, 'outbox'>,
  transaction: pg.PoolClient,
  { record, about, state, problem = null, playerText = null }: Decision,
): Promise<void> {
  if (state === 'waiting' || state === 'review') return;
  // That another account has the number is told to compliance alone.
  const reason = playerText === null && (problem === 'NOT_FOUND' || problem === 'OTHER_PERSON') ? problem : null;
  const payload = {
    ...{ id: record.id, version: record.version, playerId: String(record.player_id) },
    ...{ about, state, reason, text: playerText },
  };
  await outbox.record(transaction, { topic: 'verification.decided', payload });
}
