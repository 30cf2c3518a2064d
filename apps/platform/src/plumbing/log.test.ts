import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createLog, logOptions } from './log.ts';

function logged(entry: object): { line: string; fields: Record<string, unknown> } {
  let line = '';
  const out = new Writable({
    write(chunk, _encoding, done) {
      line += chunk;
      done();
    },
  });
  pino(logOptions('info'), out).info(entry, 'request');
  return { line, fields: JSON.parse(line) };
}

test('keeps secrets out of a line, however deep they lie and however they are written', () => {
  const { line, fields } = logged({
    password: 'hunter2-a',
    body: { cvv: 'hunter2-b', kept: 'yes', deep: { deeper: { Token: 'hunter2-c' } } },
    players: [{ pin: 'hunter2-d' }],
    headers: { Authorization: 'hunter2-e', 'set-cookie': ['hunter2-f'] },
  });
  expect(line).not.toContain('hunter2');
  expect(fields).toMatchObject({ password: '[secret]', body: { kept: 'yes' } });
});

test('tells of an error what helps, and nothing that a driver hung on it', () => {
  const cause = Object.assign(new Error('inner'), { detail: 'Key (mobile)=(hunter2) already exists' });
  const error = Object.assign(new Error('outer', { cause }), { code: '23505', config: { token: 'hunter2' } });
  const { line, fields } = logged({ err: error });
  expect(fields.err).toMatchObject({ type: 'Error', message: 'outer', code: '23505', cause: { message: 'inner' } });
  expect(line).not.toContain('hunter2');
});

test('writes whole numbers of any size, and nothing below its level', () => {
  expect(logged({ amountMinor: 9007199254740993n }).fields.amountMinor).toBe('9007199254740993');
  expect(createLog({ level: 'warn' }).isLevelEnabled('info')).toBe(false);
});
