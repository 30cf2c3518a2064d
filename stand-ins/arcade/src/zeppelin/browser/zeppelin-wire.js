import { readFrame } from './frames.js';

/**
 * @typedef {{
 *   re?: number, own?: number, ok?: boolean, reason?: string, bet?: string, flight?: number, state?: string, height?: number | null,
 *   win?: string | null, balance?: string | null, receipt?: { text: string, signature: string } | null,
 * }} Told
 */

const firstWaitMs = 500;
const longestWaitMs = 15_000;
/** An answer about money takes as long as the wallet does. */
const answerMs = 30_000;
/** After so long without a word the page asks whether the line still stands, and gives it so long to answer. */
const silenceMs = 10_000;
const helloMs = 4_000;
/** A page that nobody looks at, with nothing on board, lets go after so long. */
const hiddenMs = 120_000;

/**
 * The line to the server. It comes again by itself when it breaks, a little later each time.
 *
 * @param {{
 *   opened(): void, lost(): void, frame(frame: import('./frames.js').Frame): void, told(message: Told): void,
 *   bytes(count: number): void, mayRest(): boolean,
 * }} heard
 */
export function openWire(heard) {
  /** @type {WebSocket | undefined} */
  let socket;
  let tries = 0;
  let lastId = 0;
  let heardAt = 0;
  let isClosed = false;
  /** @type {Map<number, { resolve(told: Told): void, reject(error: Error): void }>} */
  const asked = new Map();
  /** @type {number | undefined} */
  let hello;
  /** @type {number | undefined} */
  let rest;

  function open() {
    if (socket || isClosed) return;
    const url = `${location.origin.replace('http', 'ws')}${location.pathname}/flights`;
    const mine = new WebSocket(url);
    socket = mine;
    mine.binaryType = 'arraybuffer';
    mine.addEventListener('open', () => {
      tries = 0;
      heardAt = performance.now();
      heard.opened();
    });
    mine.addEventListener('message', ({ data }) => {
      heardAt = performance.now();
      const isBinary = data instanceof ArrayBuffer;
      // A frame has a head of two to four bytes.
      heard.bytes((isBinary ? data.byteLength : data.length) + 4);
      if (isBinary) return heard.frame(readFrame(new Uint8Array(data)));
      const told = /** @type {Told} */ (JSON.parse(data));
      const waiting = told.re === undefined ? undefined : asked.get(told.re);
      if (told.re === undefined) return heard.told(told);
      asked.delete(told.re);
      waiting?.resolve(told);
    });
    mine.addEventListener('close', () => {
      if (socket !== mine) return;
      drop();
      if (isClosed || (document.hidden && heard.mayRest())) return;
      const waitMs = Math.min(firstWaitMs * 2 ** tries, longestWaitMs);
      tries += 1;
      setTimeout(open, waitMs * (0.75 + (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 512));
    });
  }

  function drop() {
    socket = undefined;
    for (const { reject } of asked.values()) reject(new Error('the line is lost'));
    asked.clear();
    heard.lost();
  }

  /** @param {object} wish @param {number} [withinMs] @returns {Promise<Told>} */
  function ask(wish, withinMs = answerMs) {
    return new Promise((resolve, reject) => {
      if (socket?.readyState !== WebSocket.OPEN) return reject(new Error('there is no line'));
      lastId += 1;
      const id = lastId;
      asked.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, ...wish }));
      setTimeout(() => {
        if (asked.delete(id)) reject(new Error('no answer'));
      }, withinMs);
    });
  }

  setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN || performance.now() - heardAt < silenceMs) return;
    const mine = socket;
    ask({ do: 'hello' }, helloMs).catch(() => mine.close());
  }, silenceMs / 2);

  addEventListener('online', () => {
    clearTimeout(hello);
    hello = setTimeout(
      () => socket?.readyState === WebSocket.OPEN && ask({ do: 'hello' }, helloMs).catch(() => socket?.close()),
      500,
    );
  });
  addEventListener('visibilitychange', () => {
    clearTimeout(rest);
    if (document.hidden) rest = setTimeout(() => heard.mayRest() && socket?.close(), hiddenMs);
    else if (!socket && !isClosed) open();
  });
  open();

  return {
    ask,
    /** For good: there is nobody at the other end any more. */
    close() {
      isClosed = true;
      socket?.close();
    },
    get isOpen() {
      return socket?.readyState === WebSocket.OPEN;
    },
  };
}

/** @typedef {ReturnType<typeof openWire>} Wire */
