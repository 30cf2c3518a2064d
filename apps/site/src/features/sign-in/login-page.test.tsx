import { afterEach, expect, test, vi } from 'vitest';
import { linksOf, openPage, wordsOf } from '../../shared/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the login has a number with its prefix, a password, a way to recovery and a link to the registration', async () => {
  const { draw } = await openPage();
  const { LoginPage } = await import('./login-page.tsx');
  const markup = draw(<LoginPage />);
  expect(wordsOf(markup)).toMatch(/Mobile number .*\+234 \(0\).*Password.*Forgot password\?.*Login/);
  expect(markup).toContain('type="password"');
  expect(linksOf(markup).map((link) => link.replace(/^.* →/, '→'))).toEqual(['→ /register']);
});
