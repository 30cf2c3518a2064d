import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logOptions } from './log.ts';

test('each entry of the log is one line of JSON, with its time in UTC, whatever it holds', () => {
  let written = '';
  const memory = new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  });
  const log = pino(logOptions('info'), memory);
  const forged = 'x\n{"level":"error","alarm":"forged"}\r\n\u2028\u0000\u001b[31m';
  log.info({ requestId: forged, [forged]: forged, err: new Error(forged) }, forged);
  log.warn('the next');
  const lines = written.split(/[\n\r]/).filter((line) => line !== '');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(['info', 'warn']);
});
