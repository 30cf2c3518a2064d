import { describe, expect, it } from 'vitest';
import {
  columnsIn,
  parsePicks,
  samePicks,
  scoreText,
  toggleAmong,
  toggleChoice,
  typedScore,
  withoutPick,
  withPick,
} from './slip.ts';

describe('toggleChoice', () => {
  it('picks, replaces and takes back', () => {
    const home = toggleChoice({}, '7', 1);
    expect(home).toEqual({ 7: 1 });
    expect(toggleChoice(home, '7', 3)).toEqual({ 7: 3 });
    expect(toggleChoice(home, '7', 1)).toEqual({});
  });

  it('leaves the other events alone', () => {
    expect(toggleChoice({ 7: 1, 8: 2 }, '7', 1)).toEqual({ 8: 2 });
    expect(withoutPick(withPick({ 8: 2 }, '7', { home: 1, away: 0 }), '8')).toEqual({ 7: { home: 1, away: 0 } });
  });
});

describe('toggleAmong', () => {
  it('adds outcomes in their order, takes them back, and one alone is a plain pick', () => {
    const double = toggleAmong({ 7: 3 }, '7', 1);
    expect(double).toEqual({ 7: [1, 3] });
    expect(toggleAmong(double, '7', 2)).toEqual({ 7: [1, 2, 3] });
    expect(toggleAmong(double, '7', 3)).toEqual({ 7: 1 });
    expect(toggleAmong({ 7: 1 }, '7', 1)).toEqual({});
  });

  it('makes columns: the product of the outcomes', () => {
    expect(columnsIn({})).toBe(1);
    expect(columnsIn({ 1: 1, 2: [1, 2], 3: [1, 2, 3], 4: { home: 1, away: 0 } })).toBe(6);
  });

  it('is replaced as a whole by a plain choice', () => {
    expect(toggleChoice({ 7: [1, 3] }, '7', 2)).toEqual({ 7: 2 });
    expect(samePicks({ 7: [1, 3] }, { 7: [1, 3] })).toBe(true);
    expect(samePicks({ 7: [1, 3] }, { 7: [1, 2] })).toBe(false);
  });
});

describe('samePicks', () => {
  it('looks at what was picked, not at the order', () => {
    expect(samePicks({ 7: 1, b: { home: 1, away: 0 } }, { b: { home: 1, away: 0 }, 7: 1 })).toBe(true);
    expect(samePicks({}, {})).toBe(true);
  });

  it.each([{}, { 7: 2 }, { 8: 1 }, { 7: 1, 8: 1 }, { 7: { home: 1, away: 0 } }] as const)(
    'tells %j from { 7: 1 }',
    (other) => {
      expect(samePicks({ 7: 1 }, other)).toBe(false);
      expect(samePicks(other, { 7: 1 })).toBe(false);
    },
  );

  it('tells scores apart by both of their numbers', () => {
    expect(samePicks({ 7: { home: 1, away: 0 } }, { 7: { home: 1, away: 1 } })).toBe(false);
    expect(samePicks({ 7: { home: 1, away: 0 } }, { 7: { home: 0, away: 0 } })).toBe(false);
  });
});

describe('typedScore', () => {
  it('waits for both scores', () => {
    expect(typedScore('', '')).toBeUndefined();
    expect(typedScore('2', '')).toBeUndefined();
    expect(typedScore('', '0')).toBeUndefined();
    expect(typedScore('0', '0')).toEqual({ home: 0, away: 0 });
    expect(typedScore('07', '99')).toEqual({ home: 7, away: 99 });
  });

  it.each(['100', '-1', '1.5', 'x'])('takes no %s', (text) => {
    expect(typedScore(text, '1')).toBeUndefined();
  });
});

it('keeps nothing but two digits of what is typed', () => {
  expect(['-1', '1.5', '123', 'e', ' 3 '].map(scoreText)).toEqual(['1', '15', '12', '', '3']);
});

describe('parsePicks', () => {
  it('reads back what was kept', () => {
    const picks = { 1: 1, 2: 2, 3: 3, 4: { home: 0, away: 99 }, 5: [1, 3], 6: [1, 2, 3] } as const;
    expect(parsePicks(JSON.parse(JSON.stringify(picks)))).toEqual(picks);
  });

  it.each([
    null,
    'x',
    7,
    { 1: 0 },
    { 1: 4 },
    { 1: '1' },
    { 1: { home: 1 } },
    { 1: { home: -1, away: 100 } },
    { 1: [1] },
    { 1: [1, 1] },
    { 1: [1, 4] },
  ])('finds no pick in %j', (stored) => {
    expect(parsePicks(stored)).toEqual({});
  });
});
