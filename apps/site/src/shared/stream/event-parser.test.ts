import { expect, it } from 'vitest';
import { createEventParser, type StreamEvent } from './event-parser.ts';

function parse(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const feed = createEventParser((event) => events.push(event));
  for (const piece of pieces) feed(piece);
  return events;
}

const text =
  'retry: 3000\n\n:\n\nevent: balance\ndata: {"version":"1"}\n\n:\n\nevent: balance\ndata: {"version":"2"}\n\n';
const events = [
  { name: 'balance', data: '{"version":"1"}' },
  { name: 'balance', data: '{"version":"2"}' },
];

it('reads events and leaves comments and other fields alone', () => {
  expect(parse(text)).toEqual(events);
});

it.each(['\n', '\r\n', '\r'])('reads them cut at every place, with lines that end in %j', (end) => {
  const whole = text.replaceAll('\n', end);
  for (let cut = 0; cut <= whole.length; cut += 1) {
    // What a lone carriage return ends is known with the character after it.
    expect(parse(whole.slice(0, cut), whole.slice(cut), ':')).toEqual(events);
  }
  expect(parse(...whole, ':')).toEqual(events);
});

it('waits for the end of an event', () => {
  expect(parse('event: balance\ndata: {"version":"1"}\n')).toEqual([]);
});

it('joins lines of data, takes one space away, and names what has no name', () => {
  expect(parse('data:a\ndata:  b\ndata\n\n')).toEqual([{ name: 'message', data: 'a\n b\n' }]);
});

it('gives up on an event that never ends', () => {
  const feed = createEventParser(() => {});
  expect(() => {
    for (let piece = 0; piece < 100; piece += 1) feed(`data: ${'x'.repeat(1_000)}\n`);
  }).toThrow(RangeError);
});
