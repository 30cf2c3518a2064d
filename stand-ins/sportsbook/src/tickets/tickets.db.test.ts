import { expect, test } from 'vitest';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();

test('a visitor with the link reads the bet, and not whose it is', async () => {
  const { small, pick, sit, get, start } = await openBetWorld(db);
  const { bet, playerId, own } = await sit();
  const match = small.add();
  const placed = await bet([pick(match), pick(small.add(), 'X')], { stake: 123_45 });
  const page = await get(`/ticket/${placed.ticket}`);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  for (const said of [
    placed.id,
    `Oak ${match}`,
    'Draw',
    '2.00',
    '3.00',
    '6.00',
    '123.45',
    '740.70',
    'Open',
    'Small League',
  ]) {
    expect(page.body).toContain(said);
  }
  for (const kept of [playerId, `token-${playerId}`, own.split('/').at(-1) ?? 'none', '<script', ' style=']) {
    expect(page.body).not.toContain(kept);
  }
  start();
  small.finish(match, '2');
  await expect.poll(async () => (await get(`/ticket/${placed.ticket}`)).body).toContain('data-state="lost"');
});

test.each([
  ['en', 'Bet ticket'],
  ['sw', 'Tiketi ya dau'],
  ['zh', '投注票据'],
])('speaks %s, by the address or by what the browser prefers', async (language, title) => {
  const { small, pick, sit, get } = await openBetWorld(db);
  const { ticket } = await (await sit()).bet([pick(small.add())]);
  const page = await get(`/ticket/${ticket}?lang=${language}`);
  expect(page.body).toContain(`<html lang="${language}"`);
  expect(page.body).toContain(title);
});

test('a link that is none, or whose bet was not taken, leads nowhere', async () => {
  const { small, pick, sit, get, slipOf, wallet } = await openBetWorld(db);
  const player = await sit();
  wallet.break('place', { verdict: 'insufficient' });
  await player.place(slipOf([pick(small.add())]));
  const { rows } = await db.pool.query<{ ticket: string }>(
    'select ticket from sportsbook.bet order by id desc limit 1',
  );
  for (const link of [rows[0]?.ticket, 'A'.repeat(22), 'A', '..%2f', 'A'.repeat(90)]) {
    expect((await get(`/ticket/${link}`)).statusCode).toBe(404);
  }
});

test('names in a ticket are text and nothing else', async () => {
  const { small, pick, sit, get } = await openBetWorld(db);
  const match = small.add();
  const details = small.offer.match(match);
  if (details) details.home = { ...details.home, name: '<img src=x onerror=alert(1)>' };
  const { ticket } = await (await sit()).bet([pick(match)]);
  expect((await get(`/ticket/${ticket}`)).body).not.toContain('<img');
});

test('its styles are a file of its own', async () => {
  const { get } = await openBetWorld(db);
  const styles = await get('/ticket/ticket.css');
  expect(styles.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(styles.body).toContain('.ticket {');
});

test('a reader puts the picks of a ticket on a slip of their own by a booking code, and nothing else of the ticket goes along', async () => {
  const { small, pick, sit, get } = await openBetWorld(db);
  const [one, two] = [small.add(), small.add()];
  const { ticket } = await (await sit()).bet([pick(one), pick(two, 'X')]);
  small.setPrice(one, '1', 1_500);
  expect((await get(`/ticket/${ticket}`)).body).toContain('2 of 2 picks can be bet on now. Price now: 4.50.');

  const led = await get(`/ticket/${ticket}/slip`);
  expect(led.statusCode).toBe(303);
  expect(led.headers['cache-control']).toBe('no-store');
  expect(led.headers['referrer-policy']).toBe('no-referrer');
  const [, code] =
    /^http:\/\/localhost:3000\/Sports\/Altenar\?page=slip\/([A-Z\d]{7})$/.exec(`${led.headers.location}`) ?? [];
  expect((await get(`/api/codes/${code}`)).json()).toMatchObject({
    slip: {
      picks: [
        { match: one, outcome: '1', price: 1_500 },
        { match: two, outcome: 'X', price: 3_000 },
      ],
    },
  });
  // However often it is asked for, it is the same code.
  expect((await get(`/ticket/${ticket}/slip`)).headers.location).toBe(led.headers.location);
});

test('a ticket says what of it can still be bet on, and offers nothing where that is nothing', async () => {
  const { small, pick, sit, get } = await openBetWorld(db);
  const [one, two] = [small.add(), small.add()];
  const { ticket } = await (await sit()).bet([pick(one), pick(two, 'X')]);
  small.finish(one, '2');
  const page = (await get(`/ticket/${ticket}?lang=sw`)).body;
  expect(page).toContain('Chaguo 1 kati ya 2 zinaweza kubashiriwa sasa. Bei ya sasa: 3.00.');
  expect(page).toContain(`href="/ticket/${ticket}/slip"`);
  // What is over goes along: the slip says that it was left out.
  const { location } = (await get(`/ticket/${ticket}/slip`)).headers;
  const { slip } = (await get(`/api/codes/${`${location}`.slice(-7)}`)).json();
  expect(slip.picks.map(({ state }: { state: string }) => state)).toEqual(['closed', 'open']);

  small.finish(two, '2');
  const ended = (await get(`/ticket/${ticket}`)).body;
  expect(ended).toContain('None of these picks can be bet on any more.');
  expect(ended).not.toContain('/slip"');
});

test('a ticket that is none has no picks for others, nor one whose matches are forgotten', async () => {
  const { small, pick, sit, get } = await openBetWorld(db);
  const match = small.add();
  const { ticket } = await (await sit()).bet([pick(match)]);
  small.forget(match);
  for (const link of [ticket, 'A'.repeat(22), 'A', '..%2f']) {
    expect((await get(`/ticket/${link}/slip`)).statusCode).toBe(404);
  }
});
