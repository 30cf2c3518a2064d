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
  const { time, control, faults, recorded } = options;
  const draws: Draws = createDraws(`${options.seed} order`);
  const { quiet, ...still } = createStillness(control);
  const waiting = new Map<string, Message[]>();
  const listeners = new Set<(label: string) => void>();
  const steps: Step[] = [];
  const faultsDone: Fault[] = [];
  const faultsLeft = [...faults];
  let released = 0;
  let armedFrom = Number.POSITIVE_INFINITY;
  let endsFrom = Number.POSITIVE_INFINITY;
  let clockUs = 0n;

  const schedule: Schedule = {
    ...still,
    steps,
    faultsDone,
    offer(message) {
      still.stir();
      const line = waiting.get(message.channel);
      if (line) line.push(message);
      else waiting.set(message.channel, [message]);
    },
    drop: (channel) => void waiting.delete(channel),
    onRelease(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  async function moveClock(): Promise<void> {
    const us = BigInt(Math.round(time.nowMs() * 1_000));
    if (us <= clockUs) return;
    clockUs = us;
    await control.query({
      name: 'clock',
      text: `select setval('plumbing.virtual_us', greatest($1::bigint, (select last_value from plumbing.virtual_us)))`,
      values: [us],
    });
  }

  function faultFor(message: Message): Fault | undefined {
    const at = faultsLeft.findIndex(
      (fault) => fault.at <= released - (fault.isAtEnd ? endsFrom : armedFrom) && suits(fault, message),
    );
    if (at < 0) return undefined;
    const [fault] = faultsLeft.splice(at, 1) as [Fault];
    faultsDone.push(fault);
    return fault;
  }

  async function release(channel: string): Promise<void> {
    const line = waiting.get(channel) as Message[];
    const message = line.shift() as Message;
    if (line.length === 0) waiting.delete(channel);
    released += 1;
    const fault = faultFor(message);
    const { label, kind } = message;
    steps.push({ number: released, channel, label, kind, ...(fault && { fault: fault.kind }) });
    for (const listener of listeners) listener(label);
    switch (fault?.kind) {
      case undefined:
        return message.deliver();
      case 'lose':
        return message.lose();
      case 'cut':
        return message.cut();
      case 'repeat':
        return message.repeat?.();
      case 'delay':
        return message.delay?.();
      case 'garble':
        return message.garble?.();
      case 'crash':
        message.lose();
        return options.crash(message.instance as string);
    }
  }

  /** What the earlier run did at this place, where that can be done now. */
  function recordedNext(begin: (() => string) | undefined): string | undefined {
    const wanted = recorded?.[steps.length];
    if (wanted === undefined) return undefined;
    if (wanted === 'operation') return begin ? wanted : undefined;
    if (wanted === 'timer') return time.untilNextMs() === undefined ? undefined : wanted;
    return waiting.has(wanted) ? wanted : undefined;
  }

  function drawNext(begin: (() => string) | undefined): string | undefined {
    if (begin && (waiting.size === 0 || draws.chance(operationChance))) return 'operation';
    const untilMs = time.untilNextMs();
    if (untilMs !== undefined) {
      const mayOvertake = untilMs < timerHorizonMs && draws.chance(timerChance);
      if (waiting.size === 0 || mayOvertake) return 'timer';
    }
    return waiting.size === 0 ? undefined : draws.pick([...waiting.keys()].sort());
  }

  /**
   * Takes one step: releases a message, begins an operation, or lets a timer fire. False when there is nothing to do.
   * `begin` begins the next operation and answers its name; undefined while none may begin.
   */
  async function step(begin: (() => string) | undefined): Promise<boolean> {
    await quiet();
    await moveClock();
    const next = recordedNext(begin) ?? drawNext(begin);
    if (next === undefined) return false;
    if (next === 'operation') {
      steps.push({ number: released, channel: 'operation', label: begin?.() ?? '', kind: 'operation' });
    } else if (next === 'timer') {
      steps.push({ number: released, channel: 'timer', label: `${time.untilNextMs()} ms`, kind: 'timer' });
      time.fireNext();
    } else {
      await release(next);
      for (
        let more = 0;
        options.isRacing && more < burstMax && waiting.size > 0 && draws.chance(burstChance);
        more += 1
      ) {
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
    /** Faults are counted from the next message on. */
    arm() {
      armedFrom = released;
    },
    /** The operations are over, and so are their faults. Those of the end are counted from the next message on. */
    armEnd() {
      endsFrom = released;
      faultsLeft.splice(0, faultsLeft.length, ...faultsLeft.filter(({ isAtEnd }) => isAtEnd));
    },
    /** Whatever has not gone wrong by now does not any more. */
    heal: () => void faultsLeft.splice(0),
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
