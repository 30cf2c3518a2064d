import { expect, test } from 'vitest';
import type { Market, PageMarket } from './market.ts';
import { marketNames, markets, pageMarketOf } from './markets.ts';

const all = marketNames.map((name): [string, Market] => [name, markets[name]]);

test('a house opens in Nigeria, by the rules of Lagos too, or in Tanzania', () => {
  expect(marketNames).toEqual(['nigeria', 'nigeria-lagos', 'tanzania']);
});

test.each(all)('%s: bank transfers are offered where their gateway is', (_, { hasBankTransfer, gateways }) => {
  expect(hasBankTransfer).toBe(gateways.includes('kudipal'));
});

test.each(all)('%s: its clock is as far ahead as its zone says, all the year', (_, { timeZone, utcOffsetMs }) => {
  for (const instant of ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((text) => new Date(text))) {
    const wall = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(
      instant,
    );
    expect(Date.parse(`${wall.replace(' ', 'T')}Z`)).toBe(instant.getTime() + utcOffsetMs);
  }
});

test.each(all)('%s: regions have one name each, levels rise, and a default is among what is offered', (_, market) => {
  expect(new Set(market.regions).size).toBe(market.regions.length);
  expect(market.realityCheck.minutes).toContain(market.realityCheck.defaultMinutes);
  expect(market.identity.levels.map(({ needs }) => needs)).toEqual(['number', 'identity', 'documents']);
  expect(market.mobilePrefixes.every((prefix) => prefix.length < market.numberDigits)).toBe(true);
  expect(market.helpLines.every(({ verifiedOn }) => !Number.isNaN(Date.parse(verifiedOn)))).toBe(true);
});

test('Lagos differs from the rest of Nigeria by its tax alone', () => {
  const { taxes: _, ...lagos } = markets['nigeria-lagos'];
  const { taxes: none, ...nigeria } = markets.nigeria;
  expect(lagos).toEqual(nigeria);
  expect(none).toEqual([]);
});

test.each(all)(
  '%s: a page is told what it needs as plain JSON, and the regions only where it asks for them',
  (_, market) => {
    const told: PageMarket = JSON.parse(JSON.stringify(pageMarketOf(market, { withRegions: false })));
    expect(told).toEqual(pageMarketOf(market, { withRegions: false }));
    expect(told).not.toHaveProperty('regions');
    expect(told).not.toHaveProperty('taxes');
    expect(pageMarketOf(market, { withRegions: true }).regions).toEqual(market.regions);
  },
);
