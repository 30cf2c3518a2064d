// Bets on basketball over a supplier's wire: both ends real, with money in the platform's journal.
import { expect, test } from 'vitest';
import type { MatchSummary } from '../../../stand-ins/sportsbook/src/contract/offer.ts';
import { openBook, sit, stage, useOperatorStage } from './operator-stage.ts';

useOperatorStage();

type Book = Awaited<ReturnType<typeof openBook>>;

async function basketballToCome(book: Book, at: number): Promise<MatchSummary> {
  const { matches } = (await book.get('/api/matches?sport=basketball')).json() as { matches: MatchSummary[] };
  const own = matches.filter(({ state }) => state === 'scheduled')[at];
  expect(own).toMatchObject({ sport: 'basketball', main: [{ key: 'winner' }] });
  return own as MatchSummary;
}

test('a bet on basketball is taken once, told with its sport, and settled by the points to the kobo', async () => {
  const book = await openBook();
  const player = await sit(book);
  const match = await basketballToCome(book, 0);
  const before = await player.balance();
  const pick = (market: string, outcome: string) => ({ match: match.id, market, outcome });
  const key = crypto.randomUUID();
  const answers = await Promise.all([1, 2].map(() => player.place([pick('winner', '1')], { key })));
  const [home] = answers.flatMap((answer) => (answer.status === 'placed' ? answer.bets : []));
  const away = await player.bet([pick('winner', '2')]);
  const points = await player.bet([pick('points:150.5', 'over')]);
  expect(await player.balance()).toBe(before - 3_000_00n);
  expect((await player.find(points.id)).picks).toMatchObject([{ sport: 'basketball', market: 'points:150.5' }]);

  await book.offer.playOut(match.id);
  await book.offer.correct(match.id, [81, 76]);
  await expect.poll(async () => (await player.find(home?.id ?? '')).state).toBe('won');
  await expect.poll(async () => (await player.find(away.id)).state).toBe('lost');
  await expect.poll(async () => (await player.find(points.id)).state).toBe('won');
  const won = BigInt((home?.potential ?? 0) + points.potential);
  await expect.poll(player.balance).toBe(before - 3_000_00n + won);

  await book.offer.correct(match.id, [76, 81]);
  await expect.poll(async () => (await player.find(away.id)).state).toBe('won');
  await expect.poll(player.balance).toBe(before - 3_000_00n + BigInt(away.potential + points.potential));
});

test('a code may have picks of both sports, a search finds clubs of both, and each has its own home', async () => {
  const book = await openBook();
  const match = await basketballToCome(book, 1);
  const football = ((await book.get('/api/home')).json() as { next: MatchSummary[] }).next.at(-1) as MatchSummary;
  expect(football.sport).toBe('football');
  const picks = [
    { match: match.id, market: 'winner', outcome: '1' },
    { match: football.id, market: '1x2', outcome: '1' },
  ];
  const { code } = (await book.post('/api/codes', { picks })).json();
  expect((await book.get(`/api/codes/${code}`)).json()).toMatchObject({ slip: { picks } });
  const { next } = (await book.get('/api/home?sport=basketball')).json() as { next: MatchSummary[] };
  expect(new Set(next.map(({ sport }) => sport))).toEqual(new Set(['basketball']));
  for (const { sport, home } of [match, football]) {
    const found = (await book.get(`/api/matches?search=${encodeURIComponent(home.name)}`)).json();
    expect(found.matches[0]).toMatchObject({ sport });
  }
});

test('the office finds a match of basketball, stops a market of it and corrects its points', async () => {
  const book = await openBook();
  const match = await basketballToCome(book, 2);
  const desk = await stage.newStaff('trading');
  const player = await sit(book);
  const pick = { match: match.id, market: 'q1Points:38.5', outcome: 'over' };
  const bet = await player.bet([pick]);
  expect((await desk.call('GET Trading/Exposure')).status).toBe('SUCCESS');
  await book.offer.suspend(match.id, pick.market);
  expect((await player.place([pick])).status).not.toBe('placed');
  await book.offer.resume(match.id, pick.market);
  await book.offer.playOut(match.id);
  await expect.poll(async () => (await player.find(bet.id)).state).toMatch(/won|lost/);
  const preview = await desk.call('POST Trading/PreviewResult', { body: { match: match.id, score: [120, 101] } });
  expect(preview.data).toMatchObject({ match: { state: 'finished' } });
});
