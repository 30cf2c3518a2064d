import type { Clock } from '@harmattan/kernel/clock';
import type pg from 'pg';
import { type Board, createBoard } from './board.ts';
import { readSteps, readWhole, type Step, type UnfoldedStep } from './board-store.ts';
import type { OwnPlace, Place } from './place.ts';

/** What is told is at most so old, besides the age of the scores. */
const freshMs = 250;
/** The limit for all boards together: the least recently requested are dropped first. One is always kept, however large. */
const playersMax = 2_000_000;
const boardsMax = 100;

interface Followed {
  board: Board;
  /** Everything up to this revision is on the board, and nothing beyond it. */
  seen: bigint;
  readAtMs: number;
  /** One call reads the database, all other calls wait for it. */
  reading: Promise<void> | undefined;
}

/**
 * The boards that players look at, as this process read them a moment ago. One is read as a whole when it is first asked for,
 * and then follows the steps that the scorer leaves, whichever process that is. A step is applied as a whole, so that no
 * caller reads half of one.
 */
export function createBoards({ pool, clock }: { pool: pg.Pool; clock: Clock }) {
  const boards = new Map<number, Followed>();

  async function follow(raceId: number, followed: Followed): Promise<void> {
    const nowMs = clock.now().getTime();
    const news = followed.seen < 0n ? undefined : await readSteps(pool, raceId, followed.seen);
    if (news) {
      for (const step of news.steps) take(followed.board, step);
      followed.seen = news.revision;
    } else await readAnew(pool, raceId, followed);
    followed.readAtMs = nowMs;
  }

  async function boardOf(raceId: number): Promise<Board> {
    const followed = boards.get(raceId) ?? {
      board: createBoard(),
      seen: -1n,
      readAtMs: Number.NEGATIVE_INFINITY,
      reading: undefined,
    };
    boards.delete(raceId);
    boards.set(raceId, followed);
    const ageMs = clock.now().getTime() - followed.readAtMs;
    if (!(ageMs >= 0 && ageMs < freshMs)) {
      followed.reading ??= follow(raceId, followed).finally(() => {
        followed.reading = undefined;
        forgetOldest();
      });
      await followed.reading;
    }
    return followed.board;
  }

  function forgetOldest(): void {
    let players = [...boards.values()].reduce((sum, { board }) => sum + board.size, 0);
    for (const [raceId, { board, reading }] of boards) {
      if (boards.size === 1 || (players <= playersMax && boards.size <= boardsMax)) return;
      if (reading) continue;
      boards.delete(raceId);
      players -= board.size;
    }
  }

  return {
    top: async (raceId: number, limit: number): Promise<Place[]> => (await boardOf(raceId)).top(limit),
    own: async (raceId: number, playerId: bigint): Promise<OwnPlace | undefined> =>
      (await boardOf(raceId)).own(playerId),
    /** How many have staked something that counts. */
    players: async (raceId: number): Promise<number> => (await boardOf(raceId)).size,
  };
}

async function readAnew(pool: pg.Pool, raceId: number, followed: Followed): Promise<void> {
  const board = createBoard();
  const client = await pool.connect();
  let isBroken = true;
  try {
    followed.seen = await readWhole(client, raceId, {
      takeScores(rows) {
        for (const [playerId, turnover, reachedUs] of rows) {
          board.set(Number(playerId), Number(turnover), Number(reachedUs));
        }
      },
      takeStep: (step) => take(board, step, (playerId) => isFolded(step, playerId)),
    });
    followed.board = board;
    isBroken = false;
  } finally {
    client.release(isBroken);
  }
}

function take(board: Board, { players, changes, reached, plain }: Step, isTaken = (_playerId: number) => false): void {
  const [who, amounts, times] = [numbersOf(players), numbersOf(changes), numbersOf(reached)];
  for (let at = 0; at < who.length; at += 1) {
    const playerId = who[at] as number;
    if (isTaken(playerId)) continue;
    board.change(playerId, amounts[at] as number, times[at] as number, at >= plain);
  }
}

function isFolded({ folded, revision }: UnfoldedStep, playerId: number): boolean {
  return revision <= (folded[playerId % folded.length] as bigint);
}

/** `{1,2,3}` as the database writes it. */
function numbersOf(list: string): number[] {
  return list.slice(1, -1).split(',').map(Number);
}
