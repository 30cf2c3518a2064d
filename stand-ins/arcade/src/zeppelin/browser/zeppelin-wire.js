import { readFrame } from './frames.js';
import { givenUpMs, isHelloDue, isLost } from './zeppelin-line.js';

/**
 * @typedef {{
 *   re?: number, own?: number, ok?: boolean, reason?: string, bet?: string, flight?: number, state?: string, height?: number | null,
 *   win?: string | null, balance?: string | null, receipt?: { text: string, signature: string } | null,
 *   stake?: string, target?: number | null, burst?: number | null,
 * }} Told
 * @typedef {{ resolve(told: Told): void, reject(error: Error): void }} Waiting
 */

const lookEveryMs = 100;
const firstWaitMs = 300;
const longestWaitMs = 15_000;
/** With something on board the page tries again sooner. */
const holdingWaitMs = 1_500;
/** A connection that is not open after so long never will be. */
const openingMaxMs = 5_000;
/** An answer about money takes as long as the wallet does. */
const answerMs = 30_000;
/** A page that nobody looks at, with nothing on board, lets go after so long. */
const hiddenMs = 120_000;

/**
 * The line to the server. A line that falls silent is lost at once, and is opened anew by itself when it stays so.
 *
 * @param {{
 *   opened(): void, lost(): void, frame(frame: import('./frames.js').Frame): void, told(message: Told): void,
 *   bytes(count: number): void, holds(): boolean,
 * }} heard `opened`: how things stand has to be asked for. `holds`: something is on board.
 */
export function openWire(heard) {
  /** @type {WebSocket | undefined} */
  let socket;
  let tries = 0;
  let lastId = 0;
  let isClosed = false;
  let isKnownLost = false;
  let lastHelloAt = 0;
  /** @type {import('./zeppelin-line.js').Line} */
  let line = { isOpen: false, openedAt: 0, heardAt: 0, askedAt: undefined };
  /** @type {Map<number, Waiting>} */
  const asked = new Map();
  /** @type {number | undefined} */
  let again;
  /** @type {number | undefined} */
  let rest;

  function open() {
    clearTimeout(again);
    if (socket || isClosed) return;
    const mine = new WebSocket(`${location.origin.replace('http', 'ws')}${location.pathname}/flights`);
    socket = mine;
    line = { isOpen: false, openedAt: performance.now(), heardAt: 0, askedAt: undefined };
    mine.binaryType = 'arraybuffer';
    mine.addEventListener('open', () => {
      if (socket !== mine) return;
      tries = 0;
      const nowMs = performance.now();
      line = { isOpen: true, openedAt: nowMs, heardAt: nowMs, askedAt: undefined };
      isKnownLost = false;
      heard.opened();
    });
    mine.addEventListener('message', ({ data }) => {
      if (socket === mine) hear(data);
    });
    mine.addEventListener('close', () => {
      if (socket === mine) drop();
    });
  }

  /** @param {string | ArrayBuffer} data */
  function hear(data) {
    line.heardAt = performance.now();
    const isBinary = data instanceof ArrayBuffer;
    // A frame has a head of two to four bytes.
    heard.bytes((isBinary ? data.byteLength : data.length) + 4);
    if (isBinary) heard.frame(readFrame(new Uint8Array(data)));
    else {
      const told = /** @type {Told} */ (JSON.parse(data));
      if (told.re === undefined) heard.told(told);
      else {
        asked.get(told.re)?.resolve(told);
        asked.delete(told.re);
      }
    }
    if (!isKnownLost || isLost(line, performance.now())) return;
    isKnownLost = false;
    heard.opened();
  }

  function lose() {
    if (isKnownLost) return;
    isKnownLost = true;
    heard.lost();
  }

  /** Leaves the socket to itself, whether or not its other end ever hears of that, and comes again. */
  function drop() {
    const mine = socket;
    socket = undefined;
    line.isOpen = false;
    mine?.close();
    for (const { reject } of asked.values()) reject(new Error('the line is lost'));
    asked.clear();
    lose();
    if (isClosed || (document.hidden && !heard.holds())) return;
    const waitMs = Math.min(firstWaitMs * 2 ** tries, heard.holds() ? holdingWaitMs : longestWaitMs);
    tries += 1;
    again = setTimeout(open, waitMs * (0.75 + (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 512));
  }

  /** @param {object} wish @returns {Promise<Told>} */
  function ask(wish) {
    return new Promise((resolve, reject) => {
      if (socket?.readyState !== WebSocket.OPEN) return reject(new Error('there is no line'));
      lastId += 1;
      const id = lastId;
      asked.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, ...wish }));
      setTimeout(() => {
        if (asked.delete(id)) reject(new Error('no answer'));
      }, answerMs);
    });
  }

  function sayHello() {
    const mine = line;
    mine.askedAt = lastHelloAt = performance.now();
    ask({ do: 'hello' }).then(
      () => {
        mine.askedAt = undefined;
      },
      () => {},
    );
  }

  function look() {
    if (!socket) return;
    const nowMs = performance.now();
    if (!line.isOpen) {
      if (nowMs - line.openedAt > openingMaxMs) drop();
      return;
    }
    if (isHelloDue(line, { nowMs, lastHelloAt, holds: heard.holds() })) sayHello();
    if (!isLost(line, nowMs)) return;
    lose();
    if (nowMs - Math.min(line.heardAt, line.askedAt ?? nowMs) > givenUpMs) drop();
  }
  setInterval(look, lookEveryMs);

  // The browser knows of some losses before silence tells.
  addEventListener('offline', () => line.isOpen && drop());
  addEventListener('online', open);
  addEventListener('visibilitychange', () => {
    clearTimeout(rest);
    if (document.hidden) rest = setTimeout(() => !heard.holds() && drop(), hiddenMs);
    else open();
  });
  open();

  return {
    ask,
    /** For good: there is nobody at the other end any more. */
    close() {
      isClosed = true;
      drop();
    },
    get isOpen() {
      return line.isOpen && !isKnownLost;
    },
  };
}

/** @typedef {ReturnType<typeof openWire>} Wire */
