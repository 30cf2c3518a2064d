import { calls } from '@harmattan/contract';
import { expect, it } from 'vitest';
import { type Circumstances, startCallOf } from './start-call.ts';

const lobbyUrl = 'https://site.example/slots';
const circumstances: Circumstances = { language: 'sw', isMobile: true, lobbyUrl };

function callOf(address: string) {
  const { pathname, search } = new URL(address, 'https://site.example');
  return startCallOf({ pathname, search }, circumstances);
}

it.each([
  [
    '/Game/StartEgt?gameId=542&eq=1&freeplay=1',
    'POST Game/StartEgt',
    { gameId: '542', freeplay: '1', eq: '1', lang: 'sw', isMobile: 'true' },
  ],
  [
    '/Game/StartSoftGaming/998?gameId=baobab&freeplay=0',
    'POST Game/StartSoftGaming',
    { systemId: '998', gameId: 'baobab', lang: 'sw', isMobile: 'true', freeplay: '0', lobyUrl: lobbyUrl },
  ],
  [
    '/game/StartBetSolutions/1/?gameId=5000',
    'POST Game/StartBetsolutions',
    { productId: '1', gameId: '5000', lang: 'sw', freeplay: '0' },
  ],
  [
    '/game/StartEndorphina?gameId=endorphina_x@ENDORPHINA',
    'POST Game/StartEndorphina',
    { gameId: 'endorphina_x@ENDORPHINA', lang: 'sw', lobbyUrl, freeplay: '0' },
  ],
  [
    '/game/StartBetConstruct?gameId=77&freeplay=1',
    'POST Game/StartBetConstruct',
    { gameId: '77', lang: 'sw', freeplay: '1' },
  ],
  [
    '/game/StartQTech?gameid=HAK-drum',
    'POST Game/StartQTech',
    { gameid: 'HAK-drum', lang: 'sw', lobbyUrl, freeplay: '0', isMobile: 'true' },
  ],
  [
    '/game/StartGlobalBet?gameid=horses',
    'POST Game/StartGlobalBet',
    { gameid: 'horses', lang: 'sw', freeplay: '0', isMobile: 'true' },
  ],
  ['/game/StartVivo?gameid=12', 'POST Game/StartVivo', { gameid: '12', lang: 'sw', freeplay: '0' }],
] as const)('%s makes the call of its supplier, with exactly its parameters', (address, key, query) => {
  expect(callOf(address)).toEqual({ key, input: { query } });
  expect(Object.keys(calls[key].query.shape).sort()).toEqual(Object.keys(query).sort());
  expect(() => calls[key].query.parse(query)).not.toThrow();
});

it('has regard for no case, neither of the path nor of gameId', () => {
  expect(callOf('/GAME/startbetsolutions/2?gameid=9')).toEqual(callOf('/game/StartBetSolutions/2?gameId=9'));
});

it.each([
  ['/game/StartBetSolutions?gameId=7001', '3'],
  ['/game/StartBetSolutions?gameId=7001&productId=2', '2'],
  ['/game/StartBetSolutions/?gameId=7001&productId=2', '2'],
  ['/game/StartBetSolutions/1?gameId=7001&productId=2', '1'],
])('%s asks for product %s', (address, productId) => {
  expect(callOf(address)?.input.query).toMatchObject({ productId });
});

it.each(['', '&freeplay=', '&freeplay=yes', '&freeplay=2'])('plays with money unless freeplay is 1: "%s"', (rest) => {
  expect(callOf(`/game/StartVivo?gameid=1${rest}`)?.input.query).toMatchObject({ freeplay: '0' });
});

it.each([
  '/game/StartVivo',
  '/game/StartVivo?gameid=',
  '/game/StartVivo?gameid=<script>',
  `/game/StartVivo?gameid=${'a'.repeat(81)}`,
  '/game/StartBetSolutions/4?gameId=1',
  '/game/StartBetSolutions/1x?gameId=1',
  '/Game/StartSoftGaming?gameId=1',
  '/Game/StartSoftGaming/evil?gameId=1',
  '/game/StartNobody?gameId=1',
])('%s names no game', (address) => {
  expect(callOf(address)).toBeUndefined();
});
