import { afterEach, expect, test, vi } from 'vitest';
import { linksOf, openPage, wordsOf } from '../../shared/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const inFacebook =
  'Mozilla/5.0 (Linux; Android 11; TECNO KE5; wv) AppleWebKit/537.36 Chrome/119.0.0.0 Mobile Safari/537.36 [FBAN/EMA;FBAV/400.0]';

async function drawFooter(options?: Parameters<typeof openPage>[0]): Promise<string> {
  const { draw } = await openPage(options);
  const { Footer } = await import('./footer.tsx');
  return draw(<Footer isShort={false} />);
}

test('the footer claims the licences, shows 18+, the logo, the copyright and the social links', async () => {
  const markup = await drawFooter({ brand: { isSample: false } });
  const words = wordsOf(markup);
  expect(words).toContain('National Lottery Regulatory Commission');
  expect(words).toContain('Lagos State Lotteries and Gaming Authority');
  expect(words).toMatch(/18\+ .*© \d{4} Harmattan Sample Operator/);
  expect(markup).toContain('<svg');
  expect(linksOf(markup)).toEqual(expect.arrayContaining(['Instagram → https://www.instagram.com/harmattan.example']));
  expect(linksOf(markup).filter((link) => /Facebook|Instagram|^X /.test(link))).toHaveLength(3);
});

test('the terms are linked as about us, beside the other information pages', async () => {
  expect(linksOf(await drawFooter()).slice(0, 5)).toEqual([
    'About us → /Terms',
    'Responsible gaming → /ResponsibleGaming',
    'Betting rules → /BettingRules',
    'Privacy policy → /PrivacyPolicy',
    'Affiliates → /Affiliates',
  ]);
});

test('the store link speaks of an app for Tanzania, and is not there inside of an app', async () => {
  const store = (markup: string) => linksOf(markup).filter((link) => link.includes('play.google.com'));
  expect(store(await drawFooter())).toEqual([
    'Get our Android app for Tanzania on Google Play → https://play.google.com/store/apps/details?id=example.harmattan',
  ]);
  expect(store(await drawFooter({ userAgent: inFacebook }))).toEqual([]);
  expect(store(await drawFooter({ brand: { storeUrl: null } }))).toEqual([]);
});
