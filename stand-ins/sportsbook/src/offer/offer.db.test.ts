import { expect, test } from 'vitest';
import { dealtDraws, openMatches, openTestOffers, waitFor } from '../testing/test-offer.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();
const day = '2027-01-10';

async function rows(sql: string) {
  // biome-ignore lint/suspicious/noExplicitAny: looked at field by field
  return (await db.pool.query<any>(sql)).rows;
}

const countMatches = async () => Number((await rows('select count(*) from sportsbook.match'))[0].count);

test('a book that opens has two days of results, matches under way and fixtures for two weeks', async () => {
  const offers = await openTestOffers(db, `${day}T12:03:30Z`);
  const offer = await offers.start();
  expect(await rows('select state, count(*)::int as n from sportsbook.match group by state order by state')).toEqual([
    { state: 'finished', n: 4 },
    { state: 'running', n: 2 },
    { state: 'scheduled', n: 28 },
  ]);
  expect(offer.home().live.map(({ minute }) => minute)).toEqual([4, 2]);
  expect(await offer.results(10)).toHaveLength(4);
  await offer.stop();
  await offers.start();
  expect(await countMatches()).toBe(34);
});

test('fixtures are made as the days go by, and those whose result was taken are forgotten after thirty', async () => {
  const offers = await openTestOffers(db, `${day}T11:00:00Z`);
  const offer = await offers.start();
  const [first] = await offer.results(1);
  for (const { matchId, version } of (await offer.results(100)).slice(1)) await offer.markTaken({ matchId, version });
  await offers.moveTo('2027-01-13T11:00:00Z');
  await waitFor(() => offer.list({ day: '2027-01-27' }).matches.length).toBe(2);
  await offers.moveTo('2027-03-01T11:00:00Z');
  await waitFor(() => offer.list({ day: '2027-03-15' }).matches.length).toBe(2);
  // One result was never taken, so its match stays; the other three of the first days are gone.
  const old = await rows(`select id::text from sportsbook.match where starts_at < '2027-01-10'`);
  expect(old).toEqual([{ id: first?.matchId }]);
});

test('a match begins at its time, goes on by the minute, has a break, and ends with a result', async () => {
  const offers = await openTestOffers(db, `${day}T11:59:50Z`);
  const draws = dealtDraws();
  const offer = await offers.start(draws);
  draws.deal(5, 0);
  const [{ id, version }] = openMatches(offer);
  const seen = async (time: string, expected: object) => {
    await offers.moveTo(`${day}T${time}Z`);
    await waitFor(() => offer.match(id)).toMatchObject(expected);
  };
  await seen('12:00:00.1', { state: 'running', minute: 1, score: [0, 0], version: version + 1 });
  await seen('12:01:00.1', { state: 'running', minute: 2, score: [1, 0], version: version + 2, isSuspended: true });
  await seen('12:01:21', { minute: 2, version: version + 3, isSuspended: false });
  await seen('12:02:00.1', { state: 'break', minute: 3, version: version + 4 });
  await seen('12:03:00.1', { state: 'running', minute: 4, version: version + 5 });
  await seen('12:04:00.1', { state: 'finished', minute: 5, version: version + 6, main: [], markets: [] });
  const own = offer.changes.filter(({ matchId }) => matchId === id);
  expect(own.map(({ kind }) => kind)).toEqual(['started', 'score', 'suspended', 'minute', 'minute', 'finished']);
  expect(own.map(({ delta }) => delta.v)).toEqual([1, 2, 3, 4, 5, 6].map((more) => version + more));
  expect(own[1]?.delta).toMatchObject({ t: 2, s: [1, 0], x: 1, o: { winner: [1_780, 3_000, 2_220], any: null } });
  expect(own[2]?.delta).toEqual({ m: id, v: version + 3, x: 0 });
  const result = (await offer.results(100)).find(({ matchId }) => matchId === id);
  expect(result).toMatchObject({ state: 'finished', version: 1, isVoid: false });
  const judged = (outcome: string) => offer.judge({ match: id, market: 'winner', outcome }, result as never);
  expect(['1', 'X', '2'].map(judged)).toEqual(['won', 'lost', 'lost']);
});

