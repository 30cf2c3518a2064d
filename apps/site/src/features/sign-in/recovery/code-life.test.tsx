import { afterEach, expect, test, vi } from 'vitest';
import { openPage, wordsOf } from '../../../shared/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

test('five minutes are promised for a code that is still to be sent, and run once it is', async () => {
  const { draw } = await openPage();
  const { CodeLife } = await import('./code-life.tsx');
  expect(wordsOf(draw(<CodeLife endsAtMs={undefined} />))).toBe('Once it is sent, the code is valid for 05:00');
  expect(wordsOf(draw(<CodeLife endsAtMs={300_000} />))).toMatch(/^The code is valid for 05:00 /);
});
