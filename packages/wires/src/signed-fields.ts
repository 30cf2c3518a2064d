import { createHmac } from 'node:crypto';
import { isSameSecret } from './same-secret.ts';

export type Fields = Record<string, unknown>;
type Headers = Record<string, string | string[] | undefined>;

export interface SignOptions {
  apiKey: string;
  apiSecret: string;
  /** All of them are signed, in this order. */
  fields: Fields;
  timestamp: Date;
}

export interface VerifyOptions {
  headers: Headers;
  /** The body of a POST, the query of a GET. */
  body: Fields;
  apiKey: string;
  apiSecret: string;
  now: Date;
  /** How far the caller's clock may be from ours, either way. */
  windowMs: number;
  /** What must be among the signed fields: a field that is not can be changed on the way. */
  mustSign: readonly string[];
}

const eastAfricaOffsetMs = 3 * 3_600_000;
const timestampText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:\d\d)$/;

/** Selcom's way to sign a call: the caller names the fields it signs, and sends their digest along. */
export function createSignedFields(scheme: string) {
  return {
    sign({ apiKey, apiSecret, fields, timestamp }: SignOptions): Record<string, string> {
      const at = localTime(timestamp);
      const names = Object.keys(fields);
      return {
        authorization: authorizationOf(apiKey),
        timestamp: at,
        'digest-method': 'HS256',
        'signed-fields': names.join(','),
        digest: digestOf(apiSecret, at, names, fields),
      };
    },

    /** What is wrong with the call's signature; undefined when nothing is. */
    problem(options: VerifyOptions): string | undefined {
      const { body, apiSecret, now, windowMs } = options;
      const header = (name: string) => String(options.headers[name] ?? '');
      const names = header('signed-fields').split(',');
      const at = header('timestamp');
      if (!isSameSecret(header('authorization'), authorizationOf(options.apiKey))) return 'unknown key';
      if (header('digest-method') !== 'HS256') return 'unknown digest method';
      if (!timestampText.test(at)) return 'no timestamp';
      if (!(Math.abs(Date.parse(at) - now.getTime()) <= windowMs)) return 'timestamp too far from now';
      if (names.some((name) => !isSignable(body, name))) return 'a signed field is missing';
      if (options.mustSign.some((name) => !names.includes(name))) return 'a field that must be signed is not';
      if (!isSameSecret(header('digest'), digestOf(apiSecret, at, names, body))) return 'wrong digest';
      return undefined;
    },
  };

  function authorizationOf(apiKey: string): string {
    return `${scheme} ${Buffer.from(apiKey).toString('base64')}`;
  }
}

function digestOf(apiSecret: string, timestamp: string, names: string[], fields: Fields): string {
  const text = [`timestamp=${timestamp}`, ...names.map((name) => `${name}=${fields[name]}`)].join('&');
  return createHmac('sha256', apiSecret).update(text).digest('base64');
}

function isSignable(fields: Fields, name: string): boolean {
  return Object.hasOwn(fields, name) && ['string', 'number'].includes(typeof fields[name]);
}

/** As in Dar es Salaam: 2026-01-01T10:00:00+03:00. */
function localTime(instant: Date): string {
  return `${new Date(instant.getTime() + eastAfricaOffsetMs).toISOString().slice(0, 19)}+03:00`;
}
