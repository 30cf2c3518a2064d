import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestRaces, testTexts } from '../../testing/test-races.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const money = useTestWallet(db);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const list = 'GET Cashrace/GetCashRacesList';
const details = 'GET Cashrace/GetCashraceDetails';
const board = 'GET Cashrace/GetCashRaceBoard';
const games = 'GET Cashrace/GetCashRaceGames';
const en = { lang: 'en' };

test('the list has those that run by their end, those to come by their start, then the last ten that are over', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const at = (ms: number) => new Date(stage.clock.now().getTime() + ms);
  const over: string[] = [];
  for (let number = 0; number < 11; number += 1) {
    const period = { startsAt: at(10_000), endsAt: at(20_000 + 1_000 * number) };
    over.unshift((await stage.newRace(period)).urlSuffix);
  }
  await stage.moveClock(2 * minuteMs);
  await stage.keep();
  const { urlSuffix: late } = await stage.newRace({ startsAt: at(10_000), endsAt: at(hourMs) });
  const { urlSuffix: early } = await stage.newRace({ startsAt: at(20_000), endsAt: at(hourMs / 2) });
  const { urlSuffix: next } = await stage.newRace({ startsAt: at(2 * hourMs), endsAt: at(3 * hourMs) });
  const { urlSuffix: soon, id: soonId } = await stage.newRace({ startsAt: at(hourMs), endsAt: at(5 * hourMs) });
  const { urlSuffix: off, id: offId } = await stage.newRace({ startsAt: at(hourMs), endsAt: at(6 * hourMs) });
  await stage.races.create(stage.wish());
  await stage.races.cancel({ id: offId, actor: 'ada', why: 'rain' });
  // The keeper has not recorded yet that two of them run.
  await stage.moveClock(minuteMs);
  const { data } = await stage.ask(list, en);
  expect(data.map(({ urlSuffix, state }) => `${state} ${urlSuffix}`)).toEqual([
    `running ${early}`,
    `running ${late}`,
    `upcoming ${soon}`,
    `upcoming ${next}`,
    `canceled ${off}`,
    ...over.slice(0, 9).map((urlSuffix) => `paid ${urlSuffix}`),
  ]);
  const shown = data.find(({ id }) => id === soonId);
  expect(shown).toMatchObject({
    cashRaceName: 'Test race en',
    periodPrizePool: 1_000,
    periodPrizePoolCurrency: 'NGN',
    startsInSeconds: expect.any(Number),
    banner: { iconImageData: '/art/banners/race-dunes.svg' },
    prizeDistribution: [
      { place: 1, prize: 500, net: 500 },
      { place: 2, prize: 300, net: 300 },
      { place: 3, prize: 200, net: 200 },
    ],
  });
  expect(shown?.startsInSeconds).toBeGreaterThan(3_500);
  expect(shown?.endsInSeconds).toBeGreaterThan((shown?.startsInSeconds ?? 0) + 14_000);
  expect(data.at(-1)).toMatchObject({ startsInSeconds: 0, endsInSeconds: 0 });
  // One that the list has forgotten can still be read.
  const oldest = await stage.ask(details, { ...en, urlSuffix: over.at(-1) as string });
  expect(oldest).toMatchObject({ status: 'SUCCESS', data: { state: 'paid', players: 0, top: [], own: null } });
});

