import { createHash } from 'node:crypto';
import { randomBelow, randomText } from '@harmattan/kernel/random';
import { countAndWait, type Guard } from '../../plumbing/attempts/attempts.ts';
import { type EmailProblem, readEmail } from '../mail/index.ts';
import type { EmailDeps, Language } from './email-deps.ts';
import { findAddress, saveCode } from './email-store.ts';
import { codeMails } from './email-texts.ts';

export const codeLifeSeconds = 30 * 60;
export const resendAfterSeconds = 60;
const codeDigits = 6;
const keyLength = 32;
const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;
const mailsOfPlayerMax = 6;
/** By all accounts together: the mailbox may be a stranger's. */
const mailsToAddressMax = 6;

interface Asked {
  session: { sessionId: string; playerId: bigint };
  typed: string;
  proof: { password?: string | undefined; code?: string | undefined };
  language: Language | undefined;
}

type Confirmation = Awaited<ReturnType<EmailDeps['confirmPlayer']>>;

export type EmailCodeOutcome =
  | { outcome: 'sent' }
  | { outcome: 'wrong'; problem: EmailProblem }
  | { outcome: 'too soon'; waitSeconds: number }
  | { outcome: 'too many' }
  | { outcome: 'not confirmed'; confirmation: Exclude<Confirmation, 'confirmed'> };

/**
 * Sends a code to an address. Whether another account has it is not told here: only who reads the mailbox learns it. To replace a proven address
 * asks once more who it is.
 */
export async function sendEmailCode(
  deps: EmailDeps,
  { session, typed, proof, language }: Asked,
): Promise<EmailCodeOutcome> {
  const read = readEmail(typed);
  if ('problem' in read) return { outcome: 'wrong', problem: read.problem };
  const address = read.text.toLowerCase();
  const { playerId } = session;
  if (await findAddress(deps.pool, playerId)) {
    const confirmation = await deps.confirmPlayer(session, proof);
    if (confirmation !== 'confirmed') return { outcome: 'not confirmed', confirmation };
  }
  const [pause, ...limits] = guardsOf(playerId, address);
  const waitSeconds = await countAndWait(deps.pool, pause);
  if (waitSeconds > 0) return { outcome: 'too soon', waitSeconds };
  for (const limit of limits) if ((await countAndWait(deps.pool, limit)) > 0) return { outcome: 'too many' };
  const code = String(randomBelow(deps.random, 10 ** codeDigits)).padStart(codeDigits, '0');
  const key = randomText(deps.random, keyLength);
  const mail = codeMails[language ?? (await deps.languageOf(playerId))](code, deps.brandName);
  await deps.sendMail({ to: address, ...mail }, (transaction) =>
    saveCode(transaction, { playerId, address, key, hash: hashCode(key, code), lifeSeconds: codeLifeSeconds }),
  );
  return { outcome: 'sent' };
}

export function hashCode(key: string, code: string): Buffer {
  return createHash('sha256').update(`${key}:${code}`).digest();
}

function guardsOf(playerId: bigint, address: string): [Guard, ...Guard[]] {
  return [
    { subject: `email: code of player ${playerId}`, attemptsMax: 1, windowSeconds: resendAfterSeconds },
    { subject: `email: codes of player ${playerId}`, attemptsMax: mailsOfPlayerMax, windowSeconds: hourSeconds },
    { subject: `email: codes to ${address}`, attemptsMax: mailsToAddressMax, windowSeconds: daySeconds },
  ];
}
