import { afterEach, expect, test, vi } from 'vitest';
import { openPage, wordsOf } from '../../shared/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const race = {
  id: 7,
  cashRaceName: 'Harmattan Dash',
  periodPrizePool: 12_345.5,
  periodPrizePoolCurrency: 'TZS',
  fromDate: '2026-11-14T12:00:00',
  toDate: '2026-11-16T12:00:00',
  state: 'running',
  startsInSeconds: 0,
  endsInSeconds: 600,
  startsAtMs: 0,
  endsAtMs: 600_000,
  urlSuffix: 'harmattan-dash',
  banner: { iconImageData: '/art/banners/race-dunes.svg' },
  prizeDistribution: Array.from({ length: 12 }, (_, index) => ({
    place: index + 1,
    prize: 1_000 - index,
    net: 1_000 - index,
  })),
} as const;

test("a race's card shows its pool and the first ten prizes in the race's own currency, and leads to its details", async () => {
  const { draw } = await openPage();
  const { RaceCard } = await import('./race-card.tsx');
  const markup = draw(
    <RaceCard race={{ ...race, prizeDistribution: [...race.prizeDistribution] }} onTurn={() => {}} />,
  );
  const words = wordsOf(markup).replace(/[\u00a0\u2009\u202f]/g, ' ');
  expect(words).toMatch(/TZS 12,345\.50/);
  expect(words).toMatch(/Place 1 .*TZS 1,000\.00/);
  expect(words).toMatch(/Place 10 .*TZS 991\.00/);
  expect(words).not.toContain('Place 11');
  expect(markup).toContain('href="/cashracedetails?urlSuffix=harmattan-dash"');
});
