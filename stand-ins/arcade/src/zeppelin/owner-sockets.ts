import type { WebSocket } from 'ws';
import type { Seat } from '../seats/index.ts';

const socketsOfSeatMax = 3;

/** The sockets of each owner: whatever happens to a bet is told to all pages that show it, on every seat and device. */
export function createOwnerSockets() {
  const ofOwner = new Map<string, Map<WebSocket, bigint>>();

  return {
    add(socket: WebSocket, { id, owner }: Pick<Seat, 'id' | 'owner'>): void {
      const own = ofOwner.get(owner) ?? new Map<WebSocket, bigint>();
      ofOwner.set(owner, own);
      const ofSeat = [...own].filter(([, seatId]) => seatId === id);
      // The oldest makes room: it may have gone without a word.
      if (ofSeat.length >= socketsOfSeatMax) ofSeat[0]?.[0].terminate();
      own.set(socket, id);
      socket.once('close', () => {
        own.delete(socket);
        if (own.size === 0) ofOwner.delete(owner);
      });
    },
    /** `except` has its own answer. */
    tell(owner: string, message: object, { except }: { except?: WebSocket } = {}): void {
      const own = ofOwner.get(owner);
      if (!own) return;
      const text = JSON.stringify(message);
      for (const socket of own.keys()) if (socket !== except) socket.send(text);
    },
  };
}
