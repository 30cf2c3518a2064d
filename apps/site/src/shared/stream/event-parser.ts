export interface StreamEvent {
  name: string;
  data: string;
}

/** An event that is longer is no event of ours. */
const unreadMax = 10_000;

/**
 * Reads server-sent events from text that arrives in pieces, cut anywhere. Comments keep the connection warm and mean
 * nothing; of the fields only the name and the data concern us.
 */
export function createEventParser(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let unread = '';

  return (piece) => {
    // A piece may end between the two halves of a line's end, which then counts once.
    unread += piece;
    const isHalfEnd = unread.endsWith('\r');
    const blocks = (isHalfEnd ? unread.slice(0, -1) : unread).replace(/\r\n?/g, '\n').split('\n\n');
    unread = (blocks.pop() ?? '') + (isHalfEnd ? '\r' : '');
    if (unread.length > unreadMax) throw new RangeError('the stream sends an event without an end');
    for (const block of blocks) {
      const event = readEvent(block);
      if (event) onEvent(event);
    }
  };
}

function readEvent(block: string): StreamEvent | undefined {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { name, data: data.join('\n') } : undefined;
}
