import { readCookie } from '../../plumbing/http/cookies.ts';
import type { Origin } from './identity-deps.ts';
import { languageOf } from './language.ts';

/** Out of reach of scripts, like the session's. It survives signing out. */
export const deviceCookie = 'harmattan_device';
/** A seal may follow, of which only the sign-in door takes notice. */
const secret = /^([\w-]{1,200})(?:\.[\w-]{1,50})?$/;

/** Where a call comes from, as far as its request tells. */
export function originOf(context: { address: string; header(name: string): string | undefined }): Origin {
  const value = readCookie(context.header('cookie'), deviceCookie);
  return {
    address: context.address,
    userAgent: context.header('user-agent'),
    deviceSecret: secret.exec(value ?? '')?.[1],
    language: languageOf(context.header('accept-language')),
  };
}
