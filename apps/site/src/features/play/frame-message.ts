/** What a game may tell the page around it. Everything else is ignored. */
export type FrameMessage = 'close' | 'session-expired';

const kinds: Record<string, FrameMessage> = {
  'harmattan:close': 'close',
  'harmattan:session-expired': 'session-expired',
};

interface Frame {
  /** The window inside the frame. */
  source: unknown;
  /** Of the address that the frame was opened with. */
  origin: string;
}

/** Undefined for what somebody else says, or what we have no use for. Any window can send a message to ours. */
export function frameMessageOf(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: Frame,
): FrameMessage | undefined {
  const isFromFrame = frame.source !== null && event.source === frame.source && event.origin === frame.origin;
  if (!isFromFrame || typeof event.data !== 'object' || event.data === null) return undefined;
  const type: unknown = Reflect.get(event.data, 'type');
  return typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type] : undefined;
}
