// The far end of the sockets, in a process of its own: pages that show live matches, and note when they hear of a change.
import { quantile } from '../median.ts';
import { type Line, openLine } from '../zeppelin/line.ts';
import type { ToldChange } from './busy-server.ts';

export interface WatchOrder {
  /** Of the books. Each has as many of the watchers. */
  addresses: string[];
  /** What each page asks for, in turns. */
  requests: string[];
  watchers: number;
  seconds: number;
}

export interface Watched {
  sockets: number;
  /** Changes that were told while everybody watched. */
  changes: number;
  /** How often they should have been heard in all, and how often they were not. */
  due: number;
  missed: number;
  p50Ms: number;
  p99Ms: number;
}

const openAtOnce = 100;
/** A page asks again when it is scrolled, which also says that it is still there. */
const askAgainMs = 15_000;
/** Changes are looked at that had so much time to arrive. */
const graceMs = 3_000;

process.once('message', async (order: WatchOrder) => {
  process.send?.(await watch(order));
  process.disconnect();
});

/** Notes when each change was heard, while it is told to. */
function createEars() {
  const heardAt = new Map<string, number[]>();
  /** By what is asked for: the last message, and the changes in it. Pages that show the same hear the same. */
  const last: { payload: Buffer; times: number[][] }[] = [];
  let isWatching = false;

  function hear(kind: number, payload: Buffer): void {
    if (!isWatching) return;
    const now = Date.now();
    let known = last[kind];
    if (!known?.payload.equals(payload)) {
      known = { payload: Buffer.from(payload), times: timesOf(payload) };
      last[kind] = known;
    }
    for (const times of known.times) times.push(now);
  }

  /** Every change begins with its match and its version; the rest of it is of no interest here. */
  function timesOf(payload: Buffer): number[][] {
    return [...payload.toString('latin1').matchAll(/"m":"(\d+)","v":(\d+)/g)].map(([, match, version]) => {
      const change = `${match} ${version}`;
      const times = heardAt.get(change) ?? [];
      heardAt.set(change, times);
      return times;
    });
  }

  return {
    hear,
    timesOfChange: (match: string, version: number) => heardAt.get(`${match} ${version}`) ?? [],
    listen(isOn: boolean) {
      isWatching = isOn;
    },
  };
}

async function watch({ addresses, requests, watchers, seconds }: WatchOrder): Promise<Watched> {
  const { hear, listen, timesOfChange } = createEars();
  const lines: Line[] = [];
  const waiting = Array.from({ length: watchers }, (_, at) => at);
  const requestOf = (at: number) => requests[at % requests.length] as string;
  const work = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const line = await openLine(addresses[at % addresses.length] as string, '/api/stream', {
        message: (payload) => hear(at % requests.length, payload),
        lost: (reason) => console.error(reason),
      });
      lines.push(line);
      line.send(requestOf(at));
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: openAtOnce }, work));
  console.log(`${lines.length} sockets open after ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  // What everybody is told at first is how things stand, and no change.
  await pause(2_000);
  const asking = setInterval(() => {
    for (const [at, line] of lines.entries()) line.send(requestOf(at));
  }, askAgainMs);
  const [from, to] = [Date.now(), Date.now() + seconds * 1_000];
  listen(true);
  await pause(seconds * 1_000 + graceMs);
  listen(false);
  clearInterval(asking);

  const told = await readTold(addresses);
  for (const line of lines) line.close();
  const watched = countWatched(requests, watchers);
  const inTime = told.filter(({ toldAt }) => toldAt >= from && toldAt < to);
  let [due, missed] = [0, 0];
  const delaysMs = inTime.flatMap(({ match, version, toldAt }) => {
    const times = timesOfChange(match, version);
    const wanted = watched.get(match) ?? 0;
    due += wanted;
    missed += Math.max(wanted - times.length, 0);
    // Who has not heard of it has waited for ever.
    return Array.from({ length: wanted }, (_, at) => (times[at] ?? Number.POSITIVE_INFINITY) - toldAt);
  });
  return {
    ...{ sockets: lines.length, changes: inTime.length, due, missed },
    ...{ p50Ms: quantile(delaysMs, 0.5), p99Ms: quantile(delaysMs, 0.99) },
  };
}

/** When a process first told of each change. */
async function readTold(addresses: string[]): Promise<ToldChange[]> {
  const first = new Map<string, ToldChange>();
  for (const address of addresses) {
    for (const change of (await (await fetch(`${address}/bench/told`)).json()) as ToldChange[]) {
      const key = `${change.match} ${change.version}`;
      const before = first.get(key);
      if (!before || change.toldAt < before.toldAt) first.set(key, change);
    }
  }
  return [...first.values()];
}

function countWatched(requests: readonly string[], watchers: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at < watchers; at += 1) {
    const { watch: shown, open } = JSON.parse(requests[at % requests.length] as string);
    for (const match of new Set<string>([...shown, open])) counts.set(match, (counts.get(match) ?? 0) + 1);
  }
  return counts;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
