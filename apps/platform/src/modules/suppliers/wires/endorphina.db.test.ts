import { endorphinaSign } from '@harmattan/wires/suppliers/endorphina';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newTxId, startTestSuppliers } from '../../../testing/test-suppliers.ts';
import { endorphinaLauncher } from '../launch/endorphina.ts';

const db = useTestDatabase();
const { salt, nodeId } = supplierCredentials.endorphina;
const game = 'endorphina_Test@ENDORPHINA';

const aGame = {
  id: 1,
  supplier: 'endorphina',
  externalId: game,
  variant: '',
  name: 'A game',
  hasFreePlay: true,
  isAvailable: true,
} as const;

type Fields = Record<string, string>;
interface Answer extends Partial<Record<'code' | 'message' | 'transactionId', string>> {
  http: number;
  balance?: number;
}

async function start() {
  const far = await startTestSuppliers(db);
  const { seat, launch, playerId } = await far.seat('endorphina');
  const answerOf = ({ http, text }: { http: number; text: string }) => ({ http, ...JSON.parse(text) }) as Answer;
  const signed = (fields: Fields) => new URLSearchParams({ ...fields, sign: endorphinaSign(fields, salt) }).toString();
  const get = async (call: string, fields: Fields) =>
    answerOf(await far.ask(`endorphina/${call}?${signed(fields)}`, { method: 'GET' }));
  const raw = async (call: string, body: string) => answerOf(await far.ask(`endorphina/${call}`, { body }));
  const post = (call: string, fields: Fields) => raw(call, signed(fields));
  const round = newTxId();
  /** A field that is changed to nothing is left out. */
  const move = (change: Fields = {}): Fields => {
    const { ...fields }: Fields = {
      token: seat.token,
      player: String(playerId),
      currency: 'NGN',
      game,
      date: '1700000000000',
      gameId: round,
      id: newTxId(),
      amount: '10000',
      ...change,
    };
    for (const name in fields) if (fields[name] === '') delete fields[name];
    return fields;
  };
  const bet = (change?: Fields) => post('bet', move(change));
  const win = (betTransactionId: string, change?: Fields) => post('win', move({ betTransactionId, ...change }));
  const refund = (id: string, change?: Fields) => post('refund', move({ id, ...change }));
  const newSeat = () => far.seat('endorphina');
  return { ...far, seat, launch, playerId, round, signed, get, raw, post, move, bet, win, refund, newSeat };
}

const again = { http: 500, code: 'INTERNAL_ERROR', message: 'Please send it again' };
const declined = { http: 500, code: 'INTERNAL_ERROR', message: 'The request was declined' };
const notFound = { http: 404, code: 'TOKEN_NOT_FOUND' };

test('says what is wrong with a status and a word', async () => {
  const { bet, win, raw, move, balanceOf, playerId } = await start();
  expect(await bet({ amount: '1000010' })).toMatchObject({ http: 402, code: 'INSUFFICIENT_FUNDS' });
  const forged = new URLSearchParams({ ...move(), sign: 'f'.repeat(40) }).toString();
  expect(await raw('bet', forged)).toMatchObject({ http: 401, code: 'ACCESS_DENIED' });
  expect(await raw('bet', new URLSearchParams(move()).toString())).toMatchObject({ http: 401 });
  for (const change of [{ token: 'nobody' }, { token: '' }, { player: '' }, { player: 'x' }, { player: '999999999' }]) {
    expect(await bet(change), JSON.stringify(change)).toMatchObject(notFound);
  }
  expect(await bet({ currency: 'EUR' })).toMatchObject({
    http: 500,
    message: 'The currency is not that of the player',
  });
  for (const missing of ['id', 'gameId', 'currency', 'game', 'amount']) {
    expect(await bet({ [missing]: '' }), missing).toEqual(declined);
  }
  for (const tooLong of ['id', 'gameId', 'game']) {
    expect(await bet({ [tooLong]: 'x'.repeat(101) }), tooLong).toEqual(declined);
  }
  expect(await win(newTxId())).toEqual(again);
  expect(await balanceOf(playerId)).toBe(100_000n);
});

