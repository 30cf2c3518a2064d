import { createHash } from 'node:crypto';

/** What an answer of the operator says, beside its data. HTTP is 200 always. */
export const betsolutionsCodes = {
  success: 200,
  /** Of a win or a cancellation. */
  alreadyProcessed: 201,
  inactiveToken: 401,
  insufficientBalance: 402,
  invalidHash: 403,
  invalidToken: 404,
  transferLimit: 405,
  userNotFound: 406,
  invalidAmount: 407,
  /** Of a bet. */
  duplicatedTransactionId: 408,
  sessionExpired: 409,
  invalidCurrency: 410,
  invalidRequest: 411,
  generalError: 500,
} as const;

/** What a bet or a win is for. */
export const betsolutionsTypes = {
  normal: '1',
  freeSpin: '2',
  reSpin: '3',
  bonus: '7',
  tournamentBuyIn: '18',
  tournamentWin: '20',
  bounty: '21',
  achievement: '26',
  cancelBet: '41',
  jackpot: '42',
  drop: '46',
  dropWin: '47',
} as const;

/**
 * Values of all fields but the hash itself, in the order of their names, with the merchant's key behind them. Over the fields
 * as they were sent: whether an empty one counts is for the sender to say.
 */
export function betsolutionsHash(fields: Record<string, string>, privateKey: string): string {
  let text = '';
  for (const name of Object.keys(fields).sort()) if (name !== 'Hash') text += `${fields[name]}|`;
  return createHash('sha256').update(text).update(privateKey).digest('hex');
}

/** Their languages are full culture codes. */
export const betsolutionsLanguages = { en: 'en-US', sw: 'sw-KE', zh: 'zh-CN' } as const;
