import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { pageNames } from './page-names.ts';

const db = useTestDatabase();

test("PAGES_DIR puts an operator's texts in the place of ours", async () => {
  const dir = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'en'));
  for (const name of pageNames) {
    writeFileSync(join(dir, 'en', `${name}.md`), `changed: 2026-01-02\n\n{brand}'s own ${name}.`);
  }
  const { url } = await startTestPlatform(db, { PAGES_DIR: dir });
  const answer = await fetch(`${url}/pages/sw/betting-rules.md`);
  expect(answer.headers.get('content-language')).toBe('en');
  expect(await answer.text()).toBe("changed: 2026-01-02\n\nHarmattan's own betting-rules.");
});

test('does not start where a text is missing', async () => {
  await expect(startTestPlatform(db, { PAGES_DIR: '/nowhere' })).rejects.toThrow(
    'PAGES_DIR (/nowhere): en/terms.md: is missing',
  );
});
