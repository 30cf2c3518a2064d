import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openBoundedLog } from './bounded-log.ts';

test('a log keeps its newest lines in two files of bounded size', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'harmattan-log-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const stream = new PassThrough();
  openBoundedLog(join(directory, 'part.log'), 100).take([stream, null]);
  for (let line = 0; line < 50; line += 1) stream.write(`line ${line}\n`);
  stream.end();
  await finished(stream);
  expect(readdirSync(directory).sort()).toEqual(['part.log', 'part.old.log']);
  expect(readFileSync(join(directory, 'part.log'), 'utf8')).toContain('line 49');
  for (const name of readdirSync(directory)) expect(statSync(join(directory, name)).size).toBeLessThanOrEqual(100);
});
