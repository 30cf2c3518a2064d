import type { FuzzCall } from './calls/fuzz-call.ts';
import type { NoReply, Reply } from './connection.ts';
import type { Fault, Verdict } from './judge.ts';
import { type FuzzRequest, textOf } from './request.ts';
import type { Weight } from './world/platform-process.ts';

export interface Failure extends Fault {
  call: FuzzCall;
  /** How often the same call has had this fault. */
  count: number;
  /** What of the request is needed for it, where it fails by itself. */
  small?: FuzzRequest | undefined;
}

export interface Totals {
  calls: number;
  /** Share of the calls that were answered by the code that serves them. */
  reached: number;
  limited: number;
  status_5xx: number;
  unanswered: number;
  leaks: number;
  /** How many different calls, wires, hooks and pages were asked. */
  names: Map<string, { asked: number; reached: number; succeeded: number }>;
  calls_a_second: number;
  memory_before: Weight;
  memory_after: Weight;
  /** Errors with a stack in the platform's log. */
  thrown: number;
  /** 1 when the platform's process has ended. */
  ended: number;
  books_broken: number;
  failures: Failure[];
  thrown_lines: string[];
}

const failuresMax = 20;
const weightless: Weight = { heapMegabytes: 0, residentMegabytes: 0, handles: 0 };

export function createTally() {
  const counts = { calls: 0, reached: 0, limited: 0, status_5xx: 0, unanswered: 0, leaks: 0 };
  const names: Totals['names'] = new Map();
  const failures = new Map<string, Failure>();

  function addFailure(call: FuzzCall, fault: Fault): void {
    counts[fault.kind === 'leak' ? 'leaks' : fault.kind] += 1;
    const key = `${call.name} ${fault.kind} ${fault.what.replace(/\d+/g, '#')}`;
    const known = failures.get(key);
    if (known) known.count += 1;
    else if (failures.size < failuresMax) failures.set(key, { ...fault, call, count: 1 });
  }

  return {
    count(call: FuzzCall, reply: Reply | NoReply, { isReached, isLimited, faults }: Verdict): void {
      counts.calls += 1;
      counts.reached += Number(isReached);
      counts.limited += Number(isLimited);
      const ofName = names.get(call.name) ?? { asked: 0, reached: 0, succeeded: 0 };
      ofName.asked += 1;
      ofName.reached += Number(isReached);
      ofName.succeeded += Number('body' in reply && reply.body.includes('"status":"SUCCESS"'));
      names.set(call.name, ofName);
      for (const fault of faults) addFailure(call, fault);
    },
    failures: () => [...failures.values()],
    line: (ms: number) =>
      `${counts.calls} calls, ${Math.round(counts.calls / (ms / 1_000))}/s, ${JSON.stringify({ ...counts, calls: undefined })}`,
    totals: (): Totals => ({
      ...counts,
      reached: counts.calls === 0 ? 0 : counts.reached / counts.calls,
      ...{ names, calls_a_second: 0, memory_before: weightless, memory_after: weightless },
      ...{ thrown: 0, ended: 0, books_broken: 0, failures: [...failures.values()], thrown_lines: [] },
    }),
  };
}

/** For people: the seed, the number of the call, and the request itself. */
export function describeFailure(seed: string, { kind, what, call, count, small }: Failure): string[] {
  const who = call.player ? `player ${call.player.index}` : 'a visitor';
  return [
    `  ${kind.toUpperCase()} ${what}`,
    `    call ${call.number} of seed ${seed}, ${count} times: ${call.name} by ${who}`,
    `    ${textOf(call.request).slice(0, 2_000)}`,
    small ? `    by itself it needs: ${textOf(small).slice(0, 2_000)}` : '    by itself it does not fail again',
  ];
}
