import { createStore, type Store } from '@harmattan/sandbox-ui/store';
import type { MatchDelta, StreamMessage, StreamRequest } from '../../../src/contract/offer.ts';

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
  const asking = createAsking(() => socket);
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
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
      asking.sayAgain();
      if (hasBeenOpen) backAgain();
      hasBeenOpen = true;
    };
    own.onmessage = ({ data }) => {
      if (socket === own) passOn(readMessage(data), { take, listsChanged });
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

  function lookOrRest() {
    if (!document.hidden) return tryNow();
    socket?.close();
    socket = undefined;
    clearTimeout(timer);
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
      asking.want(request);
      connect();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      asking.stop();
      socket?.close();
      document.removeEventListener('visibilitychange', lookOrRest);
      removeEventListener('online', tryNow);
    },
  };
}

/** Says what the page wants to be told, once it has settled and only where it is another thing than before. */
function createAsking(socketOf: () => WebSocket | undefined) {
  let wanted: StreamRequest = { watch: [] };
  let said = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say() {
    clearTimeout(timer);
    const text = JSON.stringify(wanted);
    const socket = socketOf();
    if (text === said || socket?.readyState !== WebSocket.OPEN) return;
    said = text;
    socket.send(text);
  }

  return {
    want(request: StreamRequest) {
      wanted = request;
      clearTimeout(timer);
      timer = setTimeout(say, settleMs);
    },
    /** A new socket has been told nothing yet. */
    sayAgain() {
      said = '';
      say();
    },
    stop: () => clearTimeout(timer),
  };
}

function passOn(
  message: StreamMessage | undefined,
  { take, listsChanged }: Pick<StreamEvents, 'take' | 'listsChanged'>,
) {
  for (const delta of message?.d ?? []) take(delta);
  if (message?.lists) listsChanged();
}

function readMessage(data: unknown): StreamMessage | undefined {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}