test('a change is stored before a subscriber receives it', async () => {
  const offers = await openTestOffers(db, `${day}T11:59:59Z`);
  const offer = await offers.start();
  const stored: Promise<boolean>[] = [];
  offer.onChange(({ matchId, delta }) => {
    stored.push(
      db.pool
        .query('select version from sportsbook.match where id = $1', [matchId])
        .then(({ rows: [row] }) => row.version >= delta.v),
    );
  });
  await offers.moveTo(`${day}T12:05:00Z`);
  await waitFor(() => stored.length).toBeGreaterThan(3);
  expect(await Promise.all(stored)).not.toContain(false);
});

test('before the match a price can be had until the instant at which it begins, and not at it', async () => {
  const offers = await openTestOffers(db, `${day}T11:00:00Z`);
  const offer = await offers.start();
  await offer.stop();
  const [{ id, startsAt }] = openMatches(offer);
  const quoteAt = (ms: number) => {
    offers.clock.now = () => new Date(Date.parse(startsAt) + ms);
    return offer.quote({ match: id, market: 'winner', outcome: '1' });
  };
  const startDate = new Date(startsAt);
  expect(quoteAt(-1)).toMatchObject({ state: 'open', isLive: false, priceThousandths: 2_000, startsAt: startDate });
  expect(quoteAt(0)).toMatchObject({ state: 'suspended', isLive: true });
  expect(quoteAt(1)).toMatchObject({ state: 'suspended', isLive: true });
  expect(offer.match(id)?.isSuspended).toBe(true);
});

test('a match that is late with its minutes is not bet on until it has caught up', async () => {
  const offers = await openTestOffers(db, `${day}T12:00:10Z`);
  const offer = await offers.start();
  await offer.stop();
  const [{ id }] = openMatches(offer);
  const quoteAt = (time: string) => {
    offers.clock.now = () => new Date(`${day}T${time}Z`);
    return offer.quote({ match: id, market: 'winner', outcome: '1' }).state;
  };
  expect(quoteAt('12:00:59')).toBe('open');
  expect(quoteAt('12:02:00')).toBe('open');
  expect(quoteAt('12:02:01')).toBe('suspended');
});

test('what is not there cannot be had', async () => {
  const offers = await openTestOffers(db, `${day}T11:59:30Z`);
  const draws = dealtDraws();
  const offer = await offers.start(draws);
  draws.deal(0);
  const [{ id }] = openMatches(offer);
  const state = (market: string, outcome: string, match = id) => offer.quote({ match, market, outcome }).state;
  expect(state('winner', '3')).toBe('unknown');
  expect(state('loser', '1')).toBe('unknown');
  expect(state('winner', '1', '999999')).toBe('unknown');
  expect(state('winner', '1', 'x')).toBe('unknown');
  expect(state('any', 'yes')).toBe('open');
  await offers.moveTo(`${day}T12:00:01Z`);
  // A pull has decided that there is one.
  await waitFor(() => offer.match(id)?.score).toEqual([1, 0]);
  expect(state('any', 'yes')).toBe('closed');
  const [past] = offer.list({ day: '2027-01-09' }).matches;
  expect(state('winner', '1', past?.id)).toBe('closed');
});

test('after a restart in the middle a match goes on where it was, and what was missed is drawn at once', async () => {
  const offers = await openTestOffers(db, `${day}T11:59:50Z`);
  const drawsBefore = dealtDraws();
  const before = await offers.start(drawsBefore);
  drawsBefore.deal(0);
  const [{ id }] = openMatches(before);
  await offers.moveTo(`${day}T12:00:30Z`);
  await waitFor(() => before.match(id)?.score).toEqual([1, 0]);
  await before.stop();
  await offers.moveTo(`${day}T12:03:30Z`);
  const draws = dealtDraws(1);
  const after = await offers.start(draws);
  expect(after.match(id)).toMatchObject({ minute: 4, score: [1, 1], state: 'running', isSuspended: false });
  // Two minutes of this one, for the break needs none, and two of the other.
  expect(draws.count()).toBe(4);
});

