import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { askControl, openControl } from './control.ts';

test('a running cluster takes commands by its data directory, and says why it refuses one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'harmattan-control-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await expect(askControl(dataDir, ['status'])).rejects.toThrow('No cluster runs');
  const control = await openControl(dataDir, async (words) => {
    if (words[0] === 'kill') throw new Error('no such part');
    return words.join('+');
  });
  expect(await askControl(dataDir, ['freeze', 'primary'])).toBe('freeze+primary');
  expect(await askControl(dataDir, ['kill', 'x'])).toBe('no such part');
  await control.close();
  await expect(askControl(dataDir, ['status'])).rejects.toThrow('No cluster runs');
});
