/** @typedef {import('./table.js').Round} Round */

const timeoutMs = 8_000;
/** A round asks the wallet, and waits for it as long as the server does. */
const playTimeoutMs = 40_000;

/** The seat is not there any more. */
export class SeatGone extends Error {}

/** The table takes no bets now. */
export class BetsClosed extends Error {}

/** @returns {Promise<{ balance: string | null, rounds: Round[] }>} */
export function readState() {
  return ask('state', { signal: AbortSignal.timeout(timeoutMs) });
}

/**
 * @param {{ key: string, stake: string, choice: object }} wish
 * @returns {Promise<{ balance: string | null, stakedBalance: string | null, round: Round | null }>} `stakedBalance` is the balance before anything was paid.
 */
export function sendWish(wish) {
  return ask('rounds', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
    signal: AbortSignal.timeout(playTimeoutMs),
  });
}

/**
 * @param {{ round: string, at: number, move: object }} move `at` is how many moves were made before it.
 * @returns {Promise<{ balance: string | null, stakedBalance: string | null, round: Round, refusal: string | null }>}
 */
export function sendMove(move) {
  return ask('moves', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(move),
    signal: AbortSignal.timeout(playTimeoutMs),
  });
}

/** The round was shown to its end. It goes out of a page that is being left as well. @param {string} round */
export async function sendShown(round) {
  await fetch(`${location.pathname}/shown`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ round }),
    keepalive: true,
  });
}

/** A name for a wish, so that sending it again is not playing again. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/**
 * @param {string} path
 * @param {RequestInit} init
 */
async function ask(path, init) {
  const response = await fetch(`${location.pathname}/${path}`, init);
  if (response.status === 404) throw new SeatGone();
  if (response.status === 409) throw new BetsClosed();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
