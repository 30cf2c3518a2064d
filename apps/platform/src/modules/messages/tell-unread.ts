import type { Bus } from '../../plumbing/bus.ts';
import type { Unread } from './inbox-store.ts';

/** Once it is committed: whoever watches their inbox hears of it. */
export function tellUnread(bus: Bus, playerId: bigint, { unread, version }: Unread): void {
  bus.publish('messages.unread', { playerId, unread, version });
}
