import { readCookie } from '../../plumbing/http/cookies.ts';

/**
 * Holds the key of the code by SMS that a sign-in asked for. The specified request has no field for it, and the code counts only with it: a
 * code that another sign-in asked for, on another device, opens nothing here.
 */
export const signInCookie = 'harmattan_sign_in';
const key = /^[\w-]{1,64}$/;

export function signInKeyOf(context: { header(name: string): string | undefined }): string | undefined {
  return key.exec(readCookie(context.header('cookie'), signInCookie) ?? '')?.[0];
}
