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

const timeoutMs = 15_000;

export const sendOverHttp: Send = async ({ url, ...init }) => {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  return { http: response.status, text: await response.text() };
};

export const formType = { 'content-type': 'application/x-www-form-urlencoded' };
export const jsonType = { 'content-type': 'application/json' };
export const xmlType = { 'content-type': 'text/xml; charset=utf-8' };
