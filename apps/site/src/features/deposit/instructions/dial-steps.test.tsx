import { afterEach, expect, test, vi } from 'vitest';
import { openPage, wordsOf } from '../../../shared/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const session = {
  token: 'a-token',
  user: { userName: '2348031234567', currency: 'NGN', rankId: 1 },
  balanceInfo: { totalBalance: 0 },
};

test.each([
  ['en', 'Dial *150*00#', 'Enter the business number 335757', 'Enter your reference number 2348031234567'],
  ['sw', 'Piga *150*00#', '335757', '2348031234567'],
] as const)('steps of mobile money in %s name the business number and the user name', async (language, ...steps) => {
  const { draw } = await openPage({ session, language });
  const { MpesaPanel } = await import('./mpesa-panel.tsx');
  const method = { viewName: 'MpesaInstructions', onlyForTestUsers: false, businessNumber: '335757' };
  const words = wordsOf(draw(<MpesaPanel method={method} limit={undefined} />));
  for (const step of steps) expect(words).toContain(step);
});