test('takes no amount that is not a whole number of kobo, and rounds none', async () => {
  const { bet, win, balanceOf, playerId } = await start();
  const id = newTxId();
  await bet({ id });
  for (const amount of ['-10', '+10', '10.0', '1e3', '0010', ' 10', '15', '0x10', 'NaN', '9'.repeat(16), '0']) {
    expect(await bet({ amount }), amount).toEqual(declined);
    if (amount !== '0') expect(await win(id, { amount }), amount).toEqual(declined);
  }
  expect(await balanceOf(playerId)).toBe(99_000n);
});

test('a field that comes twice is refused, and so is what is no form', async () => {
  const { ask, raw, signed, move, seat, balanceOf, playerId } = await start();
  for (const body of [`${signed(move())}&amount=10`, '{"token":"x"}', '', 'token', '&&&=']) {
    expect((await raw('bet', body)).http, body).toBeGreaterThanOrEqual(401);
  }
  const twice = await ask(`endorphina/balance?${signed({ token: seat.token })}&token=x`, { method: 'GET' });
  expect(twice.http).toBe(500);
  expect(await balanceOf(playerId)).toBe(100_000n);
});

test('tells whose session it is and which game was opened, while it lives', async () => {
  const { get, stage, seat, launch, playerId, bet } = await start();
  const session = () => get('session', { token: seat.token });
  expect(await session()).toEqual({ http: 200, player: String(playerId), currency: 'NGN', game });
  expect(await get('session', { token: 'nobody' })).toMatchObject(notFound);
  await stage.expire?.(launch);
  expect(await session()).toMatchObject({ http: 403, code: 'TOKEN_EXPIRED' });
  const { token } = await stage.newLaunch('endorphina', 0n);
  expect(await bet({ token })).toMatchObject(notFound);
});

test('a session that has expired takes no bet', async () => {
  const { bet, stage, launch, balanceOf, playerId } = await start();
  await stage.expire?.(launch);
  expect(await bet()).toMatchObject({ http: 403, code: 'TOKEN_EXPIRED' });
  expect(await balanceOf(playerId)).toBe(100_000n);
});

test('a session that has expired still wins and is refunded', async () => {
  const { bet, win, refund, stage, launch, round } = await start();
  const [won, undone] = [newTxId(), newTxId()];
  await bet({ id: won });
  await bet({ id: undone, gameId: `${round}9` });
  await stage.expire?.(launch);
  expect(await win(won)).toMatchObject({ http: 200 });
  expect(await refund(undone, { gameId: `${round}9` })).toMatchObject({ http: 200, balance: 1_000_000 });
});

test('a repeat is answered like the first time, with the balance of now', async () => {
  const { bet, win } = await start();
  const [id, winId] = [newTxId(), newTxId()];
  expect(await bet({ id })).toEqual({ http: 200, transactionId: id, balance: 990_000 });
  await bet({ amount: '5000' });
  expect(await bet({ id })).toEqual({ http: 200, transactionId: id, balance: 985_000 });
  expect(await win(id, { id: winId })).toEqual({ http: 200, transactionId: winId, balance: 995_000 });
  expect(await win(id, { id: winId })).toEqual({ http: 200, transactionId: winId, balance: 995_000 });
  const used = { http: 500, message: 'The id was used for something else' };
  expect(await bet({ id, amount: '20000' })).toMatchObject(used);
  expect(await win(id, { id: winId, amount: '20000' })).toMatchObject(used);
});

test('the end of a round that won nothing needs no id, and closes it once', async () => {
  const { bet, win, refund, balanceOf, playerId, round } = await start();
  const id = newTxId();
  expect(await win(id, { id: '', amount: '0' })).toEqual(again);
  await bet({ id });
  const end = await win(id, { id: '', amount: '0' });
  expect(end).toMatchObject({ http: 200, balance: 990_000 });
  expect(await win(id, { id: '', amount: '0' })).toEqual(end);
  expect(await refund(id)).toMatchObject({ http: 500, message: 'The bet was settled' });
  // However long the name of its round, and without a token too.
  const long = { id: newTxId(), gameId: `${round}${'7'.repeat(60)}` };
  await bet(long);
  expect(await win(long.id, { ...long, id: '', amount: '0', token: '' })).toMatchObject({ http: 200 });
  // Money is never paid without an id.
  expect(await win(id, { id: '' })).toEqual(declined);
  expect(await balanceOf(playerId)).toBe(98_000n);
});

