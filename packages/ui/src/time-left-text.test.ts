import { describe, expect, it } from 'vitest';
import { announcedMark, secondsLeft, spokenTimeLeft, timeLeftText } from './time-left-text.ts';

describe('secondsLeft', () => {
  it('counts a begun second and stops at zero', () => {
    expect(secondsLeft(10_000, 8_999)).toBe(2);
    expect(secondsLeft(10_000, 9_000)).toBe(1);
    expect(secondsLeft(10_000, 10_000)).toBe(0);
    expect(secondsLeft(10_000, 99_000)).toBe(0);
  });
});

describe('timeLeftText', () => {
  it.each([
    [0, '00:00'],
    [9, '00:09'],
    [300, '05:00'],
    [1661, '27:41'],
    [3600, '1:00:00'],
    [86_399, '23:59:59'],
  ])('shows %i seconds as %s', (leftS, text) => {
    expect(timeLeftText(leftS, 'en')).toBe(text);
  });

  it('turns to days, hours and minutes from a day on', () => {
    expect(timeLeftText(3 * 86_400 + 4 * 3600 + 12 * 60 + 55, 'en')).toBe('3d 4h 12m');
    expect(timeLeftText(86_400, 'en')).toBe('1d 0m');
    expect(timeLeftText(2 * 86_400 + 60, 'zh')).toBe('2天 1分钟');
  });
});

describe('spokenTimeLeft', () => {
  it('says units in words', () => {
    expect(spokenTimeLeft(245, 'en')).toBe('4 minutes 5 seconds');
    expect(spokenTimeLeft(0, 'en')).toBe('0 seconds');
  });
});

describe('announcedMark', () => {
  it('speaks at ten, five and one minutes and is silent in between', () => {
    expect([601, 600, 597, 596, 300, 61, 60, 1].map(announcedMark)).toEqual([
      undefined,
      600,
      600,
      undefined,
      300,
      undefined,
      60,
      undefined,
    ]);
  });
});
