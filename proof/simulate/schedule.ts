import type pg from 'pg';
import { createDraws, type Draws } from './random.ts';
import { createStillness, type Stillness } from './stillness.ts';
import type { VirtualTime } from './virtual-time.ts';

export type MessageKind = 'sql' | 'sql answer' | 'call' | 'call answer';

/** Something on its way between two processes, held until it is released. */
export interface Message {
  /** Messages of one channel keep their order. */
  channel: string;
  /** The instance that dies where a crash hits this message. */
  instance: string | undefined;
  label: string;
  kind: MessageKind;
  deliver(): void;
  /** It never arrives, and the connection stays open. */
  lose(): void;
  /** The connection breaks instead. */
  cut(): void;
  /** It arrives, and once more later. Only where a sender or a network may do that. */
  repeat?(): void;
  /** It arrives when its sender has given up waiting. */
  delay?(): void;
  /** Done, but answered with something that the sender cannot understand. */
  garble?(): void;
}

export type FaultKind = 'lose' | 'cut' | 'repeat' | 'delay' | 'garble' | 'crash';

/** A fault happens to the message with that number, or to the first one after it whose words fit. */
export interface Fault {
  at: number;
  /** Counted from the end of the operations on, instead of from their beginning. */
  isAtEnd?: boolean;
  kind: FaultKind;
  /** The step at which it happens, as the message's words tell it. */
  step?: string;
  /** Whether the step has been done by then: the fault happens to its answer. */
  isAfter?: boolean;
}

export interface Step {
  number: number;
  channel: string;
  label: string;
  kind: MessageKind | 'timer' | 'operation';
  fault?: FaultKind;
}

/** The order of everything, drawn from the seed. */
export interface Schedule extends Omit<Stillness, 'quiet'> {
  offer(message: Message): void;
  /** Forgets what waits in a channel whose connection is gone. */
  drop(channel: string): void;
  /** Before each message is released. Returns the end of that. */
  onRelease(listener: (label: string) => void): () => void;
  steps: Step[];
  faultsDone: Fault[];
}

export interface ScheduleOptions {
  seed: string;
  faults: readonly Fault[];
  /** The order that an earlier run took; followed as far as it can be. */
  recorded?: readonly string[] | undefined;
  time: VirtualTime;
  control: pg.Client;
  crash(instance: string): Promise<void>;
  /** Whether messages are now and then released together, so that PostgreSQL itself decides between them. */
  isRacing: boolean;
}

/** How often a timer overtakes the messages that wait, and how soon it must be due for that. */
const timerChance = 0.03;
const timerHorizonMs = 400;
const burstChance = 0.04;
const burstMax = 3;
/** How often an operation begins although messages wait. */
const operationChance = 0.12;