test('a win and the end of its round may both come', async () => {
  const { bet, win, balanceOf, playerId } = await start();
  const id = newTxId();
  await bet({ id });
  expect(await win(id)).toMatchObject({ http: 200, balance: 1_000_000 });
  expect(await win(id, { id: '', amount: '0' })).toMatchObject({ http: 200, balance: 1_000_000 });
  expect(await balanceOf(playerId)).toBe(100_000n);
});

test('a refund has the id of its bet, and before it comes it has none', async () => {
  const { bet, win, refund, balanceOf, playerId, round } = await start();
  const [id, late] = [newTxId(), newTxId()];
  await bet({ id });
  expect(await refund(id, { amount: '20000' })).toMatchObject({ http: 500, code: 'INTERNAL_ERROR' });
  expect(await refund(id)).toEqual({ http: 200, transactionId: id, balance: 1_000_000 });
  expect(await refund(id)).toEqual({ http: 200, transactionId: id, balance: 1_000_000 });
  expect(await win(id)).toMatchObject({ http: 500, message: 'The bet was refunded' });
  const other = { gameId: `${round}9` };
  expect(await refund(late, other)).toEqual({ http: 200, transactionId: '', balance: 1_000_000 });
  expect(await bet({ ...other, id: late })).toMatchObject({ http: 500, message: 'The bet was refunded' });
  expect(await balanceOf(playerId)).toBe(100_000n);
});

test("no player plays, wins or is refunded with another player's token or bet", async () => {
  const { bet, win, refund, post, move, get, seat, newSeat, balanceOf, playerId } = await start();
  const other = await newSeat();
  const id = newTxId();
  await bet({ id });
  const mixed = { player: other.launch.playerId };
  for (const answer of [await bet(mixed), await win(id, mixed), await refund(id, mixed)]) {
    expect(answer).toMatchObject(notFound);
  }
  expect(await post('promoWin', move({ ...mixed, promoId: '1' }))).toMatchObject(notFound);
  expect(await get('balance', { token: seat.token, ...mixed })).toMatchObject(notFound);
  const theirs = { ...mixed, token: other.seat.token };
  expect(await win(id, theirs)).toEqual(again);
  await refund(id, theirs);
  expect(await balanceOf(other.playerId)).toBe(100_000n);
  expect(await balanceOf(playerId)).toBe(99_000n);
});

test('a promotion and a bonus need no bet, are paid once and may share the id of a win', async () => {
  const { bet, win, post, move, balanceOf, playerId } = await start();
  const [id, shared] = [newTxId(), newTxId()];
  await bet({ id });
  await win(id, { id: shared });
  const promotion = () => post('promoWin', move({ id: shared, promoId: '7', promoName: 'Race', token: '' }));
  expect(await promotion()).toEqual({ http: 200, transactionId: shared, balance: 1_010_000 });
  expect(await promotion()).toEqual({ http: 200, transactionId: shared, balance: 1_010_000 });
  const bonus = (change: Fields) =>
    post('bonus', move({ id: shared, amount: '', gameId: '', state: 'completed', bonusWin: '30000', ...change }));
  expect(await bonus({})).toEqual({ http: 200, transactionId: shared, balance: 1_040_000 });
  expect(await bonus({})).toEqual({ http: 200, transactionId: shared, balance: 1_040_000 });
  expect(await bonus({ id: newTxId(), state: 'expired', bonusWin: '0' })).toMatchObject({ http: 200 });
  for (const change of [{ state: 'other' }, { bonusWin: '' }, { bonusWin: '15' }, { id: '' }]) {
    expect(await bonus({ id: newTxId(), ...change }), JSON.stringify(change)).toEqual(declined);
  }
  expect(await post('promoWin', move({ id: newTxId() }))).toEqual(declined);
  expect(await balanceOf(playerId)).toBe(104_000n);
});

