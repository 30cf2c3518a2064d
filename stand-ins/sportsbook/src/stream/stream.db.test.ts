import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import type { MatchDelta, MatchDetails, StreamMessage } from '../contract/offer.ts';
import { football } from '../football/index.ts';
import { waitFor } from '../testing/test-offer.ts';
import { createTestSportsbook, useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();

/** Every minute would take its time. */
const minutesAtOnce = 15;

/** What a page makes of what it is told. A version that is missing means that it would have to ask again. */
function apply(match: MatchDetails, delta: MatchDelta): MatchDetails {
  expect(delta.v).toBe(match.version + 1);
  const markets = new Map(match.markets.map((market) => [market.key, market]));
  for (const [key, prices] of Object.entries(delta.o ?? {})) {
    const known = markets.get(key);
    if (prices === null) markets.delete(key);
    else if (known) {
      markets.set(key, {
        key,
        outcomes: known.outcomes.map(({ key: name }, at) => ({ key: name, price: prices[at] ?? 0 })),
      });
    }
  }
  return {
    ...match,
    version: delta.v,
    minute: delta.t ?? match.minute,
    score: delta.s ?? match.score,
    state: delta.p ?? match.state,
    isSuspended: delta.x === undefined ? match.isSuspended : delta.x === 1,
    markets: [...markets.values()],
  };
}

test('a page that follows a football match to its end knows what the server knows', async () => {
  // One league of them all: the others would only take time.
  const small = { ...football, leagues: football.leagues.slice(0, 1) };
  const book = await createTestSportsbook(db, { sports: [small] });
  await book.start();
  const { port } = book.server.server.address() as { port: number };
  const origin = `http://127.0.0.1:${port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/stream`, { origin });
  onTestFinished(() => socket.terminate());
  const deltas: MatchDelta[] = [];
  socket.on('message', (data) => deltas.push(...((JSON.parse(String(data)) as StreamMessage).d ?? [])));
  await once(socket, 'open');
  const { id } = book.offer.home().next[0] as { id: string };
  socket.send(JSON.stringify({ watch: [], open: id }));
  await waitFor(() => deltas.length).toBe(1);
  let seen = book.offer.match(id) as MatchDetails;
  expect(deltas.shift()).toMatchObject({ m: id, v: seen.version, w: 1, p: 'scheduled' });
  const startMs = Date.parse(seen.startsAt);
  for (let minute = 0; minute < 150 && seen.state !== 'finished'; minute += minutesAtOnce) {
    const before = seen.version;
    await book.post('/test/clock', { offsetMs: startMs + minute * 60_000 + 30_000 - Date.now() });
    await waitFor(() => deltas.at(-1)?.v ?? before).toBeGreaterThan(before);
    while (deltas.length > 0) seen = apply(seen, deltas.shift() as MatchDelta);
  }
  const { main: _main, more: _more, ...known } = seen;
  const { main, more: _now, ...told } = book.offer.match(id) as MatchDetails;
  expect(known).toEqual(told);
  expect([told.state, main]).toEqual(['finished', []]);
});
