import type { FrameDialect, FrameEvent, HostCommand } from '@harmattan/wires/frames/frame-event';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isFromFrame } from '../device/is-from-frame.ts';

interface Talk {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Of the page that the frame was opened with: messages of other origins are ignored, and none is posted to them. */
  origin: string;
  dialect: FrameDialect;
  onEvent: (event: FrameEvent) => void;
}

/** Hears what the book in the frame says, in its own words. Answers with the way to tell it something. */
export function useFrameTalk({ frame, origin, dialect, onEvent }: Talk): (command: HostCommand) => void {
  const hear = useEffectEvent((message: MessageEvent<unknown>) => {
    if (!isFromFrame(message, { source: frame.current?.contentWindow ?? null, origin })) return;
    const event = dialect.readEvent(message.data);
    if (event) onEvent(event);
  });

  useEffect(() => {
    const listener = (message: MessageEvent<unknown>) => hear(message);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);

  return (command) => {
    const message = dialect.writeCommand(command);
    // A token may be in it: the browser delivers it to this origin or not at all.
    if (message !== undefined) frame.current?.contentWindow?.postMessage(message, origin);
  };
}
