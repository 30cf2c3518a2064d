import { expect, it } from 'vitest';
import { returnPath, signInState } from '../shared/session/sign-in-state.ts';
import { routes } from './routes.ts';

/** Other pages by their specified addresses. */
const open = [
  ...['/', '/login', '/register', '/promotions', '/promotiondetails', '/contact'],
  ...['/Terms', '/ResponsibleGaming', '/BettingRules', '/PrivacyPolicy', '/Affiliates', '/LocationPermission'],
  ...['/slots', '/casino', '/livecasino', '/virtualgames', '/provablyfair', '/tablegames'],
  ...['/cashraces', '/cashracedetails', '/ManualJackpot'],
  ...['/Sports/BSBetting', '/Sports/Altenar', '/Sports/AltenarLite', '/Sports/BTI', '/:language/Sports/BTI'],
  ...['/Game/StartEgt', '/Game/StartSoftGaming/:number', '/game/StartBetSolutions'],
  ...['/game/StartBetSolutions/:provider', '/game/StartEndorphina', '/game/StartBetConstruct', '/game/StartQTech'],
  ...['/game/StartGlobalBet', '/game/StartVivo'],
  ...['/rosaree', '/mwakimsafi', '/wachambuzi', '/wonglee'],
];
const forPlayers = [
  ...['/deposit', '/withdraw', '/TransactionHistory', '/Sports/mybets', '/ManualJackpotBet'],
  ...[
    '/security',
    '/security/changepassword',
    '/security/trusteddevices',
    '/security/loginhistory',
    '/security/yourdata',
  ],
  ...['/Messages', '/Messages/SentMessages', '/Messages/NewMessage'],
];
const routeAt = (path: string) => routes.find((route) => route.path === path);

it('serves every specified address', () => {
  expect([...open, ...forPlayers].filter((path) => !routeAt(path))).toEqual([]);
});

it('needs a player where that is specified, and nowhere else', () => {
  expect(forPlayers.filter((path) => !routeAt(path)?.needsPlayer)).toEqual([]);
  expect(open.filter((path) => routeAt(path)?.needsPlayer)).toEqual([]);
});

it('a sign-in leads back to every page for players', () => {
  const paths = routes.filter(({ needsPlayer }) => needsPlayer).map(({ path }) => path);
  expect(paths.filter((path) => returnPath(signInState(path)) !== path)).toEqual([]);
});

it('shows the same view at home and at the main sportsbook, and one view at the four partner paths', () => {
  expect(routeAt('/Sports/Altenar')?.page).toBe(routeAt('/')?.page);
  const partners = open.slice(-4).map((path) => routeAt(path)?.page);
  expect(partners).toEqual(Array(4).fill('partner'));
});
