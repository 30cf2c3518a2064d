import { marketRules } from '@harmattan/kernel/market-rules';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { z } from 'zod';

const hashKeyCharactersMin = 32;
const sandboxHashKey = 'sandbox-identity-number-hash-key';

export const verificationVariables = {
  VERIFICATION: z.enum(['on', 'off']).optional(),
  VERIFICATION_URL: z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional(),
  VERIFICATION_TOKEN: z.string().min(1).optional(),
  VERIFICATION_HASH_KEY: z
    .string()
    .min(hashKeyCharactersMin, `must have at least ${hashKeyCharactersMin} characters`)
    .optional(),
  VERIFICATION_DOCUMENT_DAYS: z.coerce.number().int().min(1).max(36_500).optional(),
};

export type VerificationVariables = z.output<z.ZodObject<typeof verificationVariables>>;

export interface VerificationSettings {
  /** Whether the level of an account limits its payments. */
  isAsked: boolean;
  url: string;
  token: string;
  /** Identity numbers are matched by a hash under this key. It never changes: what was hashed before would match nothing. */
  hashKey: string;
  /** How long an accepted document is kept, and one that was not accepted. */
  documentDays: number;
  refusedDocumentDays: number;
}

export function verificationSettings(
  env: VerificationVariables,
  { standInUrl, live }: { standInUrl: string; live: boolean },
): VerificationSettings {
  const { documentDays, refusedDocumentDays } = marketRules.identity;
  return {
    isAsked: (env.VERIFICATION ?? (live ? 'on' : 'off')) === 'on',
    url: (env.VERIFICATION_URL ?? `${standInUrl}/youverify`).replace(/\/$/, ''),
    token: env.VERIFICATION_TOKEN ?? sandboxCredentials.youverify.token,
    hashKey: env.VERIFICATION_HASH_KEY ?? sandboxHashKey,
    documentDays: env.VERIFICATION_DOCUMENT_DAYS ?? documentDays,
    refusedDocumentDays: Math.min(refusedDocumentDays, env.VERIFICATION_DOCUMENT_DAYS ?? documentDays),
  };
}

/** What keeps players from being known, or strangers from being found out. */
export function liveVerificationProblems(env: VerificationVariables): string[] {
  const { VERIFICATION: asked, VERIFICATION_URL: url, VERIFICATION_TOKEN: token, VERIFICATION_HASH_KEY: key } = env;
  return [
    ...(asked === 'off' ? ['VERIFICATION: must be on in live mode'] : []),
    ...(url === undefined ? ["VERIFICATION_URL: not set (Youverify's address)"] : []),
    ...(url?.startsWith('http:') ? ['VERIFICATION_URL: must start with https:// in live mode'] : []),
    ...(token === undefined || token === sandboxCredentials.youverify.token
      ? ['VERIFICATION_TOKEN: not set (the token to it)']
      : []),
    ...(key === undefined || key === sandboxHashKey
      ? ['VERIFICATION_HASH_KEY: not set (what identity numbers are hashed with)']
      : []),
  ];
}