test('the board shows the first ten by masked names, and everybody their own place', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const prizesMinor = [...Array(11).fill(100_00n), 50_00n];
  const { urlSuffix, id } = await stage.newRace({ prizesMinor, texts: testTexts('Boards') });
  await stage.moveClock(minuteMs);
  const players: bigint[] = [];
  for (let number = 0; number < 12; number += 1) {
    const player = await money.playerWith(1_000_00n);
    await stage.stake(player, BigInt(500 - 10 * number) * 100n);
    players.push(player);
  }
  await stage.keep();
  const last = players.at(-1) as bigint;
  const seen = await stage.ask(details, { lang: 'zh', urlSuffix }, last);
  expect(seen.data).toMatchObject({ cashRaceName: 'Boards zh', rules: '## Rules zh\n- play', players: 12 });
  expect(seen.data.prizeDistribution).toHaveLength(12);
  expect(seen.data.top).toHaveLength(10);
  expect(seen.data.top[0]).toEqual({
    place: 1,
    prize: 100,
    turnover: 500,
    name: `0803•••••${String(players[0]).slice(-2)}`,
    isOwn: false,
  });
  expect(seen.data.own).toMatchObject({ place: 12, prize: 50, turnover: 390 });
  expect(seen.data.own?.toNextPlace).toBeGreaterThanOrEqual(10);
  expect(JSON.stringify(seen.data)).not.toContain(String(last));
  const first = await stage.ask(board, { urlSuffix }, players[0]);
  expect(first.data).toMatchObject({ state: 'running', own: { place: 1, toNextPlace: null } });
  expect(first.data.top.map(({ isOwn }) => isOwn)).toEqual([true, ...Array(9).fill(false)]);
  const visitor = await stage.ask(board, { urlSuffix });
  expect(visitor.data).toMatchObject({ own: null, players: 12 });
  expect(visitor.data.top.some(({ isOwn }) => isOwn)).toBe(false);
  expect((await stage.ask(board, { urlSuffix }, await money.playerWith(1n))).data.own).toBeNull();
  // The list tells ten prizes, the page of a race all of them.
  const listed = (await stage.ask(list, en)).data.find((race) => race.id === id);
  expect(listed?.prizeDistribution).toHaveLength(10);

  await stage.moveClock(hourMs + 20_000);
  await stage.keep();
  const over = await stage.ask(board, { urlSuffix }, last);
  expect(over.data).toMatchObject({
    state: 'paid',
    own: { place: 12, prize: 50, toNextPlace: null },
    endsInSeconds: 0,
  });
  expect(over.data.top.map(({ turnover }) => turnover)).toEqual([500, 490, 480, 470, 460, 450, 440, 430, 420, 410]);
});

test('a race that is called off says so, and that no player wins', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const { urlSuffix, id } = await stage.newRace();
  await stage.moveClock(minuteMs);
  const player = await money.playerWith(1_000_00n);
  await stage.stake(player, 10_00n);
  await stage.keep();
  await stage.races.cancel({ id, actor: 'ada', why: 'rain' });
  const { data } = await stage.ask(board, { urlSuffix }, player);
  expect(data.state).toBe('canceled');
  expect([...data.top, data.own].every((place) => !place || place.prize === 0)).toBe(true);
});

test('what does not exist, is a draft or is no suffix is refused', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const draft = stage.wish();
  const made = await stage.races.create(draft);
  const draftId = made.outcome === 'created' ? made.id : 0;
  for (const urlSuffix of ['no-such-race', draft.urlSuffix]) {
    expect((await stage.ask(details, { ...en, urlSuffix })).status).toBe('CASHRACE_DOES_NOT_EXIST');
    expect((await stage.ask(board, { urlSuffix })).status).toBe('CASHRACE_DOES_NOT_EXIST');
  }
  // Dropped before anybody saw it, it stays unseen.
  await stage.races.cancel({ id: draftId, actor: 'ada', why: 'a mistake' });
  expect((await stage.ask(board, { urlSuffix: draft.urlSuffix })).status).toBe('CASHRACE_DOES_NOT_EXIST');
  expect((await stage.ask(list, en)).data.map(({ id }) => id)).not.toContain(draftId);
  const asked = { ...en, isMobile: '1' };
  expect((await stage.ask(games, { ...asked, cashraceIdsStr: String(draftId) })).data).toEqual([]);
  for (const urlSuffix of ["'; drop table", '../x', 'A', '', 'a'.repeat(81), '%00']) {
    expect((await stage.ask(board, { urlSuffix })).http).toBe(400);
  }
  for (const cashraceIdsStr of ['', '0', '-1', '1,', 'a', '1;2', '9'.repeat(10), Array(21).fill('1').join(',')]) {
    expect((await stage.ask(games, { ...asked, cashraceIdsStr })).http).toBe(400);
  }
  expect((await stage.ask(list, { lang: 'fr' })).http).toBe(400);
  expect((await stage.ask(list, { ...en, extra: '1' })).http).toBe(400);
});

