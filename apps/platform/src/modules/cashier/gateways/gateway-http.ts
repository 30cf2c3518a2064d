import type { Log } from '../../../plumbing/log.ts';

const gatewayTimeoutMs = 10_000;
const answerMaxBytes = 512 * 1024;

export type GatewayAnswer =
  | { kind: 'answer'; status: number; body: unknown }
  /** Nothing was sent: the gateway has heard nothing of it. */
  | { kind: 'unreachable' }
  /** Sent, and no answer that can be read came back. */
  | { kind: 'no answer' };

export interface GatewayRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: unknown;
}

export type GatewayHttp = (request: GatewayRequest) => Promise<GatewayAnswer>;

const neverSent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS)/;

/**
 * Calls a gateway with a limit on the time and on the size of its answer. It follows no redirect, since that would carry
 * our credentials elsewhere. Of a request only its path is logged, never what was sent.
 */
export function createGatewayHttp(options: {
  url: string;
  gateway: string;
  log: Log;
  timeoutMs?: number;
}): GatewayHttp {
  const { timeoutMs = gatewayTimeoutMs } = options;
  return async ({ method, path, headers, body }) => {
    const about = { gateway: options.gateway, path: path.split('?')[0] };
    try {
      const response = await fetch(`${options.url}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await readCapped(response);
      return { kind: 'answer', status: response.status, body: JSON.parse(text) };
    } catch (error) {
      options.log.warn({ err: error, ...about }, 'a payment gateway gave no answer');
      const code = String((error as { cause?: { code?: unknown } }).cause?.code ?? '');
      return { kind: neverSent.test(code) ? 'unreachable' : 'no answer' };
    }
  };
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

/** An instant that names its zone; anything else could be hours off. */
export function instantOf(text: string | null | undefined): Date | undefined {
  if (!text || !/(Z|[+-]\d\d:?\d\d)$/.test(text)) return undefined;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

const pagesMax = 1_000;

/** All pages of a list, from 1 on. Undefined when one of them cannot be read, or there are more than `pagesMax`. */
export async function readPages<Row>(
  readPage: (page: number) => Promise<{ rows: Row[]; isLast: boolean } | undefined>,
): Promise<Row[] | undefined> {
  const rows: Row[] = [];
  for (let page = 1; page <= pagesMax; page += 1) {
    const read = await readPage(page);
    if (!read) return undefined;
    rows.push(...read.rows);
    if (read.isLast) return rows;
  }
  return undefined;
}

/** The player's browser is sent there, so it must be nothing but a page. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
