import type { Clock } from '@harmattan/kernel/clock';
import { type Random, randomText } from '@harmattan/kernel/random';
import type { Bus } from '@harmattan/process/bus/bus';
import { type Ask, type NamedBet, readAsk, readNamedBet, type SentAsk } from './bus-messages.ts';
import type { Message } from './watchers.ts';

const idLength = 16;
/** The pilot publishes something every 600 ms at the latest. One that is silent for longer is gone, or the bus is. */
const pilotSilentMs = 1_200;
/** A pilot that has not answered by then has not got the question, or waits for the wallet: the books say which. */
const answerMs = 3_000;
const countEveryMs = 1_000;
/** A process that has not said for so long how many watch there is gone. */
const countKeptMs = 3_000;

/** What a process publishes to the sockets of all others. */
export interface News {
  frames?: readonly Message[];
  /** For all sockets of an owner. */
  own?: { owner: string; message: object };
}

interface SentNews {
  from: string;
  /** Of the pilot that publishes it. Undefined: it is no pilot's. */
  epoch?: bigint;
  frames?: { bytes: string; isResult: boolean }[];
  own?: { owner: string; message: object };
}

interface RelayDeps {
  bus: Bus;
  clock: Clock;
  random: Random;
  onError(error: unknown): void;
}

interface RelayHandlers {
  /** The term in which this process flies. Undefined: another one does. */
  epoch(): bigint | undefined;
  /** For the sockets here. */
  onNews(news: News): void;
  /** Only the pilot has an answer: undefined leaves it to another process. */
  answer(ask: Ask): Promise<object | undefined>;
  /** Another process says that it has taken a bet. */
  onBoarded(named: NamedBet): void;
  /** Sockets here. */
  watching(): number;
  /** Pages watch on another process. */
  onWatched(): void;
}

/** How many pages watch on other processes, as each of them tells from time to time. */
function createCounts() {
  const counts = new Map<string, { count: number; atMs: number }>();
  return {
    note: (from: string, count: number) => void counts.set(from, { count, atMs: performance.now() }),
    sum(): number {
      for (const [from, { atMs }] of counts) if (performance.now() - atMs > countKeptMs) counts.delete(from);
      return [...counts.values()].reduce((sum, { count }) => sum + count, 0);
    },
  };
}

/** What this process has asked the pilot, until it is answered. */
function createQuestions(clock: Clock, publish: (id: number, ask: Ask) => void) {
  const asked = new Map<number, (answer: object | undefined) => void>();
  let lastId = 0;
  return {
    settle: (id: number, answered: object) => asked.get(id)?.(answered),
    /** The pilot that was asked answers no more. */
    giveUp(): void {
      for (const settle of [...asked.values()]) settle(undefined);
    },
    async ask(ask: Ask): Promise<object | undefined> {
      lastId += 1;
      const id = lastId;
      const patience = new AbortController();
      const answered = new Promise<object | undefined>((resolve) => asked.set(id, resolve));
      publish(id, ask);
      const told = await Promise.race([answered, clock.sleep(answerMs, patience.signal).then(() => undefined)]);
      patience.abort();
      asked.delete(id);
      return told;
    },
  };
}

