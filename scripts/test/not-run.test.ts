import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findNatsServer } from '../../packages/process/src/testing/find-nats-server.ts';
import { notRunLines } from './not-run.ts';

test('a server is found by its setting, or by its name on the PATH', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nats-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'nats-server');
  writeFileSync(program, '');
  expect(findNatsServer({ PATH: folder })).not.toBe(program);
  chmodSync(program, 0o700);
  expect(findNatsServer({ PATH: `/nowhere:${folder}` })).toBe(program);
  expect(findNatsServer({ PATH: folder, NATS_SERVER: '/my/own' })).toBe('/my/own');
  expect(notRunLines({ PATH: folder })).toEqual([]);
});

test('without a server it is said which tests were not run', () => {
  expect(notRunLines({ PATH: '/nowhere' }, [])).toEqual([expect.stringContaining('nats-server')]);
});
