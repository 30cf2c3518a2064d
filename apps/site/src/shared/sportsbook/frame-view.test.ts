import { expect, it } from 'vitest';
import { firstView, isSlipOffered, viewAfter } from './frame-view.ts';

it('keeps what each message says about the frame, and nothing of the others', () => {
  const view = [
    { kind: 'ready' },
    { kind: 'height', px: 900 },
    { kind: 'overlay', isOn: true },
    { kind: 'slipCount', count: 3 },
    { kind: 'navigate', path: '/live' },
  ] as const;
  expect(view.reduce(viewAfter, firstView)).toEqual({ ...firstView, heightPx: 900, isCovering: true, slipCount: 3 });
});

it.each([
  ['with picks', { slipCount: 1 }, true],
  ['without picks', { slipCount: 0 }, true],
  ['while the slip is read', { slipCount: 2, isSlipOpen: true }, false],
  ['where there is no slip', { slipCount: 2, hasSlip: false }, false],
])('offers the way to the slip %s: %j', (_when, difference, isOffered) => {
  expect(isSlipOffered({ ...firstView, ...difference })).toBe(isOffered);
});

it.each([
  ['/slip', true],
  ['/betslip?x=1', true],
  ['/', false],
  ['/slippers', false],
  ['/match/17', false],
])('takes it from the place of a book that says no more: %s', (path, isSlipOpen) => {
  const before = { ...firstView, isSlipOpen: !isSlipOpen };
  expect(viewAfter(before, { kind: 'navigate', path })).toEqual({ ...firstView, isSlipOpen });
});
