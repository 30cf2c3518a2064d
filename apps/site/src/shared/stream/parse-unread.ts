import type { EventData } from '@harmattan/contract';

/** Undefined for what is no count: the page then keeps what it has. */
export function parseUnread(data: string): { unread: number } | undefined {
  try {
    const { unread }: EventData<'unread'> = JSON.parse(data);
    return Number.isSafeInteger(unread) && unread >= 0 ? { unread } : undefined;
  } catch {
    return undefined;
  }
}
