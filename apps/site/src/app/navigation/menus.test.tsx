import { afterEach, expect, test, vi } from 'vitest';
import { linksOf, openPage } from '../../shared/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const session = {
  token: 'a-token',
  user: { userName: '2348031234567', currency: 'NGN', rankId: 1 },
  balanceInfo: { totalBalance: 0 },
};
const inApps = {
  'a native app': 'Mozilla/5.0 (Linux; Android 11; TECNO KE5; wv) AppleWebKit/537.36 Chrome/119.0.0.0 Mobile',
  Facebook: 'Mozilla/5.0 (Linux; Android 11; wv) AppleWebKit/537.36 Chrome/119.0.0.0 Mobile [FBAN/EMA;FBAV/400.0]',
  TikTok:
    'Mozilla/5.0 (Linux; Android 11; wv) AppleWebKit/537.36 Chrome/119.0.0.0 Mobile musical_ly_2022 BytedanceWebview',
  Opera: 'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/119.0.0.0 Mobile Safari/537.36 OPR/76.2',
};

async function drawStrip(options?: Parameters<typeof openPage>[0]): Promise<string[]> {
  const { draw } = await openPage(options);
  const { MenuStrip } = await import('./menu-strip.tsx');
  return linksOf(draw(<MenuStrip />));
}

test("the strip of a phone's header leads to seven areas and to the app", async () => {
  expect(await drawStrip({ session })).toEqual([
    'Sports → /Sports/Altenar',
    'Slots → /slots',
    'Live casino → /livecasino',
    'Tournaments → /cashraces',
    'Zeppelin → /Game/StartBetsolutions/3?gameId=7001',
    'Sports jackpot → /ManualJackpot',
    'Promotions → /promotions',
    'Get the app → https://play.google.com/store/apps/details?id=example.harmattan',
  ]);
});

test.each(Object.entries(inApps))('the strip has no app link inside of %s', async (_name, userAgent) => {
  expect((await drawStrip({ userAgent })).filter((link) => link.includes('Get the app'))).toEqual([]);
});

test("the bar at a phone's foot has sports, slots, my bets, live casino and chat", async () => {
  const drawBar = async (chatUrl: string | null) => {
    const { draw } = await openPage({ brand: { chatUrl } });
    const { BottomMenu } = await import('./bottom-menu.tsx');
    return draw(<BottomMenu />);
  };
  const first = ['Sports → /Sports/Altenar', 'Slots → /slots', 'My bets → /Sports/mybets', 'Live casino → /livecasino'];
  // Without a chat its place leads to the contact page, under whatever words.
  expect(linksOf(await drawBar(null))).toEqual([...first, expect.stringMatching(/ → \/contact$/)]);
  const outside = await drawBar('https://chat.example/room');
  expect(linksOf(outside)).toEqual([...first, 'Chat → https://chat.example/room']);
  expect(outside).toMatch(/<a [^>]*target="_blank"[^>]*href="https:\/\/chat|href="https:\/\/chat[^>]*target="_blank"/);
});

test('the large menu leads to every area, and a player to the account', async () => {
  const { draw } = await openPage({ session, brand: { chatUrl: 'https://chat.example/room' } });
  const { SideMenu } = await import('./side-menu.tsx');
  expect(linksOf(draw(<SideMenu />))).toEqual([
    'Sports → /Sports/Altenar',
    'My bets → /Sports/mybets',
    'Sports Lite → /Sports/AltenarLite',
    'Slots → /slots',
    'Live casino → /livecasino',
    'Tournaments → /cashraces',
    'Zeppelin → /Game/StartBetsolutions/3?gameId=7001',
    'Sports jackpot → /ManualJackpot',
    'Promotions → /promotions',
    'Casino → /casino',
    'Virtual games → /virtualgames',
    'Table games → /tablegames',
    'Provably fair → /provablyfair',
    'Deposit and withdraw → /deposit',
    'Personal details → /security',
    'Transaction history → /TransactionHistory',
    'Game history → /GameHistory',
    'Your activity → /activity',
    'Security → /security/trusteddevices',
    'Verification → /verification',
    'Limits → /limits',
    'Messages → /Messages',
    'Withdraw → /withdraw',
    '24/7 live support → https://chat.example/room',
    'Contact us → /contact',
    'Get the app → https://play.google.com/store/apps/details?id=example.harmattan',
  ]);
});
