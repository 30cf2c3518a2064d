import { pino } from 'pino';
import { expect, test } from 'vitest';
import { withSampledWarnings } from './sampled-warnings.ts';

test('writes ten warnings of a kind in a minute, then says how many it left out', () => {
  const lines: { msg: string; turn: number; skipped?: number }[] = [];
  let nowMs = 0;
  const log = withSampledWarnings({
    log: pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) }),
    clock: { now: () => new Date(nowMs) },
  });
  for (let turn = 1; turn <= 1_000; turn++) log.warn({ turn }, 'refused');
  log.warn({ turn: 1 }, 'another kind');
  log.error({ turn: 1 }, 'refused');
  expect(lines.map(({ msg, turn }) => `${msg} ${turn}`)).toEqual([
    ...Array.from({ length: 10 }, (_, index) => `refused ${index + 1}`),
    'another kind 1',
    'refused 1',
  ]);
  nowMs += 60_000;
  log.warn({ turn: 1_001 }, 'refused');
  log.warn({ turn: 1_002 }, 'refused');
  expect(lines.slice(-2)).toMatchObject([{ turn: 1_001, skipped: 990 }, { turn: 1_002 }]);
  expect(lines.at(-1)).not.toHaveProperty('skipped');
});
