export interface Frame {
  /** The window inside the frame. */
  source: unknown;
  /** Of the address that the frame was opened with. */
  origin: string;
}

/** Any window can send a message to ours: this one came from the frame, and from the page that it was opened with. */
export function isFromFrame(event: Pick<MessageEvent<unknown>, 'origin' | 'source'>, frame: Frame): boolean {
  return frame.source !== null && event.source === frame.source && event.origin === frame.origin;
}
