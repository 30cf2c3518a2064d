export interface WireCall {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface WireReply {
  http: number;
  text: string;
}

/** How a request travels. Throws when no answer comes. */
export type Send = (call: WireCall) => Promise<WireReply>;

/** An answer came, but not one of the wire: a proxy's page, half an answer. Whether the call was done is unknown. */
export class Unreadable extends Error {
  override name = 'Unreadable';

  constructor(raw: string) {
    super(`the answer could not be read: ${raw.slice(0, 200)}`);
  }
}

const timeoutMs = 15_000;

export const sendOverHttp: Send = async ({ url, ...init }) => {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  return { http: response.status, text: await response.text() };
};

export const formType = { 'content-type': 'application/x-www-form-urlencoded' };
export const jsonType = { 'content-type': 'application/json' };
export const xmlType = { 'content-type': 'text/xml; charset=utf-8' };

/** An object of JSON, whatever is in it. */
export function readJson<Answer extends object>({ http, text }: WireReply): Answer {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Answer;
  } catch {
    // Told below, with what came instead.
  }
  throw new Unreadable(`${http} ${text}`);
}
