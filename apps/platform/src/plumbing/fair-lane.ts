import type { Clock } from '@harmattan/kernel/clock';
import { TurnedAway } from './not-ready.ts';

export interface Visitor {
  /** Waiting places are divided fairly between shares, such as networks. */
  share: string;
  /** Whether the connection has closed: the task then has no reader and is not begun. */
  isGone(): boolean;
}

export interface FairLane {
  /** Refuses with `TurnedAway` where too many wait, and after the deadline. */
  run<Result>(visitor: Visitor, task: () => Promise<Result>): Promise<Result>;
}

/** One for all refusals: to note the stack of each would cost more than all else of the refusal. */
const turnedAway = new TurnedAway('too many at once');

interface LaneOptions {
  clock: Pick<Clock, 'now' | 'sleep'>;
  atOnceMax: number;
  waitingMax: number;
  waitMaxMs: number;
  /** While the lane is full, a place rests so many times as long as its task took: a flood leaves the processor to other calls. */
  restFactor: number;
}

/** A clock that is set while a task runs stops no place for long. */
const restMaxMs = 1_000;

interface Place {
  visitor: Visitor;
  begin(): void;
  refuse(): void;
}

/**
 * Runs few tasks at once and lets a bounded number wait. Shares take turns, so that a share with a hundred waiting tasks delays
 * another share's first task by one task. A full lane makes room for a share by refusing the newest task of the longest share.
 */
export function createFairLane({ clock, atOnceMax, waitingMax, waitMaxMs, restFactor }: LaneOptions): FairLane {
  const lines = createLines();
  let underWay = 0;

  function wait(visitor: Visitor): Promise<void> {
    return new Promise((resolve, reject) => {
      const left = new AbortController();
      const end = (settle: () => void) => {
        lines.remove(place);
        left.abort();
        settle();
      };
      const place: Place = {
        visitor,
        begin: () => end(resolve),
        refuse: () => end(() => reject(turnedAway)),
      };
      lines.add(place);
      void clock.sleep(waitMaxMs, left.signal).then(() => {
        if (!left.signal.aborted) place.refuse();
      });
    });
  }

  /** At the cost of the longest share, unless the newcomer's would then be just as long. */
  function makeRoom({ share }: Visitor): boolean {
    const longest = lines.longest();
    if (longest.length <= lines.lengthOf(share) + 1) return false;
    longest.at(-1)?.refuse();
    return true;
  }

  async function enter(visitor: Visitor): Promise<void> {
    if (underWay < atOnceMax) underWay += 1;
    else if (lines.waiting() < waitingMax || makeRoom(visitor)) await wait(visitor);
    else throw turnedAway;
  }

  /** Hands the place over, or frees it. */
  function leave(): void {
    for (let gone = lines.next(); gone?.visitor.isGone(); gone = lines.next()) gone.refuse();
    const place = lines.next();
    if (!place) {
      underWay -= 1;
      return;
    }
    place.begin();
    lines.endTurn(place.visitor.share);
  }

  async function restAndLeave(tookMs: number): Promise<void> {
    const restMs = Math.min(tookMs * restFactor, restMaxMs);
    if (lines.waiting() >= waitingMax && restMs > 0) await clock.sleep(restMs);
    leave();
  }

  return {
    async run(visitor, task) {
      await enter(visitor);
      const begunAt = clock.now().getTime();
      try {
        return await task();
      } finally {
        // The answer does not wait for it.
        void restAndLeave(clock.now().getTime() - begunAt);
      }
    },
  };
}

/** The waiting places of each share, in the order of the shares' turns. */
function createLines() {
  const lines = new Map<string, Place[]>();
  let waiting = 0;
  return {
    waiting: () => waiting,
    lengthOf: (share: string): number => lines.get(share)?.length ?? 0,
    next: (): Place | undefined => lines.values().next().value?.[0],
    longest(): Place[] {
      let longest: Place[] = [];
      for (const line of lines.values()) if (line.length > longest.length) longest = line;
      return longest;
    },
    add(place: Place): void {
      const { share } = place.visitor;
      lines.set(share, [...(lines.get(share) ?? []), place]);
      waiting += 1;
    },
    remove(place: Place): void {
      const { share } = place.visitor;
      const line = lines.get(share)?.filter((other) => other !== place) ?? [];
      if (line.length > 0) lines.set(share, line);
      else lines.delete(share);
      waiting -= 1;
    },
    /** The next turn is another share's. */
    endTurn(share: string): void {
      const rest = lines.get(share);
      lines.delete(share);
      if (rest) lines.set(share, rest);
    },
  };
}
