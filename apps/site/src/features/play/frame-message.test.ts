import { expect, it } from 'vitest';
import { frameMessageOf } from './frame-message.ts';

const game = {} as Window;
const frame = { source: game, origin: 'https://games.example' };
const said = { source: game, origin: frame.origin, data: { type: 'harmattan:close' } };

it('hears the game in the frame', () => {
  expect(frameMessageOf(said, frame)).toBe('close');
  expect(frameMessageOf({ ...said, data: { type: 'harmattan:session-expired', more: 1 } }, frame)).toBe(
    'session-expired',
  );
});

it.each([
  ['another window', { source: {} as Window }],
  ['no window', { source: null }],
  ['another origin', { origin: 'https://games.example.evil.example' }],
  ['an origin that is none', { origin: 'null' }],
])('ignores %s', (_who, difference) => {
  expect(frameMessageOf({ ...said, ...difference }, frame)).toBeUndefined();
});

it('ignores everybody while there is no frame', () => {
  expect(frameMessageOf({ ...said, source: null }, { ...frame, source: null })).toBeUndefined();
});

it.each([undefined, null, 'harmattan:close', 7, {}, { type: 7 }, { type: 'harmattan:pay' }, { type: 'toString' }])(
  'has no use for %j',
  (data) => {
    expect(frameMessageOf({ ...said, data }, frame)).toBeUndefined();
  },
);
