import { supplierNames } from '@harmattan/wires/suppliers/names';
import { expect, test } from 'vitest';
import { realUrl } from './real-url.ts';

test('leads to each supplier’s page of the site', () => {
  const urls = supplierNames.map((supplier) => realUrl({ supplier, externalId: 'a@b:1', variant: '7' }));
  expect(urls).toEqual([
    '/game/StartBetSolutions/7?gameId=a%40b%3A1',
    '/Game/StartEgt?gameId=a%40b%3A1&eq=7',
    '/Game/StartSoftGaming/7?gameId=a%40b%3A1',
    '/game/StartEndorphina?gameId=a%40b%3A1',
    '/game/StartBetConstruct?gameId=a%40b%3A1',
    '/game/StartQTech?gameid=a%40b%3A1',
    '/game/StartGlobalBet?gameid=a%40b%3A1',
    '/game/StartVivo?gameid=a%40b%3A1',
  ]);
});
