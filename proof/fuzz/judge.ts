import { statuses } from '@harmattan/contract';
import { endorphinaDeclined } from '@harmattan/wires/suppliers/endorphina';
import type { FuzzCall } from './calls/fuzz-call.ts';
import type { Canaries, Canary } from './canaries.ts';
import type { NoReply, Reply } from './connection.ts';
import { textOf } from './request.ts';

export type Fault = { kind: 'unanswered' | 'status_5xx' | 'leak'; what: string };

export interface Verdict {
  /** Answered by the code that serves the call, not by what stands before it. */
  isReached: boolean;
  isLimited: boolean;
  faults: Fault[];
}

/** What shows how the product is made. None of it is for anybody. */
const insides: readonly [what: string, RegExp][] = [
  ['a stack trace', /\n?\s+at [^\n]{1,200}\.(?:ts|js|mjs|cjs):\d+/],
  ['a path of files', /(?:file:\/\/\/|node_modules\/|\/apps\/platform\/src|\/home\/\w|\/root\/|\/tmp\/harmattan)/],
  ['an SQL statement', /\b(?:select\s[^"]{1,200}\sfrom|insert\s+into|delete\s+from|update\s+\w+\.\w+\s+set)\s/i],
  [
    'a message of the database',
    /(?:violates [a-z]+ constraint|relation "[^"]*" does not|syntax error at or near|invalid input syntax)/,
  ],
  ['a hash of a password', /\$argon2(?:id|i|d)\$/],
];

/**
 * Answers with a 5xx that are words of a supplier's protocol: a request that is declined for good, and a win whose stake has not come
 * yet, which the supplier sends again. A handler that throws says the same, and is counted by the error in the log.
 */
const spokenFailures = new Set<string>([...Object.values(endorphinaDeclined), 'Please send it again']);

/** Statuses by which something before the handler refuses. */
const refusedBefore = new Set([400, 401, 403, 404, 405, 408, 413, 415, 429, 431]);

export function judge(call: FuzzCall, reply: Reply | NoReply, canaries: Canaries): Verdict {
  if ('reason' in reply) {
    return { isReached: false, isLimited: false, faults: [{ kind: 'unanswered', what: reply.reason }] };
  }
  const faults: Fault[] = findLeaks(call, reply, canaries).map((what) => ({ kind: 'leak', what }));
  if (call.kind === 'office' && call.input && !call.mayAsk && /^\{"statusCode":0,/.test(reply.body)) {
    faults.push({ kind: 'leak', what: 'an answer without the permission' });
  }
  if (reply.http >= 500 && !isSpoken(call, reply)) {
    faults.push({ kind: 'status_5xx', what: `${reply.http} ${reply.body.slice(0, 200)}` });
  }
  if (call.input && !isEnvelope(reply.body)) {
    faults.push({ kind: 'unanswered', what: `no envelope: ${reply.http} ${reply.body.slice(0, 100)}` });
  }
  return { isReached: isReached(call, reply), isLimited: reply.http === 429, faults };
}

/** Whatever a call of the contract is sent, its answer has a word that the contract knows. */
function isEnvelope(body: string): boolean {
  const word = /^\{"statusCode":\d+,"status":"(\w+)","data":/.exec(body)?.[1];
  return word !== undefined && Object.hasOwn(statuses, word);
}

/** A wire's handler also decides on signatures and on what it cannot read. */
function isReached({ kind, request }: FuzzCall, { http }: Reply): boolean {
  if (kind === 'wire' || kind === 'hook') return ![404, 405, 413, 415, 429, 431].includes(http) && !request.isHeadOnly;
  return !refusedBefore.has(http);
}

function isSpoken({ kind }: FuzzCall, { body }: Reply): boolean {
  if (kind !== 'wire') return false;
  const words = /"(?:message|error)":"([^"]*)"/.exec(body)?.[1];
  return words !== undefined && spokenFailures.has(words);
}

/** What a player proves to be the player with. The staff reads the rest of the record, with the permission. */
const proofs = new Set(['session', 'password', 'seat']);

function mayKnow({ kind, player, isTrusted, mayAsk, member }: FuzzCall, { owner, secrecy, what }: Canary): boolean {
  if (kind === 'office') return member !== undefined && mayAsk === true && !proofs.has(what);
  return owner === player?.index || (isTrusted && secrecy === 'supplier');
}

/** What the answer holds that its receiver may not know. What the request itself holds is no news, but a record under an id is. */
function findLeaks(call: FuzzCall, { head, body }: Pick<Reply, 'head' | 'body'>, canaries: Canaries): string[] {
  const answer = `${head}\n${body}`;
  const asked = textOf(call.request).toLowerCase();
  const leaks = canaries
    .find(answer)
    .filter((canary) => !mayKnow(call, canary))
    .filter(({ text, what }) => what === 'id' || !asked.includes(text.toLowerCase()))
    .map(({ what, owner }) => `${what} of player ${owner}`);
  const shown = insides.filter(([, pattern]) => pattern.test(body)).map(([what]) => what);
  return [...new Set([...leaks, ...shown])];
}
