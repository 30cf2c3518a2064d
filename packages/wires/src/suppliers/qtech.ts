/** Refusals travel as an HTTP status with one of these words. */
export const qtechErrors = {
  INVALID_TOKEN: 400,
  LOGIN_FAILED: 401,
  ACCOUNT_BLOCKED: 403,
  INSUFFICIENT_FUNDS: 400,
  LIMIT_EXCEEDED: 400,
  REQUEST_DECLINED: 400,
  UNKNOWN_ERROR: 500,
} as const;

export type QtechError = keyof typeof qtechErrors;

/** Our token, and the secret that both sides share; this wire has no signature. */
export const qtechHeaders = { session: 'wallet-session', passKey: 'pass-key' } as const;

export const qtechLanguages = { en: 'en_US', sw: 'sw_KE', zh: 'zh_CN' } as const;