/** Those who wait until there is a pilot. */
function createWaiting(clock: Clock, isServed: () => boolean) {
  const waiting = new Set<() => void>();
  return {
    goOn(): void {
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
    /** Answers whether there is a pilot, within the time that a change of pilots takes. */
    async untilServed(withinMs: number): Promise<boolean> {
      if (isServed()) return true;
      const patience = new AbortController();
      const stopWaiting = () => patience.abort();
      waiting.add(stopWaiting);
      await clock.sleep(withinMs, patience.signal);
      waiting.delete(stopWaiting);
      return isServed();
    },
  };
}

const toSent = ({ frames, own }: News): Pick<SentNews, 'frames' | 'own'> => ({
  ...(frames && {
    frames: frames.map(({ bytes, isResult }) => ({ bytes: Buffer.from(bytes).toString('base64'), isResult })),
  }),
  ...(own && { own }),
});

const toNews = ({ frames, own }: SentNews): News => ({
  ...(frames && { frames: frames.map(({ bytes, isResult }) => ({ bytes: Buffer.from(bytes, 'base64'), isResult })) }),
  ...(own && { own }),
});

/**
 * What the processes of the table say to each other over the bus. Everything may be lost: bets and cash-outs are stored before they are
 * published, numbers of messages show a gap, and a question without an answer is answered from the books.
 */
export function createRelay({ bus, clock, random, onError }: RelayDeps, handlers: RelayHandlers) {
  const self = randomText(random, idLength);
  const counts = createCounts();
  const questions = createQuestions(clock, (id, ask) =>
    bus.publish('zeppelin.asks', { from: self, id, ask } satisfies SentAsk),
  );
  let highestEpoch = 0n;
  let heardAtMs = Number.NEGATIVE_INFINITY;

  const isPilotHere = () => handlers.epoch() !== undefined;
  const isServed = () => isPilotHere() || performance.now() - heardAtMs < pilotSilentMs;
  const { goOn, untilServed } = createWaiting(clock, isServed);
  const { answer, ...tellers } = createTellers(bus, self, handlers);

  function noteEpoch(epoch: bigint): void {
    if (epoch === highestEpoch) return;
    highestEpoch = epoch;
    questions.giveUp();
  }

  function hear(news: SentNews): void {
    const { from, epoch } = news;
    if (from === self || (epoch !== undefined && epoch < highestEpoch)) return;
    if (epoch !== undefined) {
      noteEpoch(epoch);
      heardAtMs = performance.now();
      goOn();
    }
    handlers.onNews(toNews(news));
  }

  const stopListening = listen(bus, {
    'zeppelin.news': (news: SentNews) => hear(news),
    'zeppelin.asks': (told: unknown) => void answer(told).catch(onError),
    [`zeppelin.answers.${self}`]: ({ id, answered }: { id: number; answered: object }) =>
      questions.settle(id, answered),
    'zeppelin.boarded': (told: unknown) => {
      const named = isPilotHere() ? readNamedBet(told) : undefined;
      if (named) handlers.onBoarded(named);
    },
    'zeppelin.watching': ({ from, count }: { from: string; count: number }) => {
      if (from === self) return;
      counts.note(from, count);
      handlers.onWatched();
    },
  });
  const stopCounting = clock.every(countEveryMs, tellers.tellCount, onError);

  return {
    /** Whether a pilot flies here, or was heard of a moment ago. */
    isServed,
    untilServed,
    watchingElsewhere: counts.sum,
    /** Asks the pilot. Undefined when there is no answer in time, or another pilot has come meanwhile. */
    ask: questions.ask,
    ...tellers,
    /** This process flies from now on. */
    beginTerm(epoch: bigint): void {
      noteEpoch(epoch);
      goOn();
    },
    stop(): void {
      stopListening();
      stopCounting();
      questions.giveUp();
      goOn();
    },
  };
}

export type Relay = ReturnType<typeof createRelay>;

function createTellers(bus: Bus, self: string, { epoch, answer, watching }: RelayHandlers) {
  return {
    /**
     * To the sockets of all other processes. What a pilot publishes carries its epoch, and an older one is not heard any more. Frames
     * without one are those of a term that is over.
     */
    publish(news: News): void {
      if (!bus.isShared()) return;
      const own = epoch();
      const { frames, ...rest } = toSent(news);
      const isOfPilot = own !== undefined;
      if (!isOfPilot && !rest.own) return;
      bus.publish('zeppelin.news', {
        from: self,
        ...(isOfPilot && { epoch: own }),
        ...(isOfPilot && frames && { frames }),
        ...rest,
      } satisfies SentNews);
    },
    publishBoarded: (named: NamedBet) => bus.publish('zeppelin.boarded', named),
    /** A page has come. */
    tellCount(): void {
      const count = watching();
      if (count > 0) bus.publish('zeppelin.watching', { from: self, count });
    },
    async answer(told: unknown): Promise<void> {
      const asked = readAsk(told);
      if (!asked || asked.from === self || epoch() === undefined) return;
      const answered = await answer(asked.ask);
      if (answered) bus.publish(`zeppelin.answers.${asked.from}`, { id: asked.id, answered });
    },
  };
}

/** Hears each topic. Returns the end of that. */
function listen(bus: Bus, topics: Record<string, (told: never) => void>): () => void {
  const ends = Object.entries(topics).map(([topic, hear]) => bus.subscribe(topic, (told) => hear(told as never)));
  return () => {
    for (const end of ends) end();
  };
}
