/** Everything that the wire asks for, each at an address of its own, spelt as the supplier does. */
export const btiCalls = [
  'ValidateToken',
  'reserve',
  'debitreserve',
  'commitreserve',
  'cancelreserve',
  'creditcustomer',
  'debitcustomer',
] as const;

export type BtiCall = (typeof btiCalls)[number];

export const btiCodes = {
  ok: '0',
  general: '-1',
  customerNotFound: '-2',
  tokenNotValid: '-3',
  insufficientFunds: '-4',
  restrictedCustomer: '-6',
  wrongRequest: '-10',
  noExistingSession: '-23',
} as const;

export type BtiCode = (typeof btiCodes)[keyof typeof btiCodes];

/**
 * What stands beside a code. After a reserve nearly everything is answered with 0, because anything else makes the supplier
 * send it again: there the text alone says that nothing was done.
 */
export const btiMessages = {
  ok: 'No error',
  limit: 'PlayerLimitReached',
  repeated: 'Already processed',
  reserveNotFound: 'ReserveWasNotFound',
  reserveCanceled: 'ReserveWasCanceled',
  reserveClosed: 'ReserveIsClosed',
  reserveDebited: 'ReserveWasDebited',
  exceedsReserve: 'AmountExceedsReserve',
  purchaseNotFound: 'PurchaseWasNotFound',
  purchaseCanceled: 'PurchaseWasCanceled',
  purchaseSettled: 'PurchaseIsSettled',
  mismatch: 'RequestMismatch',
  wrongCurrency: 'WrongCurrency',
  wrongRequest: 'WrongRequest',
  customerNotFound: 'CustomerNotFound',
  tokenNotValid: 'TokenNotValid',
  noSession: 'NoExistingSession',
  insufficientFunds: 'InsufficientFunds',
  restricted: 'RestrictedCustomer',
  again: 'PleaseRepeat',
} as const;

export type BtiMessage = (typeof btiMessages)[keyof typeof btiMessages];

export type BtiFields = Record<string, string>;

/** One `key=value` a line, both as in an address. */
export function writeBtiAnswer(fields: BtiFields): string {
  const lines = Object.entries(fields).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return `${lines.join('\r\n')}\r\n`;
}

const fieldsMax = 20;

/** Undefined for whatever is no answer of the wire's: a line without a key, a key twice, no code at all. */
export function readBtiAnswer(text: string): BtiFields | undefined {
  const fields: BtiFields = Object.create(null);
  const lines = text.split('\r\n').filter((line) => line !== '');
  if (lines.length > fieldsMax) return undefined;
  for (const line of lines) {
    const at = line.indexOf('=');
    const name = decode(line.slice(0, Math.max(at, 0)));
    const value = decode(line.slice(at + 1));
    if (!name || value === undefined || name in fields) return undefined;
    fields[name] = value;
  }
  return /^(0|-\d{1,4})$/.test(fields.error_code ?? '') ? fields : undefined;
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+');
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
