// The office's desk of the sportsbook over the book's own calls for its operator: both ends real, with money in the platform's journal.
import { operatorCalls } from '@harmattan/wires/book-operator/calls';
import { sandboxOperatorSecret, signOperatorCall } from '@harmattan/wires/book-operator/signature';
import { expect, test } from 'vitest';
import type { Bet } from '../../../stand-ins/sportsbook/src/contract/bets.ts';
import type { MatchSummary } from '../../../stand-ins/sportsbook/src/contract/offer.ts';
import { createTestSportsbook } from '../../../stand-ins/sportsbook/src/testing/test-sportsbook.ts';
import { audited, bookDb, home, openBook, platformDb, sit, stage, toCome, useOperatorStage } from './operator-stage.ts';

useOperatorStage();

test('any ticket is found by number, code and ids with all that was known when it was taken, and goes into an evidence file', async () => {
  const book = await openBook();
  const player = await sit(book);
  const [one, other] = (await toCome(book, 2)) as [MatchSummary, MatchSummary];
  // So likely that their code stays below the alarm, whichever clubs play.
  const picks = [one, other].map(({ id }) => ({ match: id, market: 'double', outcome: '12' }));
  const { code } = (await book.post('/api/codes', { picks })).json() as { code: string };
  const bet = await player.bet(picks, { code });
  const desk = await stage.newStaff('support');
  const byNumber = await desk.call('GET Trading/Ticket', { query: { text: bet.id } });
  expect(byNumber.data).toMatchObject([
    {
      ...{
        number: bet.id,
        area: 'sports',
        provider: 'Altenar',
        userName: player.userName,
        state: 'open',
        stake: 1_000,
      },
      moves: [{ kind: 'stake', amount: 1_000 }],
      own: {
        code,
        rulesVersion: 4,
        priceChanges: 'none',
        legs: [{ scoreThen: [0, 0] }, {}],
        history: [{ kind: 'place' }],
      },
      ...{ missing: [], actions: ['evidence'] },
    },
  ]);
  const [ticket] = byNumber.data as unknown as [{ id: string; moves: { reference: string }[] }];
  for (const text of [code, ticket.id, ticket.moves[0]?.reference as string, bet.ticket]) {
    const { data } = await desk.call('GET Trading/Ticket', { query: { text } });
    expect(data, text).toMatchObject([{ number: bet.id, own: { code } }]);
  }
  const { data: evidence } = await desk.call('GET Trading/Evidence', { query: { id: ticket.id } });
  const { createHash } = await import('node:crypto');
  expect(evidence?.sha256).toBe(
    createHash('sha256')
      .update(evidence?.content ?? '')
      .digest('hex'),
  );
  expect(JSON.parse(evidence?.content ?? '')).toMatchObject({
    ...{ madeBy: desk.userName, ticket: { entries: [{ kind: 'debit', about: 'stake', round: bet.id }] } },
    own: { number: bet.id, movements: [{ kind: 'place', state: 'done' }] },
  });
  expect(await audited('GET Trading/Evidence', 'read')).toHaveLength(1);
  await book.stop();
  // A foreign book, or one that is away: our own records remain, and what is missing is said.
  const { data: away } = await desk.call('GET Trading/Ticket', { query: { text: bet.id } });
  expect(away).toMatchObject([{ number: bet.id, own: null, legs: [{}, {}], missing: ['book away'] }]);
});

test('a bet builder is one selection of its match for the desk, and its ticket names every pick', async () => {
  const book = await openBook();
  const player = await sit(book);
  const [match] = (await toCome(book, 1)) as [MatchSummary];
  const picks = [
    { match: match.id, market: '1x2', outcome: '1' },
    { match: match.id, market: 'total:2.5', outcome: 'over' },
  ];
  const { builder } = (await book.post('/api/slip', { picks })).json() as { builder: { price: number } };
  const bet = await player.bet(picks, { kind: 'builder', price: builder.price });
  const desk = await stage.newStaff('trading');
  const { data } = await desk.call('GET Trading/Exposure');
  // Of 1,000.00 staked.
  const returns = builder.price;
  expect(data?.matches.find(({ id }) => id === match.id)).toMatchObject({
    ...{ bets: 1, stakes: 1_000, worst: returns - 1_000 },
    markets: [
      {
        ...{ key: 'builder', stakes: 1_000, actions: [] },
        selections: [{ outcome: '1x2 1 + total:2.5 over', bets: 1, stakes: 1_000, returns }],
      },
    ],
  });
  const support = await stage.newStaff('support');
  expect((await support.call('GET Trading/Ticket', { query: { text: bet.id } })).data).toMatchObject([
    {
      ...{ stake: 1_000, return: returns, price: builder.price / 1_000 },
      own: { kind: 'builder', system: null, legs: [{ market: '1x2' }, { market: 'total:2.5', price: 1 }] },
    },
  ]);
  await book.stop();
});

