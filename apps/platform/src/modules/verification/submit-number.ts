import type { IdentityNumberKind } from '@harmattan/kernel/markets/market';
import { inTransaction } from '@harmattan/process/transaction';
import { countAttempt } from '../../plumbing/attempts/attempts.ts';
import { hashIdentityNumber, readIdentityNumber } from './identity-number.ts';
import type { VerificationDeps } from './verification-deps.ts';
import { insertCheck, listChecks, lockPlayer } from './verification-store.ts';

const daySeconds = 24 * 3_600;
/** A stranger who tries out numbers of others gets no further. */
const numbersPerDayMax = 5;
const shownDigits = 4;

export type SubmitOutcome = 'submitted' | 'no number' | 'details needed' | 'not open' | 'too many';

interface GivenNumber {
  playerId: bigint;
  kind: IdentityNumberKind;
  text: string;
}

/** Keeps a number and leaves the question to the register to the worker, so that the player never waits for it. Given twice, it is one. */
export async function submitNumber(
  deps: VerificationDeps,
  { playerId, kind, text }: GivenNumber,
): Promise<SubmitOutcome> {
  const number = readIdentityNumber(kind, text);
  if (number === undefined) return 'no number';
  const id = deps.ids.next();
  const number_hash = hashIdentityNumber(deps.settings.hashKey, { kind, number });
  const { keyId: key_id, box } = deps.vault.seal(Buffer.from(number), ownerOf(id));
  const outcome = await inTransaction(deps.pool, async (transaction) => {
    await lockPlayer(transaction, playerId);
    const { first_name, last_name, birth_date } = (await deps.detailsOf(playerId, transaction)) ?? {};
    if (!first_name || !last_name || !birth_date) return 'details needed';
    const [newest] = await listChecks(transaction, playerId, 1);
    if (newest?.state === 'waiting' && newest.number_hash.equals(number_hash)) return 'submitted';
    if (newest && newest.state !== 'again') return 'not open';
    const guard = {
      subject: `verification:number:${playerId}`,
      attemptsMax: numbersPerDayMax,
      windowSeconds: daySeconds,
    };
    if (!(await countAttempt(transaction, guard))) return 'too many';
    const last_digits = number.slice(-shownDigits);
    const given = { id, player_id: playerId, kind, number_hash, last_digits, key_id, box };
    await insertCheck(transaction, { ...given, first_name, last_name, birth_date });
    return 'submitted';
  });
  deps.wake();
  return outcome;
}

/** What the vault seals a number for. */
export const ownerOf = (checkId: string) => `identity number ${checkId}`;
