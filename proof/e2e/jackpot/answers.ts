import type { CallData } from '@harmattan/contract';
import vectors from '@harmattan/fair/jackpot/vectors.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { answer } from '../answers.ts';

type Jackpot = CallData<'GET Jackpot/GetManualJackpotList'>[number];
type Event = CallData<'GET Jackpot/GetManualJackpotEvents'>[number];
type Bet = CallData<'GET Jackpot/GetManualJackpotUserBets'>['bets'][number];
type Round = CallData<'GET Jackpot/GetRound'>['round'];
type BetEvents = CallData<'GET Jackpot/GetManualJackpotUserBetEvents'>;

const clubs = [
  'Kaduna Lions',
  'Jos Highlanders',
  'Lekki Mariners',
  'Calabar Stars',
  'Zaria Scholars',
  'Minna Rovers',
  'Ibadan Warriors',
  'Kano Caravans',
  'Warri Rivermen',
  'Asaba United',
  'Port Harcourt Refinery Athletic',
  'Sokoto Sultans',
];
const leagues = ['Savannah Premier', 'Coastal League', 'Northern Cup', 'Delta Division'];

const jackpot: Jackpot = {
  id: 7,
  startDate: '2026-11-21T15:00:00',
  isActive: true,
  jackpotTypeID: 10,
  prizePool: 12_345_678.9,
  ticketPrice: 1_500,
  gameCount: 13,
  state: 'open',
  closesInSeconds: 274_375,
  winners: null,
  consolation: [],
};

/** One of each kind on sale, and one whose games are on. */
export const jackpots: Jackpot[] = [
  jackpot,
  { ...jackpot, id: 8, jackpotTypeID: 6, gameCount: 6, prizePool: 950_000, closesInSeconds: 7_205 },
  { ...jackpot, id: 5, isActive: false, state: 'closed', closesInSeconds: 0, startDate: '2026-11-14T15:00:00' },
];

function eventOf(number: number, changes: Partial<Event> = {}): Event {
  const participant1 = clubs[(2 * number - 2) % clubs.length] ?? '';
  const participant2 = clubs[(2 * number - 1) % clubs.length] ?? '';
  return {
    id: 100 + number,
    participant1,
    participant2,
    startDate: `2026-11-21T${15 + (number % 5)}:30:00`,
    leagueName: leagues[number % leagues.length] ?? '',
    isReserve: false,
    canceled: false,
    participant1Score: null,
    participant2Score: null,
    choiceId: null,
    home: '1',
    draw: 'X',
    away: '2',
    isCounting: true,
    ...changes,
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const resultEvents = [
  ...numbers(13).map((number) => eventOf(number)),
  ...[14, 15].map((number) => eventOf(number, { isReserve: true, isCounting: false })),
];

const scoreEvents = [
  ...numbers(6).map((number) => eventOf(number)),
  eventOf(7, { isReserve: true, isCounting: false }),
];

const bet: Bet = {
  id: '009a0000-0000-7000-8000-000000000000',
  jackpotId: 5,
  jackpotTypeID: 10,
  startDate: '2026-11-14T15:00:00',
  createDate: '2026-11-13T18:05:09',
  ...{ amount: 1_500, columns: 1 },
  state: 'running',
  gameCount: 13,
  hits: 2,
  decided: 3,
  ...{ prize: null, tax: null, net: null },
  prizePool: 12_345_678.9,
};

const bets: Bet[] = [
  bet,
  { ...bet, id: bet.id.replace(/0$/, '2'), state: 'won', hits: 13, decided: 13, prize: 6_172_839.45 },
  { ...bet, id: bet.id.replace(/0$/, '3'), state: 'lost', jackpotTypeID: 6, gameCount: 6, hits: 4, decided: 6 },
  { ...bet, id: bet.id.replace(/0$/, '4'), state: 'void', hits: 0, decided: 0 },
  { ...bet, id: bet.id.replace(/0$/, '5'), state: 'open', hits: 0, decided: 0 },
];

const result = (home: number, away: number) => ({
  participant1Score: home,
  participant2Score: away,
  choiceId: home > away ? 1 : home === away ? 2 : 3,
});

/** Two right, one wrong, one cancelled with a reserve in its place, the rest to come. */
const betEvents: BetEvents = {
  bet,
  events: [
    { ...eventOf(1, result(2, 1)), isHit: true },
    { ...eventOf(2, result(0, 0)), isHit: false },
    { ...eventOf(3, { canceled: true, isCounting: false }), isHit: null },
    { ...eventOf(4), isHit: null },
    { ...eventOf(14, { isReserve: true, ...result(3, 0) }), isHit: true },
    { ...eventOf(15, { isReserve: true, isCounting: false }), isHit: null },
  ].map((event) => ({
    ...event,
    pick: { choiceId: 1, choiceIds: [1], participant1Score: null, participant2Score: null },
  })),
};

const [committed] = vectors.proofs;
if (committed === undefined) throw new Error('the vectors have a proof');

/** Of the first ticket, whose id the committed leaf has. */
const proof: CallData<'GET Jackpot/GetTicketProof'> = { ...committed, jackpotId: 5, betId: bet.id };

const round: Round = {
  ...{ id: 5, jackpotTypeID: 10, gameCount: 13, startDate: '2026-11-14T15:00:00', state: 'closed' },
  ...{ ticketPrice: 1_500, prizePool: 12_345_678.9, isRolledOver: false, tiers: [] },
  ...{ root: committed.root, tickets: committed.tickets },
};

const pastRounds: Round[] = [
  {
    ...{ ...round, id: 4, state: 'settled', startDate: '2026-11-07T15:00:00' },
    tiers: [
      { misses: 0, prizePool: 12_345_678.9, winners: 2, each: 6_172_839.45 },
      { misses: 1, prizePool: 500_000, winners: 0, each: 0 },
    ],
  },
  { ...round, id: 3, state: 'void', startDate: '2026-10-31T15:00:00', root: null, tickets: null },
];

const crowd = resultEvents.map(({ id }) => ({ eventId: id, homeBps: 5_021, drawBps: 2_479, awayBps: 2_500 }));

/** Answers the calls of the pages as a server would that is in this state. */
export async function answerJackpots(page: Page, list = jackpots): Promise<void> {
  const answers = {
    GetManualJackpotList: answer('GET Jackpot/GetManualJackpotList', list),
    'GetManualJackpotEvents?jackpotId=7': answer('GET Jackpot/GetManualJackpotEvents', resultEvents),
    'GetManualJackpotEvents?jackpotId=8': answer('GET Jackpot/GetManualJackpotEvents', scoreEvents),
    GetManualJackpotUserBets: answer('GET Jackpot/GetManualJackpotUserBets', { bets, next: null }),
    'GetRound?*': answer('GET Jackpot/GetRound', { round, crowd }),
    GetPastRounds: answer('GET Jackpot/GetPastRounds', { rounds: pastRounds, next: 3 }),
    'GetPastRounds?before=3': answer('GET Jackpot/GetPastRounds', { rounds: [{ ...round, id: 2 }], next: null }),
    'GetTicketProof?*': answer('GET Jackpot/GetTicketProof', proof),
    'GetManualJackpotUserBetEvents?*': answer('GET Jackpot/GetManualJackpotUserBetEvents', betEvents),
  };
  for (const [path, reply] of Object.entries(answers)) {
    await page.route(`**/api/api/Jackpot/${path}`, (route) => route.fulfill(reply));
  }
}
