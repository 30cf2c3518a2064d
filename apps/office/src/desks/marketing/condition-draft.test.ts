import type { SegmentCondition } from '@harmattan/contract/office';
import { expect, test } from 'vitest';
import { conditionOf, draftOf, newDraft } from './condition-draft.ts';

const period = { from: '2026-11-01', to: '2026-11-30' };
const conditions: SegmentCondition[] = [
  { kind: 'registered', period: { days: 7 } },
  { kind: 'seen', period },
  { kind: 'money', figure: 'net', product: 'games', period, min: -500, max: null },
  { kind: 'money', figure: 'deposits', product: null, period: { days: 30 }, min: 0, max: 0 },
  { kind: 'balance', min: null, max: 100 },
  { kind: 'favourite', of: 'supplier', name: 'qtech', period },
  { kind: 'played', game: 'zeppelin', has: false, period },
  { kind: 'language', language: 'zh' },
  { kind: 'campaign', refcode: 'radio' },
  { kind: 'marketing', on: false },
];

test.each(conditions)('%j comes back from its fields as it was', (condition) => {
  expect(conditionOf(draftOf(condition))).toEqual(condition);
});

test.each([
  { days: '0' },
  { days: '367' },
  { span: 'between', from: '2026-11-02', to: '2026-11-01' },
  { span: 'between', from: '', to: '' },
  { kind: 'money', min: '', max: '' },
  { kind: 'money', min: '2', max: '1' },
  { kind: 'balance', min: '1.50' },
  { kind: 'campaign', name: ' ' },
  { kind: 'played', name: '' },
] as const)('%j is no condition yet', (fields) => {
  expect(conditionOf({ ...newDraft, ...fields })).toBeUndefined();
});