test('the games of races come as the lists show them, each once, with the marks of the player', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const idOf = (externalId: string) => stage.catalogue.findGame({ supplier: 'egt', externalId })?.id as number;
  const desktopOnly = stage.catalogue.findGame({
    supplier: 'endorphina',
    externalId: 'endorphina_GoldenBellOfJos@ENDORPHINA',
  })?.id as number;
  const { id: one } = await stage.newRace({ gameIds: [idOf('804'), idOf('801'), desktopOnly] });
  const { id: other } = await stage.newRace({ gameIds: [idOf('801'), idOf('807')] });
  const query = { ...en, cashraceIdsStr: `${one},${other}`, isMobile: 'true' };
  const visitor = await stage.ask(games, query);
  expect(visitor.data.map(({ id }) => id)).toEqual([idOf('801'), idOf('804'), idOf('807')]);
  const player = await money.playerWith(1n);
  await db.database.pool.query('insert into catalogue.favourite (player_id, game_id) values ($1, $2)', [
    player,
    idOf('804'),
  ]);
  await stage.moveClock(minuteMs);
  await stage.keep();
  const own = await stage.ask(games, { ...query, isMobile: '0' }, player);
  expect(own.data.map(({ id, isFav, isInActiveTournament }) => ({ id, isFav, isInActiveTournament }))).toEqual([
    { id: idOf('801'), isFav: false, isInActiveTournament: true },
    { id: idOf('804'), isFav: true, isInActiveTournament: true },
    { id: idOf('807'), isFav: false, isInActiveTournament: true },
    { id: desktopOnly, isFav: false, isInActiveTournament: true },
  ]);
});

test('while races are worked at players are told so, and scoring and paying go on', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const { urlSuffix } = await stage.newRace({ prizesMinor: [100n] });
  await stage.moveClock(minuteMs);
  const player = await money.playerWith(1_000_00n);
  await stage.stake(player, 10_00n);
  await Promise.all([1, 2].map(() => stage.races.setMaintenance({ isOn: true, actor: 'ada' })));
  const answers = await Promise.all([
    stage.ask(list, en),
    stage.ask(details, { ...en, urlSuffix }),
    stage.ask(board, { urlSuffix }),
    stage.ask(games, { ...en, cashraceIdsStr: '1', isMobile: '1' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill('TOURNAMENT_MAINTENANCE'));
  await stage.moveClock(hourMs + 20_000);
  await stage.keep();
  expect((await money.wallet.balance(player)).availableMinor).toBe(990_00n + 100n);
  await stage.races.setMaintenance({ isOn: false, actor: 'bola' });
  expect((await stage.ask(board, { urlSuffix })).data.state).toBe('paid');
  expect((await stage.races.auditOf(null)).map(({ actor, after }) => [actor, after])).toEqual([
    ['ada', { isOn: true }],
    ['bola', { isOn: false }],
  ]);
});

test('a race that was over thirty days ago is on no list', async () => {
  const stage = await startTestRaces(db, money.wallet);
  const { urlSuffix } = await stage.newRace();
  await stage.moveClock(31 * 24 * hourMs);
  await stage.keep();
  expect((await stage.ask(list, en)).data.map((race) => race.urlSuffix)).toContain(urlSuffix);
  await stage.moveClock(62 * 24 * hourMs);
  expect((await stage.ask(list, en)).data).toEqual([]);
});
