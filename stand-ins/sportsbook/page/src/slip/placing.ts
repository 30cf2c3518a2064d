import type { PlaceAnswer, PlaceRequest } from '../../../src/contract/bets.ts';
import type { Answer, Api } from '../core/api.ts';

/** How far a slip is that was sent. */
export type Placing =
  | { stage: 'idle' }
  | { stage: 'sending' }
  /** The book takes its time: a live bet is held back for some seconds. */
  | { stage: 'waiting'; forMs: number; isLiveDelay: boolean }
  /** The operator looks at it, or has offered another stake. Nothing was taken. */
  | { stage: 'referred'; key: string; leftMs: number; offer: number | null }
  /** No answer came; the page asks what became of the slip. */
  | { stage: 'unknown' }
  | { stage: 'refused'; answer: Extract<PlaceAnswer, { status: 'refused' }>; notTaken?: NotTaken[] }
  | ({ stage: 'placed' } & Omit<Extract<PlaceAnswer, { status: 'placed' }>, 'status'>)
  /** The seat is not valid any more. Where the slip was under way, the next seat of the same player can ask for it by its key. */
  | { stage: 'session-lost'; isUnderWay: boolean };

/** A single of several that was not taken. */
export type NotTaken = NonNullable<Extract<PlaceAnswer, { status: 'placed' }>['notTaken']>[number];

export type Outcome = Extract<Placing, { stage: 'refused' | 'placed' | 'session-lost' }>;

const shortestPauseMs = 500;
const askAgainMs = 2_000;

export interface PlaceDeps {
  api: Pick<Api, 'place' | 'placed'>;
  tell(placing: Placing): void;
  wait(ms: number): Promise<void>;
}

/** Sends a slip once and finds out what became of it, however long that takes. The key makes it one bet. */
export async function place(request: PlaceRequest, deps: PlaceDeps): Promise<Outcome> {
  deps.tell({ stage: 'sending' });
  const answer = await deps.api.place(request);
  if (answer.ok) return follow(request.key, answer.data, deps);
  if (answer.why === 'gone') return { stage: 'session-lost', isUnderWay: false };
  if (answer.why === 'refused') return { stage: 'refused', answer: { status: 'refused', reason: 'not-taken' } };
  deps.tell({ stage: 'unknown' });
  return findOut(request.key, deps);
}

/** Asks what became of a slip that was sent before: when no answer came, or when the page was closed meanwhile. */
export async function findOut(key: string, deps: Pick<PlaceDeps, 'tell' | 'wait'> & { api: Pick<Api, 'placed'> }) {
  for (;;) {
    const answer: Answer<PlaceAnswer> = await deps.api.placed(key);
    if (answer.ok) return follow(key, answer.data, deps);
    if (answer.why !== 'offline') return { stage: 'session-lost', isUnderWay: true } satisfies Outcome;
    deps.tell({ stage: 'unknown' });
    await deps.wait(askAgainMs);
  }
}

async function follow(
  key: string,
  first: PlaceAnswer,
  deps: Pick<PlaceDeps, 'tell' | 'wait'> & { api: Pick<Api, 'placed'> },
): Promise<Outcome> {
  let answer = first;
  for (;;) {
    if (answer.status === 'placed') {
      const { status: _, ...placed } = answer;
      return { stage: 'placed', ...placed };
    }
    if (answer.status === 'refused') return { stage: 'refused', answer };
    const forMs = Math.max(answer.askAgainMs, shortestPauseMs);
    if (answer.status === 'unknown') deps.tell({ stage: 'unknown' });
    else if (answer.status === 'referred')
      deps.tell({ stage: 'referred', key, leftMs: answer.leftMs, offer: answer.offer });
    else deps.tell({ stage: 'waiting', forMs, isLiveDelay: answer.isLiveDelay });
    await deps.wait(forMs);
    const next = await deps.api.placed(key);
    if (next.ok) answer = next.data;
    else if (next.why === 'offline') answer = { status: 'unknown', askAgainMs };
    else return { stage: 'session-lost', isUnderWay: true };
  }
}
