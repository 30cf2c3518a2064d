import type { PhoneActs, PhoneQueries, Problem } from '../../../src/phone/contract.ts';
import type { Texts } from '../texts/index.ts';

const askTimeoutMs = 5_000;
/** An act may make the gateway call the platform, which takes its time. */
const actTimeoutMs = 20_000;

/** A problem of the call; `silence` for an act of which no answer says whether it was done. */
export interface Failure {
  problem: Problem | 'silence' | 'other';
  why?: string;
}

export type Outcome<Answer> = { ok: true; answer: Answer } | ({ ok: false } & Failure);

/** Throws when no proper answer comes. */
export async function ask<Path extends keyof PhoneQueries>(
  path: Path,
  query: PhoneQueries[Path]['query'],
): Promise<PhoneQueries[Path]['answer']> {
  const { response, body } = await request(queryAddress(path, query), {}, askTimeoutMs);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return body as PhoneQueries[Path]['answer'];
}

/** The same for a person who waits for it: a refusal is an answer. */
export function lookUp<Path extends keyof PhoneQueries>(
  path: Path,
  query: PhoneQueries[Path]['query'],
): Promise<Outcome<PhoneQueries[Path]['answer']>> {
  return outcomeOf(queryAddress(path, query), {});
}

export function act<Path extends keyof PhoneActs>(
  path: Path,
  body: PhoneActs[Path]['body'],
): Promise<Outcome<PhoneActs[Path]['answer']>> {
  return outcomeOf(`/phone/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export function failureText({ problem, why }: Failure, texts: Texts): string {
  const words = texts.problems[problem];
  return why === undefined ? words : texts.because(words, why);
}

async function outcomeOf<Answer>(address: string, options: RequestInit): Promise<Outcome<Answer>> {
  try {
    const { response, body } = await request(address, options, actTimeoutMs);
    if (response.ok) return { ok: true, answer: body as Answer };
    if (response.status >= 500) return { ok: false, problem: 'silence' };
    const { problem = 'other', why } = body as Partial<Failure>;
    return { ok: false, problem, ...(why !== undefined && { why }) };
  } catch {
    return { ok: false, problem: 'silence' };
  }
}

async function request(address: string, options: RequestInit, timeoutMs: number) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    const response = await fetch(address, { ...options, signal: stop.signal });
    const body: unknown = await response.json();
    return { response, body };
  } finally {
    clearTimeout(timer);
  }
}

function queryAddress(path: string, query: Record<string, string>): string {
  return `/phone/api/${path}?${new URLSearchParams(query)}`;
}
