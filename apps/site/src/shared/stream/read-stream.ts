import { apiPrefix } from '@harmattan/contract/wire';
import { createEventParser, type StreamEvent } from './event-parser.ts';

interface StreamRequest {
  token: string;
  signal: AbortSignal;
  onEvent: (event: StreamEvent) => void;
}

/** Reads the player's stream until the server ends it. Throws when it is refused or breaks. */
export async function readStream({ token, signal, onEvent }: StreamRequest): Promise<void> {
  // Not EventSource, which cannot send the token.
  const response = await fetch(`${apiPrefix}/User/Stream`, { headers: { authorization: `Bearer ${token}` }, signal });
  if (!response.ok || !response.body) throw new Error(`the stream was refused with ${response.status}`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const feed = createEventParser(onEvent);
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    feed(decoder.decode(read.value, { stream: true }));
  }
}
