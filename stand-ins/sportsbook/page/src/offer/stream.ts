import type { MatchDelta, StreamMessage, StreamRequest } from '../../../src/contract/offer.ts';
import { createStore, type Store } from '../core/store.ts';

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** What is on screen changes several times during a scroll. */
const settleMs = 150;

export interface Stream {
  /** What is shown counts from now on, and what was shown before no more. */
  show(request: StreamRequest): void;
  /** `lost`: prices may be old. */
  state: Store<'idle' | 'open' | 'lost'>;
  stop(): void;
}

interface StreamEvents {
  url: string;
  take(delta: MatchDelta): void;
  /** Matches began or ended. */
  listsChanged(): void;
  /** The line was cut: what happened meanwhile is to be asked for. */
  backAgain(): void;
}

/** One socket for all prices of the page. It is closed while the page is hidden, and reconnects by itself. */
export function openStream({ url, take, listsChanged, backAgain }: StreamEvents): Stream {
  const state = createStore<'idle' | 'open' | 'lost'>('idle');
  let socket: WebSocket | undefined;
  let wanted: StreamRequest = { watch: [] };
  let said = '';
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sayTimer: ReturnType<typeof setTimeout> | undefined;
  let hasBeenOpen = false;
  let isStopped = false;

  function connect() {
    clearTimeout(timer);
    if (isStopped || socket || document.hidden) return;
    const own = new WebSocket(url);
    socket = own;
    own.onopen = () => {
      pauseMs = firstPauseMs;
      state.set('open');
      said = '';
      say();
      if (hasBeenOpen) backAgain();
      hasBeenOpen = true;
    };
    own.onmessage = ({ data }) => {
      if (socket === own) hear(data);
    };
    own.onclose = () => {
      if (socket !== own) return;
      socket = undefined;
      if (isStopped || document.hidden) return;
      state.set('lost');
      timer = setTimeout(connect, pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    };
  }

  function hear(data: unknown) {
    let message: StreamMessage;
    try {
      message = JSON.parse(String(data));
    } catch {
      return;
    }
    for (const delta of message.d ?? []) take(delta);
    if (message.lists) listsChanged();
  }

  function say() {
    clearTimeout(sayTimer);
    const text = JSON.stringify(wanted);
    if (text === said || socket?.readyState !== WebSocket.OPEN) return;
    said = text;
    socket.send(text);
  }

  function lookOrRest() {
    if (document.hidden) {
      socket?.close();
      socket = undefined;
      clearTimeout(timer);
    } else {
      pauseMs = firstPauseMs;
      connect();
    }
  }

  function tryNow() {
    pauseMs = firstPauseMs;
    connect();
  }

  document.addEventListener('visibilitychange', lookOrRest);
  addEventListener('online', tryNow);
  return {
    state,
    show(request) {
      wanted = request;
      connect();
      clearTimeout(sayTimer);
      sayTimer = setTimeout(say, settleMs);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(sayTimer);
      socket?.close();
      document.removeEventListener('visibilitychange', lookOrRest);
      removeEventListener('online', tryNow);
    },
  };
}
