import { createHash } from 'node:crypto';
import { randomText } from '@harmattan/kernel/random';
import { inTransaction } from '@harmattan/process/transaction';
import { countAttempt } from '../../../plumbing/attempts/attempts.ts';
import type { RightsDeps } from '../rights-deps.ts';
import { insertExport } from './export-store.ts';

export const ticketLifeSeconds = 5 * 60;
const fetchSecondsMax = 15 * 60;
const ticketLength = 40;
const exportsPerDayMax = 10;
const daySeconds = 24 * 3_600;

type Confirmation = Awaited<ReturnType<RightsDeps['confirmPlayer']>>;

export type ExportOutcome =
  | { outcome: 'ready'; ticket: string }
  | { outcome: 'under way' }
  | { outcome: 'too many' }
  | { outcome: 'not confirmed'; confirmation: Exclude<Confirmation, 'confirmed'> };

/** Makes the address of a file, good once and for some minutes. It asks once more who it is, and is a security event. */
export async function askExport(
  deps: RightsDeps,
  session: { sessionId: string; playerId: bigint },
  proof: { password?: string | undefined; code?: string | undefined },
): Promise<ExportOutcome> {
  const confirmation = await deps.confirmPlayer(session, proof);
  if (confirmation !== 'confirmed') return { outcome: 'not confirmed', confirmation };
  const { playerId } = session;
  const guard = { subject: `rights: exports of ${playerId}`, attemptsMax: exportsPerDayMax, windowSeconds: daySeconds };
  if (!(await countAttempt(deps.pool, guard))) return { outcome: 'too many' };
  const ticket = randomText(deps.random, ticketLength);
  const asked = { id: deps.ids.next(), playerId, ticketHash: hashTicket(ticket) };
  const isMade = await inTransaction(deps.pool, (transaction) =>
    insertExport(transaction, { ...asked, lifeSeconds: ticketLifeSeconds, fetchSecondsMax }),
  );
  if (!isMade) return { outcome: 'under way' };
  await deps.recordRight(session, 'export asked');
  return { outcome: 'ready', ticket };
}

export const hashTicket = (ticket: string) => createHash('sha256').update(ticket).digest();
