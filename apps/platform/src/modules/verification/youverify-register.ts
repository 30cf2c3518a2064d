import { type IdentityRequest, identityAnswer, identityPaths, tokenHeader } from '@harmattan/wires/youverify';
import type { Log } from '../../plumbing/log.ts';
import type { Register, RegisterAnswer } from './register-port.ts';

const usualTimeoutMs = 8_000;
const answerMaxBytes = 512 * 1024;

/**
 * The register as Youverify serves it. Only `found` and `not_found` are answers; a word, a status or a body that is not known leaves the question
 * open. The number is neither in an address nor in the log.
 */
export function createYouverifyRegister({
  settings,
  log,
  timeoutMs = usualTimeoutMs,
}: {
  settings: { url: string; token: string };
  log: Log;
  timeoutMs?: number | undefined;
}): Register {
  return async ({ requestId, kind, number, firstName, lastName, birthDate }) => {
    const request: IdentityRequest = {
      id: number,
      isSubjectConsent: true,
      validations: { data: { firstName, lastName, dateOfBirth: birthDate } },
      metadata: { requestId },
    };
    try {
      const response = await fetch(`${settings.url}${identityPaths[kind]}`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          [tokenHeader]: settings.token,
        },
        body: JSON.stringify(request),
        // A redirect would carry the number and our token elsewhere.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return read(JSON.parse(await readCapped(response)), requestId);
    } catch (error) {
      log.warn({ err: error, kind, check: requestId }, 'the identity register gave no answer');
      return { kind: 'unknown' };
    }
  };
}

function read(body: unknown, requestId: string): RegisterAnswer {
  const parsed = identityAnswer.safeParse(body);
  const data = parsed.data?.data;
  if (!data || !parsed.data?.success) return { kind: 'unknown' };
  // An answer to another question says nothing about this one.
  if (data.metadata && data.metadata.requestId !== requestId) return { kind: 'unknown' };
  if (data.status === 'not_found') return { kind: 'not found' };
  if (data.status !== 'found') return { kind: 'unknown' };
  const name = [data.firstName, data.middleName, data.lastName]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');
  if (name === '') return { kind: 'unknown' };
  return { kind: 'found', name, birthDate: dayOf(data.dateOfBirth) };
}

/** Year-month-day, as the answer has it with or without a time. Undefined for any other text. */
function dayOf(text: string | null | undefined): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(text ?? '')?.[1];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

async function readCapped(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > answerMaxBytes) throw new Error('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
