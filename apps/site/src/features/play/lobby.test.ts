import { expect, it } from 'vitest';
import { lobbyOf } from './lobby.ts';

const origin = 'https://site.example';
const slot = { pathname: '/Game/StartEgt', search: '?gameId=1' };

it('leads back to where the player came from, filters and all', () => {
  const lobby = lobbyOf({ address: slot, referrer: `${origin}/slots?category=2#top`, origin });
  expect(lobby).toEqual({ url: `${origin}/slots?category=2`, isWhereFrom: true });
});

it.each([
  ['nowhere', ''],
  ['another site', 'https://elsewhere.example/slots'],
  ['a site whose name begins like ours', 'https://site.example.evil.example/slots'],
  ['a page that cannot be read', 'not an address'],
  ['signing in', `${origin}/login`],
  ['another game', `${origin}/Game/StartEgt?gameId=2`],
  ['a page with too long a name', `${origin}/${'a'.repeat(600)}`],
])('leads to the list of the game for who came from %s', (_where, referrer) => {
  expect(lobbyOf({ address: slot, referrer, origin })).toEqual({ url: `${origin}/slots`, isWhereFrom: false });
});

it.each([
  ['/game/StartVivo', '/livecasino'],
  ['/game/StartGlobalBet', '/virtualgames'],
  ['/game/StartBetSolutions/1/', '/tablegames'],
  ['/Game/StartBetsolutions/3', '/provablyfair'],
  ['/game/StartQTech', '/slots'],
])('knows the list of %s', (pathname, list) => {
  expect(lobbyOf({ address: { pathname, search: '' }, referrer: '', origin }).url).toBe(origin + list);
});

it('drops filters that are longer than the calls take', () => {
  const referrer = `${origin}/casino?search=${'a'.repeat(600)}`;
  expect(lobbyOf({ address: slot, referrer, origin }).url).toBe(`${origin}/casino`);
});

it('stays on this site whatever the path looks like', () => {
  const { url } = lobbyOf({ address: slot, referrer: `${origin}//evil.example/slots`, origin });
  expect(new URL(url).origin).toBe(origin);
});
