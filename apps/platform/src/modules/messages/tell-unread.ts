import type { Bus } from '../../plumbing/bus.ts';
import type { Unread } from './inbox-store.ts';

/** Publishes the count to the player's streams. Call it after the commit. */
export function tellUnread(bus: Bus, playerId: bigint, { unread, version }: Unread): void {
  bus.publish('messages.unread', { playerId, unread, version });
}
