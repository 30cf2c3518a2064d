import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type Line, openLine } from '../../bench/zeppelin/line.ts';
import type { Connection, NoReply, Reply } from '../connection.ts';
import type { FuzzPlayer } from './players.ts';

/** A web socket at Zeppelin's table, asked like any other connection: one message, and its answer. */
export interface FlightLine extends Connection {
  player: FuzzPlayer;
}

const lineCount = 3;

/** Sockets of the first players, at seats that their games' supplier would have given them. */
export async function openFlightLines(
  {
    pool,
    arcadeUrl,
    answerWithinMs,
  }: { /** Of the arcade's tables. */ pool: pg.Pool; arcadeUrl: string; answerWithinMs: number },
  players: readonly FuzzPlayer[],
): Promise<FlightLine[]> {
  const lines: FlightLine[] = [];
  for (const player of players.slice(0, lineCount)) {
    const secret = createHash('sha256').update(`table ${player.userName}`).digest('base64url');
    const seat = player.seats.get('betsolutions');
    await pool.query(
      `insert into arcade.seat (secret_hash, supplier, language, way_back, game, token, player_id, currency, sitting, play_kobo)
       values ($1, 'betsolutions', 'en', 'http://localhost/', '7001', $2, $3, 'NGN', '', null)`,
      [createHash('sha256').update(secret).digest(), seat?.token ?? '', seat?.playerId ?? ''],
    );
    lines.push(createFlightLine({ arcadeUrl, path: `/play/${secret}/flights`, answerWithinMs, player }));
  }
  return lines;
}

function createFlightLine(of: {
  arcadeUrl: string;
  path: string;
  answerWithinMs: number;
  player: FuzzPlayer;
}): FlightLine {
  let line: Line | undefined;
  let finish: ((reply: Reply | NoReply) => void) | undefined;

  function hear(payload: Buffer, { isBinary }: { isBinary: boolean }): void {
    const body = isBinary ? '' : payload.toString('utf8');
    // News of the player's own bets come unasked.
    if (body.includes('"re":') || body.includes('"no-wish"')) finish?.({ http: 200, head: '', body, ms: 0 });
  }

  async function open(): Promise<Line> {
    return openLine(of.arcadeUrl, of.path, {
      message: hear,
      lost() {
        line = undefined;
        finish?.({ reason: 'closed', ms: 0 });
      },
    });
  }

  async function ask(message: string): Promise<Reply | NoReply> {
    const startedAt = performance.now();
    const { promise, resolve } = Promise.withResolvers<Reply | NoReply>();
    const timer = setTimeout(() => resolve({ reason: 'too late', ms: 0 }), of.answerWithinMs);
    finish = resolve;
    line ??= await open();
    line.send(message);
    const reply = await promise;
    clearTimeout(timer);
    return { ...reply, ms: performance.now() - startedAt };
  }

  let turn: Promise<unknown> = Promise.resolve();
  return {
    player: of.player,
    ask({ body = '' }) {
      // Answers to what cannot be read name no message, so there is one at a time.
      const asked = turn.then(() => ask(body));
      turn = asked;
      return asked;
    },
    close: () => line?.close(),
  };
}