export function createSchedule(options: ScheduleOptions) {
  const { time, control } = options;
  const draws: Draws = createDraws(`${options.seed} order`);
  const { quiet, ...still } = createStillness(control);
  const { waiting, add, take } = createLines();
  const listeners = new Set<(label: string) => void>();
  const steps: Step[] = [];
  const faults = createFaults(options.faults);
  const moveClock = createClockMover(time, control);
  const nextStep = createChoice({ draws, time, recorded: options.recorded, waiting, steps });
  const mayBurst = () => waiting.size > 0 && draws.chance(burstChance);
  let released = 0;

  const schedule: Schedule = {
    ...still,
    steps,
    faultsDone: faults.done,
    offer(message) {
      still.stir();
      add(message);
    },
    drop: (channel) => void waiting.delete(channel),
    onRelease(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  async function release(channel: string): Promise<void> {
    const message = take(channel);
    released += 1;
    const fault = faults.take(message, released);
    const { label, kind } = message;
    steps.push({ number: released, channel, label, kind, ...(fault && { fault: fault.kind }) });
    for (const listener of listeners) listener(label);
    if (fault?.kind !== 'crash') return message[fault?.kind ?? 'deliver']?.();
    message.lose();
    return options.crash(message.instance as string);
  }

  /** Takes one step, unless there is none. `begin` begins the next operation and answers its name; undefined while none may begin. */
  async function step(begin: (() => string) | undefined): Promise<boolean> {
    await quiet();
    await moveClock();
    const next = nextStep(begin !== undefined);
    if (next === undefined) return false;
    if (next === 'operation') {
      steps.push({ number: released, channel: 'operation', label: begin?.() ?? '', kind: 'operation' });
    } else if (next === 'timer') {
      steps.push({ number: released, channel: 'timer', label: `${time.untilNextMs()} ms`, kind: 'timer' });
      time.fireNext();
    } else {
      await release(next);
      for (let more = 0; options.isRacing && more < burstMax && mayBurst(); more += 1) {
        await release(draws.pick([...waiting.keys()].sort()));
      }
    }
    return true;
  }

  return {
    schedule,
    step,
    moveClock,
    messages: () => released,
    arm: () => faults.arm(released),
    armEnd: () => faults.armEnd(released),
    heal: faults.heal,
  };
}

/** The messages that wait, by channel, in their order. */
function createLines() {
  const waiting = new Map<string, Message[]>();
  return {
    waiting,
    add(message: Message): void {
      const line = waiting.get(message.channel);
      if (line) line.push(message);
      else waiting.set(message.channel, [message]);
    },
    take(channel: string): Message {
      const line = waiting.get(channel) as Message[];
      const message = line.shift() as Message;
      if (line.length === 0) waiting.delete(channel);
      return message;
    },
  };
}

/** The faults that are still to happen, and which message each of them happens to. */
function createFaults(faults: readonly Fault[]) {
  const left = [...faults];
  const done: Fault[] = [];
  let armedFrom = Number.POSITIVE_INFINITY;
  let endsFrom = Number.POSITIVE_INFINITY;
  return {
    done,
    take(message: Message, released: number): Fault | undefined {
      const at = left.findIndex(
        (fault) => fault.at <= released - (fault.isAtEnd ? endsFrom : armedFrom) && suits(fault, message),
      );
      if (at < 0) return undefined;
      const [fault] = left.splice(at, 1) as [Fault];
      done.push(fault);
      return fault;
    },
    /** Faults are counted from the next message on. */
    arm(released: number): void {
      armedFrom = released;
    },
    /** The operations are over, and so are their faults. Those of the end are counted from the next message on. */
    armEnd(released: number): void {
      endsFrom = released;
      left.splice(0, left.length, ...left.filter(({ isAtEnd }) => isAtEnd));
    },
    /** Whatever has not gone wrong by now does not any more. */
    heal: () => void left.splice(0),
  };
}

function suits({ kind, step, isAfter }: Fault, message: Message): boolean {
  if (step !== undefined && !message.label.includes(step)) return false;
  if (isAfter !== undefined && message.kind.endsWith('answer') !== isAfter) return false;
  if (kind === 'crash') return message.instance !== undefined;
  if (kind === 'repeat') return message.repeat !== undefined;
  if (kind === 'delay') return message.delay !== undefined;
  if (kind === 'garble') return message.garble !== undefined;
  return true;
}

/** The database's clock follows the virtual time, and never goes back. */
function createClockMover(time: VirtualTime, control: pg.Client): () => Promise<void> {
  let clockUs = 0n;
  return async () => {
    const us = BigInt(Math.round(time.nowMs() * 1_000));
    if (us <= clockUs) return;
    clockUs = us;
    await control.query({
      name: 'clock',
      text: `select setval('plumbing.virtual_us', greatest($1::bigint, (select last_value from plumbing.virtual_us)))`,
      values: [us],
    });
  };
}

/** Which step is next: a channel whose message is released, `operation`, `timer`, or none. */
function createChoice({
  draws,
  time,
  recorded,
  waiting,
  steps,
}: Pick<ScheduleOptions, 'time' | 'recorded'> & {
  draws: Draws;
  waiting: ReadonlyMap<string, Message[]>;
  steps: readonly Step[];
}): (mayBegin: boolean) => string | undefined {
  /** What the earlier run did at this place, where that can be done now. */
  function recordedNext(mayBegin: boolean): string | undefined {
    const wanted = recorded?.[steps.length];
    if (wanted === undefined) return undefined;
    if (wanted === 'operation') return mayBegin ? wanted : undefined;
    if (wanted === 'timer') return time.untilNextMs() === undefined ? undefined : wanted;
    return waiting.has(wanted) ? wanted : undefined;
  }

  function drawNext(mayBegin: boolean): string | undefined {
    if (mayBegin && (waiting.size === 0 || draws.chance(operationChance))) return 'operation';
    const untilMs = time.untilNextMs();
    if (untilMs !== undefined) {
      const mayOvertake = untilMs < timerHorizonMs && draws.chance(timerChance);
      if (waiting.size === 0 || mayOvertake) return 'timer';
    }
    return waiting.size === 0 ? undefined : draws.pick([...waiting.keys()].sort());
  }

  return (mayBegin) => recordedNext(mayBegin) ?? drawNext(mayBegin);
}