test('a bet that is sent again as its own win, with its own sign, wins nothing', async () => {
  const { raw, signed, move, balanceOf, playerId } = await start();
  const body = signed(move());
  expect(await raw('bet', body)).toMatchObject({ http: 200 });
  expect(await raw('win', body)).toEqual(declined);
  expect(await raw('promoWin', body)).toEqual(declined);
  expect(await balanceOf(playerId)).toBe(99_000n);
});

test('a call takes its own fields and no others, however well they are signed', async () => {
  const { raw, playerId, seat, balanceOf } = await start();
  const cut = {
    a: 'blob:http://localhost:3000/',
    amount: '500000',
    currency: 'NGN',
    id: '1',
    player: String(playerId),
    promoId: '1',
    token: seat.token,
  };
  const sign = endorphinaSign(cut, salt);
  expect(await raw('promoWin', new URLSearchParams({ ...cut, sign }).toString())).toMatchObject({ http: 500 });
  expect(await balanceOf(playerId)).toBe(100_000n);
});

test('the sign of a launch opens no wallet, whatever way back the player asked for', async () => {
  const { platform, raw, get, seat, playerId, balanceOf } = await start();
  const site = `${platform.url}/slots?`;
  const lobbyUrl = `${site}999000NGN1700000000000g77100${playerId}`;
  const launcher = endorphinaLauncher({ nodeId, salt, url: 'http://127.0.0.1:9/endorphina', addresses: [] });
  const order = { game: aGame, language: 'en', isMobile: true, playerAddress: '127.0.0.1', lobbyUrl } as const;
  const address = await launcher.real(order, { playerId, token: seat.token, currency: 'NGN', country: 'NG' });
  const { searchParams } = new URL(address);
  const sign = searchParams.get('sign') as string;
  const forged = {
    a: site,
    amount: '999000',
    currency: 'NGN',
    date: '1700000000000',
    game: 'g',
    gameId: '77',
    id: '100',
    player: String(playerId),
    promoId: `en${nodeId}`,
    token: seat.token,
  };
  expect(endorphinaSign(forged, salt)).toBe(sign);
  expect(await raw('promoWin', new URLSearchParams({ ...forged, sign }).toString())).toMatchObject({ http: 401 });
  const param = `${lobbyUrl}en${nodeId}${seat.token}`;
  expect(endorphinaSign({ param }, salt)).toBe(sign);
  expect(await get('check', { param })).toMatchObject({ http: 401, code: 'ACCESS_DENIED' });
  expect(await balanceOf(playerId)).toBe(100_000n);
});

test('answers a probe with its own number and sign, and the end of a session with nothing', async () => {
  const { get, post, seat } = await start();
  const sign = endorphinaSign({ nodeId, param: 'probe' }, salt);
  expect(await get('check', { param: 'probe' })).toEqual({ http: 200, nodeId, param: 'probe', sign });
  expect(await get('check', {})).toEqual(declined);
  expect(await post('endSession', { token: seat.token })).toEqual({ http: 200 });
  expect(await post('endSession', { token: 'nobody' })).toMatchObject(notFound);
});

test('tells the balance in thousandths, also of a session that has expired', async () => {
  const { get, stage, launch, seat, playerId } = await start();
  await stage.expire?.(launch);
  const { token } = seat;
  expect(await get('balance', { token })).toEqual({ http: 200, balance: 1_000_000 });
  const all = { token, player: String(playerId), currency: 'NGN', game };
  expect(await get('balance', all)).toEqual({ http: 200, balance: 1_000_000 });
  expect(await get('balance', { ...all, currency: 'EUR' })).toMatchObject({ http: 500 });
  expect(await get('balance', { token: 'nobody' })).toMatchObject(notFound);
});

test('a player who is excluded may not bet, but is paid', async () => {
  const { bet, win, playerId } = await start();
  const id = newTxId();
  await bet({ id });
  await db.database.pool.query(
    `update wallet.account set excluded_until = app_now() + interval '1 day' where player_id = $1`,
    [playerId],
  );
  expect(await bet()).toMatchObject({ http: 401, code: 'ACCESS_DENIED' });
  expect(await win(id)).toMatchObject({ http: 200, balance: 1_000_000 });
});
