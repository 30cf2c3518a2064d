import { expect, it } from 'vitest';
import { latestStep, timelineOf } from './order-steps.ts';

const requested = { step: 'requested', time: '2026-11-15T10:00:00' } as const;
const approved = { step: 'approved', time: '2026-11-15T10:01:00' } as const;
const canceled = { step: 'canceled', time: '2026-11-15T10:02:00' } as const;

it('shows what is still to come while the money is on its way', () => {
  expect(timelineOf({ steps: [requested, approved], isFinished: false })).toEqual([
    requested,
    approved,
    { step: 'sent', time: undefined },
    { step: 'paid', time: undefined },
  ]);
});

it('promises nothing more once it has ended', () => {
  expect(timelineOf({ steps: [requested, canceled], isFinished: true })).toEqual([requested, canceled]);
});

it('shows a step once that was gone through twice', () => {
  const again = { step: 'requested', time: '2026-11-15T10:05:00' } as const;
  expect(timelineOf({ steps: [requested, approved, again], isFinished: true })).toEqual([requested, approved]);
});

it('stands where the last step is', () => {
  expect(latestStep({ steps: [requested, approved] })).toBe('approved');
  expect(latestStep({ steps: [] })).toBe('requested');
});
