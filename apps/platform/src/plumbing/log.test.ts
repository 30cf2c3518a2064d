import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createLog, logOptions } from './log.ts';

test('keeps secrets out of a line, at the top and inside', () => {
  let line = '';
  const log = pino(
    logOptions('info'),
    new Writable({
      write(chunk, _encoding, done) {
        line += chunk;
        done();
      },
    }),
  );
  log.info({ password: 'hunter2', body: { cvv: '123', kept: 'yes', deep: { token: 'abc' } } }, 'request');
  expect(line).not.toMatch(/hunter2|123|abc/);
  expect(JSON.parse(line)).toMatchObject({ password: '[secret]', body: { kept: 'yes' } });
});

test('writes nothing below its level', () => {
  expect(createLog({ level: 'warn' }).isLevelEnabled('info')).toBe(false);
});
