import { createHash } from 'node:crypto';
import { writeXml, type XmlFields } from './xml.ts';

/** The calls, with the fields that each may have in the order in which an answer repeats them. */
const vivoFields = {
  Authenticate: ['token', 'hash'],
  GetBalance: ['userId', 'hash'],
  ChangeBalance: [
    'userId',
    'Amount',
    'TransactionID',
    'TrnType',
    'TrnDescription',
    'roundId',
    'gameId',
    'History',
    'isRoundFinished',
    'sessionId',
    'hash',
  ],
  Status: ['userId', 'casinoTransactionId', 'hash'],
} as const;

export type VivoCall = keyof typeof vivoFields;

const signedFields: Record<VivoCall, readonly string[]> = {
  Authenticate: ['token'],
  GetBalance: ['userId'],
  // Neither the transaction's id nor the session is among them.
  ChangeBalance: ['userId', 'Amount', 'TrnType', 'TrnDescription', 'roundId', 'gameId', 'History'],
  Status: ['userId', 'casinoTransactionId'],
};

/** The values one after another, with the key behind them. */
export function vivoHash(call: VivoCall, query: Record<string, string>, passKey: string): string {
  let text = '';
  for (const name of signedFields[call]) text += query[name] ?? '';
  return createHash('md5').update(text).update(passKey).digest('hex');
}

export const vivoTypes = { bet: 'BET', win: 'WIN', canceledBet: 'CANCELED_BET' } as const;

/** Why something failed. HTTP is 200 always. */
export const vivoCodes = {
  unrecognisedBet: '299',
  insufficientFunds: '300',
  operationFailed: '301',
  unknownTransaction: '302',
  unknownUser: '310',
  internalError: '399',
  invalidToken: '400',
  invalidHash: '500',
  betLimit: '812',
} as const;

export type VivoCode = (typeof vivoCodes)[keyof typeof vivoCodes];

/** The two parts of an answer that have parts of their own. */
export const vivoGroups = ['REQUEST', 'RESPONSE'] as const;

/** What was asked, when, and what came of it. */
export function vivoAnswer(call: VivoCall, query: Record<string, string>, at: Date, response: XmlFields): string {
  const asked: Record<string, string | undefined> = {};
  for (const name of vivoFields[call]) asked[name.toUpperCase()] = query[name];
  return writeXml('VGSSYSTEM', { REQUEST: asked, TIME: timeText(at), RESPONSE: response });
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Such as `05 Nov 2026 09:30:00`, in universal time. */
function timeText(at: Date): string {
  const [date = '', time = ''] = at.toISOString().split('T');
  const [year, month, day] = date.split('-');
  return `${day} ${months[Number(month) - 1]} ${year} ${time.slice(0, 8)}`;
}

export const vivoLanguages = { en: 'en', sw: 'sw', zh: 'zh' } as const;
