import type { CallData } from '@harmattan/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, wordsOf } from '../../shared/testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

type Event = CallData<'GET Jackpot/GetManualJackpotEvents'>[number];

const event: Event = {
  id: 101,
  participant1: 'Kaduna Lions',
  participant2: 'Jos Highlanders',
  startDate: '2026-11-21T15:30:00',
  leagueName: 'Savannah Premier',
  isReserve: false,
  canceled: false,
  participant1Score: null,
  participant2Score: null,
  choiceId: null,
  home: '2.10',
  draw: '3.25',
  away: '3.40',
  isCounting: true,
};

const jackpot = {
  id: 7,
  startDate: '2026-11-21T15:00:00',
  isActive: true,
  jackpotTypeID: 10,
  prizePool: 1_000,
  ticketPrice: 100,
  gameCount: 13,
  state: 'open',
  closesInSeconds: 60,
  closesAtMs: 60_000,
  winners: null,
  consolation: [],
} as const;

async function wordsOn(changes: Partial<Event>, jackpotTypeID: number = 10): Promise<string> {
  const { draw } = await openPage();
  const { EventCard } = await import('./event-card.tsx');
  const shown = { ...jackpot, jackpotTypeID, consolation: [] };
  return wordsOf(
    draw(<EventCard jackpot={shown} event={{ ...event, ...changes }} number={1} pick={undefined} isSeveral={false} />),
  );
}

test('a 1X2 event has Home, Draw and Away with the values of the server on the buttons', async () => {
  expect(await wordsOn({})).toMatch(/Home · 2\.10 Kaduna Lions Draw 3\.25 Away · 3\.40 Jos Highlanders/);
});

test('an event of any other type takes two scores and an Add', async () => {
  expect(await wordsOn({}, 6)).toMatch(/Kaduna Lions.*Jos Highlanders.*Add/);
  expect(await wordsOn({}, 6)).not.toContain('Draw');
});

test('a reserve is labelled, and a result is shown', async () => {
  expect(await wordsOn({ isReserve: true })).toContain('Reserved');
  expect(await wordsOn({ participant1Score: 2, participant2Score: 1, choiceId: 1 })).toContain('Result 2 – 1');
});