test('of two processes over one database each minute is drawn by one, and both tell of it', async () => {
  const offers = await openTestOffers(db, `${day}T11:59:50Z`);
  const [drawsOne, drawsOther] = [dealtDraws(), dealtDraws()];
  const one = await offers.start(drawsOne);
  const other = await offers.start(drawsOther);
  const [{ id, version }] = openMatches(one);
  const playedBefore = drawsOne.count() + drawsOther.count();
  for (const minute of [0, 1, 2, 3, 4]) {
    await offers.moveTo(`${day}T12:0${minute}:00.1Z`);
    for (const offer of [one, other]) await waitFor(() => offer.match(id)?.minute).toBe(minute + 1);
  }
  await offers.moveTo(`${day}T12:10:00Z`);
  for (const offer of [one, other]) await waitFor(() => offer.home().live).toEqual([]);
  // Two matches of four minutes with a draw.
  expect(drawsOne.count() + drawsOther.count() - playedBefore).toBe(8);
  const told = (offer: typeof one) =>
    offer.changes.filter(({ matchId }) => matchId === id).map(({ delta, kind }) => `${delta.v - version} ${kind}`);
  expect(told(one)).toEqual(['1 started', '2 minute', '3 minute', '4 minute', '5 finished']);
  expect(told(other)).toEqual(told(one));
});

test('what is left of two processes goes on alone', async () => {
  const offers = await openTestOffers(db, `${day}T11:59:50Z`);
  const one = await offers.start();
  const other = await offers.start();
  const [{ id }] = openMatches(one);
  await offers.moveTo(`${day}T12:00:01Z`);
  await waitFor(() => other.match(id)?.minute).toBe(1);
  await one.stop();
  await offers.moveTo(`${day}T12:01:01Z`);
  await waitFor(() => other.match(id)?.minute).toBe(2);
});

test('a result moves the prices of who plays next', async () => {
  const offers = await openTestOffers(db, `${day}T11:59:50Z`);
  const draws = dealtDraws();
  const offer = await offers.start(draws);
  draws.deal(0);
  const [{ id, home }] = openMatches(offer);
  const next = () => openMatches(offer).find((match) => match.id !== id && match.away.id === home.id);
  const before = next();
  await offers.moveTo(`${day}T12:04:01Z`);
  await waitFor(() => offer.match(id)).toMatchObject({ state: 'finished', score: [1, 0] });
  const [was, is] = [before, next()].map((match) => match?.main[0]?.outcomes[2]?.price ?? 0);
  expect(is).toBeLessThan(was as number);
  const told = offer.changes.find(({ matchId, kind }) => matchId === before?.id && kind === 'prices');
  expect(told?.delta.o?.winner?.[2]).toBe(is);
});

test('without a database nothing goes on and nothing is bet on, one line says so, and afterwards it is caught up', async () => {
  const offers = await openTestOffers(db, `${day}T12:00:10Z`);
  let tries = 0;
  let isDown = false;
  const pool = new Proxy(db.pool, {
    get(target, name) {
      if (isDown && (name === 'query' || name === 'connect')) {
        tries += 1;
        return () => Promise.reject(new Error('the database is down'));
      }
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const offer = await offers.start(dealtDraws(), pool);
  offer.expectLogged('the matches could not go on');
  const [{ id }] = openMatches(offer);
  isDown = true;
  await offers.moveTo(`${day}T12:03:10Z`);
  await waitFor(() => tries).toBeGreaterThan(2);
  expect(offer.quote({ match: id, market: 'winner', outcome: '1' }).state).toBe('suspended');
  isDown = false;
  await waitFor(() => offer.match(id)).toMatchObject({ minute: 4, isSuspended: false });
  expect(offer.quote({ match: id, market: 'winner', outcome: '1' }).state).toBe('open');
});
