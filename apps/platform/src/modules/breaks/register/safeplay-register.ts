import {
  isSignedSafeplay,
  type SafeplayEntry,
  type SafeplayQuestion,
  safeplayAnswer,
  safeplayChanges,
  safeplayEntry,
  safeplayPaths,
  safeplaySignatureHeader,
} from '@harmattan/wires/safeplay';
import type { RegisterSettings } from '../../../settings/register.ts';
import type { Register, RegisterEntry } from './register.ts';

const timeoutMs = 10_000;

/** The register of Lagos, over the wire that is assumed for it. */
export function createSafeplayRegister({ url, apiKey, hookSecret }: RegisterSettings): Register {
  async function call(path: string, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      // A redirect would carry our key and the person elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the exclusion register answered ${response.status}`);
    return response.json();
  }

  return {
    async ask({ phones = [], emails = [] }) {
      // A number stays in the house: entries with one come by `changesAfter`, all of them.
      const question: SafeplayQuestion = { identityNumbers: [], phones: [...phones], emails: [...emails] };
      const answer = await call(safeplayPaths.check, { method: 'POST', body: JSON.stringify(question) });
      return safeplayAnswer.parse(answer).entries.map(toEntry);
    },
    async changesAfter(position) {
      const query = position === null ? '' : `?after=${encodeURIComponent(position)}`;
      const changes = safeplayChanges.parse(await call(safeplayPaths.changes + query));
      return { ...changes, entries: changes.entries.map(toEntry) };
    },
    readHook(body, headers) {
      if (!isSignedSafeplay(body, { signature: headers[safeplaySignatureHeader], secret: hookSecret }))
        return undefined;
      const entry = safeplayEntry.safeParse(parseJson(body));
      return entry.success ? toEntry(entry.data) : undefined;
    },
  };
}

function toEntry({ reference, identityNumber, phones, emails, ...name }: SafeplayEntry): RegisterEntry {
  const { firstName, lastName, birthDate } = name;
  return {
    reference,
    nins: identityNumber === null ? [] : [identityNumber],
    traits: { phones, emails, name: { firstName, lastName, birthDate } },
  };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