test('a code above the alarm is on the home page until it is stopped; then no slip of it is accepted and accepted ones stand', async () => {
  const book = await openBook();
  const player = await sit(book);
  const [match] = (await toCome(book, 1)) as [MatchSummary];
  const pick = { match: match.id, market: 'score', outcome: '3:3' };
  const { code } = (await book.post('/api/codes', { picks: [pick] })).json() as { code: string };
  await player.bet([pick], { code });
  const desk = await stage.newStaff('trading');
  await expect
    .poll(async () => (await desk.call('GET Home/Overview')).data?.worklists)
    .toContainEqual(expect.objectContaining({ kind: 'code above the alarm', count: 1 }));
  const exposure = await desk.call('GET Trading/Exposure');
  expect(exposure.data?.codes).toContainEqual(
    expect.objectContaining({ code, slips: 1, stakes: 1_000, isAlarm: true, stopped: null, actions: ['stop'] }),
  );
  expect(exposure.data?.matches.find(({ id }) => id === match.id)).toMatchObject({ bets: 1, worstScore: [3, 3] });
  expect((await desk.call('POST Trading/Stop', { body: { code } })).status).toBe('SUCCESS');
  expect(await player.place([pick], { code })).toMatchObject({ status: 'refused', reason: 'stopped' });
  expect(await player.place([pick])).toMatchObject({ status: 'refused', reason: 'stopped' });
  expect((await desk.call('GET Trading/Ticket', { query: { text: code } })).data).toMatchObject([{ state: 'open' }]);
  expect(await audited('stop a booking code')).toMatchObject([{ subject: `code ${code}` }]);
  await expect
    .poll(async () => (await desk.call('GET Home/Overview')).data?.worklists)
    .not.toContainEqual(expect.objectContaining({ kind: 'code above the alarm' }));
  expect((await desk.call('POST Trading/Stop', { body: { code: 'AAAAAAA' } })).status).toBe('RECORD_DOES_NOT_EXIST');
  const body = { code, reason: 'covered' };
  expect((await desk.call('POST Trading/Resume', { body })).status).toBe('SUCCESS');
  expect((await desk.call('POST Trading/Resume', { body })).status).toBe('RECORD_HAS_MOVED_ON');
  expect(await player.place([pick])).toMatchObject({ status: 'placed' });
});

test('a match or one market is suspended and resumed, also in a second process of the book', async () => {
  const book = await openBook();
  const second = await createTestSportsbook(bookDb, { env: { PLATFORM_WALLETS_URL: `${stage.platform.url}/wallet` } });
  await second.start();
  const player = await sit(second);
  const [match] = (await toCome(book, 1)) as [MatchSummary];
  const desk = await stage.newStaff('trading');
  const goals = { match: match.id, market: 'total:2.5', outcome: 'over' };
  const reason = 'an injury';
  await desk.call('POST Trading/Suspend', { body: { match: match.id, market: 'total:2.5', reason } });
  await expect.poll(() => player.place([goals]), { timeout: 2_000 }).toMatchObject({ reason: 'suspended' });
  expect(await player.place([home(match)])).toMatchObject({ status: 'placed' });
  await desk.call('POST Trading/Suspend', { body: { match: match.id, reason } });
  await expect.poll(() => player.place([home(match)]), { timeout: 2_000 }).toMatchObject({ reason: 'suspended' });
  const matches = (await desk.call('GET Trading/Exposure')).data?.matches.find(({ id }) => id === match.id);
  expect(matches).toMatchObject({ isSuspended: true, actions: ['resume'] });
  await desk.call('POST Trading/Resume', { body: { match: match.id, reason } });
  await expect.poll(() => player.place([home(match)])).toMatchObject({ status: 'placed' });
  expect(await player.place([goals])).toMatchObject({ reason: 'suspended' });
  expect((await desk.call('POST Trading/Suspend', { body: { match: '999999', reason } })).status).toBe(
    'RECORD_DOES_NOT_EXIST',
  );
});

