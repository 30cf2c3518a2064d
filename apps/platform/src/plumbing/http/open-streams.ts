import type { FastifyRequest } from 'fastify';
import type { PlayerStream } from './player-stream.ts';

/** One for each browser; the oldest gives way, since it is likely a phone that lost its network without a word. */
const streamsPerPlayerMax = 5;

export interface OpenStream extends PlayerStream {
  request: FastifyRequest;
  playerId: bigint;
  /** Where it stands in the row. */
  place: number;
}

export type OpenStreams = ReturnType<typeof createOpenStreams>;

/** The streams of this process, by player. */
export function createOpenStreams() {
  const byPlayer = new Map<bigint, Set<OpenStream>>();

  function close(stream: OpenStream): void {
    byPlayer.get(stream.playerId)?.delete(stream);
    stream.end();
  }

  return {
    of: (playerId: bigint): Iterable<OpenStream> => byPlayer.get(playerId) ?? [],
    *all(): Iterable<OpenStream> {
      for (const ofPlayer of byPlayer.values()) yield* ofPlayer;
    },
    close,
    add(stream: OpenStream): void {
      const { playerId } = stream;
      const ofPlayer = byPlayer.get(playerId) ?? new Set();
      byPlayer.set(playerId, ofPlayer.add(stream));
      stream.body.once('close', () => {
        ofPlayer.delete(stream);
        if (ofPlayer.size === 0 && byPlayer.get(playerId) === ofPlayer) byPlayer.delete(playerId);
      });
      const [oldest] = ofPlayer;
      if (ofPlayer.size > streamsPerPlayerMax && oldest) close(oldest);
    },
  };
}
