import { type Frame, isFromFrame } from '../../shared/device/is-from-frame.ts';

/** What a game may tell the page around it. Everything else is ignored. */
export type FrameMessage = 'close' | 'session-expired';

const kinds: Record<string, FrameMessage> = {
  'harmattan:close': 'close',
  'harmattan:session-expired': 'session-expired',
};

/** Undefined for a message of another window or origin, or of another type. */
export function frameMessageOf(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: Frame,
): FrameMessage | undefined {
  if (!isFromFrame(event, frame) || typeof event.data !== 'object' || event.data === null) return undefined;
  const type: unknown = Reflect.get(event.data, 'type');
  return typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type] : undefined;
}