test('limits of a player are shown at the seat, kept by the book and audited with before and after', async () => {
  const book = await openBook();
  const player = await sit(book);
  const [match] = (await toCome(book, 1)) as [MatchSummary];
  const desk = await stage.newStaff('trading');
  const playerId = String(player.playerId);
  const wish = { playerId, factor: 0.5, maximum: 200 };
  const set = await desk.call('POST Trading/SetPlayerLimits', { body: wish });
  expect(set.data).toMatchObject({ ...wish, stakeMax: 200, userName: player.userName });
  expect(await player.seat()).toMatchObject({ stakeMax: 20_000 });
  expect(await player.place([home(match)])).toMatchObject({ status: 'refused', reason: 'stake-high', limit: 20_000 });
  expect((await desk.call('GET Trading/PlayerLimits', { query: { playerId } })).data).toMatchObject(wish);
  const rows = await audited('set limits at the book');
  expect(rows).toMatchObject([{ subject: `player ${playerId}`, after: { factorPercent: 50, maximum: '20000' } }]);
  expect((await desk.call('POST Trading/SetPlayerLimits', { body: { ...wish, factor: 0.123 } })).http).toBe(400);
});

test('a large single waits for the desk: less is offered, the player takes it at the held price, and nothing moved before', async () => {
  const book = await openBook();
  const player = await sit(book);
  const [match] = (await toCome(book, 1)) as [MatchSummary];
  const desk = await stage.newStaff('trading');
  const before = await player.balance();
  const asked = await player.place([home(match)], { stake: 2_000_000_00 });
  expect(asked).toMatchObject({ status: 'referred', offer: null });
  const { data } = await desk.call('GET Trading/Referrals');
  const referral = data?.find(({ playerId }) => playerId === String(player.playerId));
  expect(referral).toMatchObject({ stake: 2_000_000, state: 'waiting', actions: ['accept', 'offer', 'refuse'] });
  const { id } = referral as { id: string };
  const offer = { id, decision: 'offer' as const, amount: 500_000 };
  expect((await desk.call('POST Trading/DecideReferral', { body: { ...offer, amount: 0 } })).status).toBe(
    'INCORRECT_PARAMETER_VALUE',
  );
  const answers = await Promise.all([1, 2].map(() => desk.call('POST Trading/DecideReferral', { body: offer })));
  expect(answers.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect(await player.balance()).toBe(before);
  await player.answerOffer(asked.key, 500_000_00);
  await expect.poll(async () => (await player.ask(asked.key)).status).toBe('placed');
  expect(await player.balance()).toBe(before - 500_000_00n);
  expect(await audited('offer a referred bet')).not.toEqual([]);
});

test('a wrong result is corrected by two people: the preview is what happens, nothing is paid twice, players see old and new', async () => {
  const book = await openBook();
  const [winner, loser] = [await sit(book), await sit(book)];
  const [match] = (await toCome(book, 1)) as [MatchSummary];
  const bets = [await winner.bet([home(match)]), await loser.bet([{ ...home(match), outcome: '2' }])] as [Bet, Bet];
  await book.offer.playOut(match.id);
  await book.offer.correct(match.id, [2, 1]);
  await expect.poll(async () => (await winner.find(bets[0].id)).state).toBe('won');
  await expect.poll(async () => (await loser.find(bets[1].id)).state).toBe('lost');
  const [maker, approver] = [await stage.newStaff('trading'), await stage.newStaff('trading')];
  const preview = await maker.call('POST Trading/PreviewResult', { body: { match: match.id, score: [1, 2] } });
  const [paid, takenBack] = [bets[1].potential / 100, bets[0].potential / 100];
  expect(preview.data).toMatchObject({ bets: 2, paid, takenBack, match: { score: [2, 1] } });
  const resultVersion = preview.data?.match.resultVersion as number;
  const wish = { match: match.id, score: [1, 2] as [number, number], comment: 'the league says so' };
  expect(
    (await maker.call('POST Trading/AskCorrection', { body: { ...wish, resultVersion: resultVersion + 1 } })).status,
  ).toBe('RECORD_HAS_MOVED_ON');
  const asked = await maker.call('POST Trading/AskCorrection', { body: { ...wish, resultVersion } });
  const id = asked.data?.approvalId as string;
  const yes = { body: { id, approve: true, comment: 'seen' } };
  expect((await maker.call('POST Approvals/Decide', yes)).status).toBe('OWN_REQUEST');
  const waiting = (await approver.call('GET Approvals/Waiting')).data?.find((one) => one.id === id);
  expect(waiting?.detail).toMatch(/2–1 → 1–2.*2 bets/);
  const before = [await winner.balance(), await loser.balance()] as [bigint, bigint];
  const answers = await Promise.all([1, 2].map(() => approver.call('POST Approvals/Decide', yes)));
  expect(answers.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  await expect.poll(async () => (await loser.find(bets[1].id)).state).toBe('won');
  await expect.poll(async () => (await winner.find(bets[0].id)).state).toBe('lost');
  expect(await winner.balance()).toBe(before[0] - BigInt(bets[0].potential));
  expect(await loser.balance()).toBe(before[1] + BigInt(bets[1].potential));
  expect(await winner.find(bets[0].id)).toMatchObject({
    ...{ wasCorrected: true, paidBefore: bets[0].potential, paid: 0, picks: [{ score: [1, 2], scoreBefore: [2, 1] }] },
  });
  expect((await approver.call('GET Trading/Corrections')).data).toMatchObject([{ id, state: 'done', score: [1, 2] }]);
  // The same correction sent once more changes nothing.
  const { version } = (
    await bookDb.pool.query('select result_version as version from sportsbook.match where id = $1', [match.id])
  ).rows[0];
  await stage.platform.bookTrading.ask('correct-result', {
    ...{ key: id, match: match.id, score: [1, 2], resultVersion, by: 'again' },
  });
  const after = (
    await bookDb.pool.query('select result_version as version from sportsbook.match where id = $1', [match.id])
  ).rows[0];
  expect(after.version).toBe(version);
});

test('a correction that the book did not hear is sent until it does, and a book that is away keeps a yes from being given', async () => {
  const book = await openBook();
  const [match] = (await toCome(book, 1)) as [MatchSummary];
  await book.offer.playOut(match.id);
  const [maker, approver] = [await stage.newStaff('trading'), await stage.newStaff('trading')];
  const { data } = await maker.call('POST Trading/PreviewResult', { body: { match: match.id, score: null } });
  const wish = { match: match.id, score: null, resultVersion: data?.match.resultVersion as number, comment: 'void' };
  const asked = await maker.call('POST Trading/AskCorrection', { body: wish });
  await book.stop();
  const yes = { body: { id: asked.data?.approvalId as string, approve: true, comment: 'seen' } };
  expect((await approver.call('POST Approvals/Decide', yes)).status).toBe('BOOK_NOT_REACHABLE');
  for (const call of ['GET Trading/Exposure', 'GET Trading/Referrals'] as const)
    expect((await approver.call(call)).status).toBe('BOOK_NOT_REACHABLE');
  expect((await approver.call('GET Home/Overview')).status).toBe('SUCCESS');
  // As a crash between the commit and the book leaves it.
  const { pool } = platformDb.database;
  const request = yes.body.id;
  await pool.query(
    'update approvals.request set approver = $2, approved = true, decided_at = app_now(), decision_comment = $3 where id = $1',
    [request, approver.staffId, 'seen'],
  );
  await pool.query(
    `insert into book_trading.correction (id, match_id, match_name, score_before, score, result_version, decided_by)
     values ($1, $2, 'a match', '{0,0}', null, $3, 'two people')`,
    [request, match.id, wish.resultVersion],
  );
  const again = await openBook();
  await stage.platform.bookTrading.corrections.sendDue();
  await stage.platform.bookTrading.corrections.sendDue();
  expect((await approver.call('GET Trading/Corrections')).data).toContainEqual(
    expect.objectContaining({ id: request, state: 'done', score: null }),
  );
  expect((await approver.call('GET Trading/Matches', { query: { text: match.home.name } })).data).toContainEqual(
    expect.objectContaining({ id: match.id, isVoid: true }),
  );
  await again.stop();
});

test('a call to the book that is not signed, signed for another call, too old or sent again is refused', async () => {
  const book = await openBook();
  const body = JSON.stringify(operatorCalls.referrals.request.encode({}));
  const send = async (headers: Record<string, string>, name = 'referrals') =>
    (
      await book.server.inject({
        ...{ method: 'POST', url: `/operator/${name}`, payload: body, authority: '127.0.0.1' },
        headers: { 'content-type': 'application/json', ...headers },
      })
    ).statusCode;
  const signed = (change: object = {}) =>
    signOperatorCall({
      ...{ secret: sandboxOperatorSecret, call: 'referrals', body, now: new Date(), nonce: crypto.randomUUID() },
      ...change,
    });
  const good = signed();
  expect(await send({})).toBe(401);
  expect(await send(signed({ secret: 'another secret of ours' }))).toBe(401);
  expect(await send(signed({ call: 'exposure' }))).toBe(401);
  expect(await send(signed({ body: '{"x":1}' }))).toBe(401);
  expect(await send(signed({ now: new Date(Date.now() - 6 * 60_000) }))).toBe(401);
  expect((await Promise.all([send(good), send(good)])).sort()).toEqual([200, 401]);
});
