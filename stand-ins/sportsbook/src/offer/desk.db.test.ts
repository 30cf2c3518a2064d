import { expect, test } from 'vitest';
import { dealtDraws, openMatches, openTestOffers, waitFor } from '../testing/test-offer.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';
import type { WholeOffer } from './index.ts';

const db = useSportsbookDatabase();
const day = '2027-01-10';

async function resultOf(offer: WholeOffer, id: string) {
  return (await offer.results(100)).find(({ matchId }) => matchId === id);
}

test('a result is given until it is taken, and given again when it is corrected', async () => {
  const offers = await openTestOffers(db, `${day}T11:00:00Z`);
  const offer = await offers.start();
  const [result] = await offer.results(1);
  const { matchId } = result as { matchId: string };
  await offer.markTaken({ matchId, version: 1 });
  expect(await resultOf(offer, matchId)).toBe(undefined);
  await offer.correct(matchId, [0, 2]);
  expect(offer.match(matchId)?.score).toEqual([0, 2]);
  expect(offer.changes).toMatchObject([{ matchId, kind: 'corrected', delta: { s: [0, 2] } }]);
  const corrected = await resultOf(offer, matchId);
  expect(corrected).toMatchObject({ version: 2, state: 'finished' });
  expect(offer.judge({ match: matchId, market: 'winner', outcome: '2' }, corrected as never)).toBe('won');
  // To mark the first version as taken does not mark the second.
  await offer.markTaken({ matchId, version: 1 });
  expect(await resultOf(offer, matchId)).toMatchObject({ version: 2 });
  await offer.markTaken({ matchId, version: 2 });
  await offer.markTaken({ matchId, version: 2 });
  expect(await resultOf(offer, matchId)).toBe(undefined);
});

test('a correction while the first result is being taken is not lost', async () => {
  const offers = await openTestOffers(db, `${day}T11:00:00Z`);
  const offer = await offers.start();
  const [result] = await offer.results(1);
  const { matchId } = result as { matchId: string };
  await Promise.all([offer.correct(matchId, [3, 0]), offer.markTaken({ matchId, version: 1 })]);
  expect(await resultOf(offer, matchId)).toMatchObject({ version: 2 });
});

test('two corrections at once are two versions', async () => {
  const offers = await openTestOffers(db, `${day}T11:00:00Z`);
  const offer = await offers.start();
  const [result] = await offer.results(1);
  const { matchId } = result as { matchId: string };
  await Promise.all([offer.correct(matchId, [1, 0]), offer.correct(matchId, [2, 0])]);
  expect(await resultOf(offer, matchId)).toMatchObject({ version: 3 });
});

test('moved by a day a match is played then; by more than two days every pick is void', async () => {
  const offers = await openTestOffers(db, `${day}T11:00:00Z`);
  const offer = await offers.start();
  const [near, far] = openMatches(offer);
  await offer.postpone(near.id, new Date('2027-01-11T12:00:00Z'));
  expect(offer.match(near.id)).toMatchObject({ state: 'scheduled', startsAt: '2027-01-11T12:00:00Z' });
  // A version is left out, so that a page that shows the match fetches it again.
  expect(offer.match(near.id)?.version).toBe(near.version + 2);
  expect(await resultOf(offer, near.id)).toBe(undefined);
  await offer.postpone(far.id, new Date('2027-01-13T12:00:00Z'));
  expect(offer.match(far.id)).toMatchObject({ state: 'postponed', main: [] });
  expect(offer.changes.map(({ kind }) => kind)).toEqual(['moved', 'finished']);
  const result = await resultOf(offer, far.id);
  expect(result).toMatchObject({ state: 'postponed', isVoid: true, version: 1 });
  expect(offer.judge({ match: far.id, market: 'winner', outcome: '1' }, result as never)).toBe('void');
  expect(offer.quote({ match: far.id, market: 'winner', outcome: '1' }).state).toBe('closed');
  await offers.moveTo('2027-01-11T12:00:01Z');
  await waitFor(() => offer.match(near.id)).toMatchObject({ state: 'running', minute: 1 });
});

test('of an abandoned match what was decided counts, and the rest is void', async () => {
  const offers = await openTestOffers(db, `${day}T11:59:59Z`);
  const draws = dealtDraws();
  const offer = await offers.start(draws);
  draws.deal(0);
  const [{ id }] = openMatches(offer);
  await offers.moveTo(`${day}T12:00:01Z`);
  await waitFor(() => offer.match(id)?.score).toEqual([1, 0]);
  await offer.abandon(id);
  expect(offer.match(id)).toMatchObject({ state: 'abandoned', isSuspended: false, markets: [] });
  const result = await resultOf(offer, id);
  const judged = (market: string, outcome: string) => offer.judge({ match: id, market, outcome }, result as never);
  expect([judged('any', 'yes'), judged('any', 'no'), judged('winner', '1')]).toEqual(['won', 'lost', 'void']);
});

test('what cannot be done to a match is refused and changes nothing', async () => {
  const offers = await openTestOffers(db, `${day}T12:00:01Z`);
  const offer = await offers.start();
  const [live, toCome] = openMatches(offer);
  const later = new Date('2027-01-12T12:00:00Z');
  await expect(offer.postpone(live.id, later)).rejects.toThrow('begun');
  await expect(offer.correct(live.id, [1, 0])).rejects.toThrow('no result');
  await expect(offer.abandon(toCome.id)).rejects.toThrow('not under way');
  await expect(offer.postpone(toCome.id, new Date('2027-01-09T12:00:00Z'))).rejects.toThrow('later');
  await offer.abandon(live.id);
  await expect(offer.abandon(live.id)).rejects.toThrow('not under way');
  for (const id of ['0', '99999999', 'x', '1e3', '']) await expect(offer.abandon(id)).rejects.toThrow('no such match');
  expect(offer.match(toCome.id)?.version).toBe(toCome.version);
});

test('played out, a match is over at once, whether or not it had begun, and is not played again', async () => {
  const offers = await openTestOffers(db, `${day}T11:00:00Z`);
  const offer = await offers.start();
  const [toCome] = openMatches(offer);
  await offer.playOut(toCome.id);
  expect(offer.match(toCome.id)).toMatchObject({ state: 'finished', version: toCome.version + 2 });
  expect(offer.quote({ match: toCome.id, market: 'winner', outcome: '1' }).state).toBe('closed');
  expect(await resultOf(offer, toCome.id)).toMatchObject({ state: 'finished', version: 1, isVoid: false });
  await expect(offer.playOut(toCome.id)).rejects.toMatchObject({ statusCode: 409 });
  await expect(offer.playOut('999999')).rejects.toMatchObject({ statusCode: 404 });
});
