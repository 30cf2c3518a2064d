import { expect, test } from 'vitest';
import { farAccount, farCardDeclined, farCardPlain, farCards } from '../../testing/far-kudipal.ts';
import { startTestCashier } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet } = useTestWallet(db);
const refusal = { status: 'YOUR_DEPOSIT_IS_REJECTED', data: { message: 'CARD_WAS_DECLINED' } };

async function setUp(env: NodeJS.ProcessEnv = {}) {
  const test = await startTestCashier(db, wallet, env);
  const card = (cardNumber: string) => ({
    ...{ amount: 2_000 as never, cardNumber, cvv: '123', expireMonth: '12', expireYear: '39' },
  });
  const pay = (by: ReturnType<typeof test.customer>, cardNumber: string, more: object = {}) =>
    by.call('POST Banking/RegisterKudipalCardDeposit', { body: { ...card(cardNumber), ...more } });
  const charges = () => test.far.callsTo('/v3/charges').length;
  return { ...test, card, pay, charges };
}

/** A card that the far end takes, and no other test has. */
let cardsGiven = 0;
function newCard(): string {
  cardsGiven += 1;
  return `51000000${String(cardsGiven).padStart(8, '0')}`;
}

test('a player tries so many cards in an hour, also at once, and the gateway gets no more', async () => {
  const { customer, pay, charges, moveClock } = await setUp({ CARD_TRIES_OF_PLAYER: '3' });
  const player = customer(newPlayerId());
  const answers = await Promise.all(Array.from({ length: 6 }, () => pay(player, newCard())));
  expect(answers.filter(({ statusCode }) => statusCode === 0)).toHaveLength(3);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 0)) expect(answer).toMatchObject(refusal);
  expect(charges()).toBe(3);
  await moveClock(3_601);
  expect(await pay(player, newCard())).toMatchObject({ statusCode: 0 });
});

test('a card is tried so often in a day, by all players together', async () => {
  const { customer, pay, charges } = await setUp({ CARD_TRIES_ON_CARD: '2' });
  const number = newCard();
  const answers = [];
  for (let tries = 0; tries < 4; tries += 1) answers.push(await pay(customer(newPlayerId()), number));
  expect(answers.map(({ statusCode }) => statusCode === 0)).toEqual([true, true, false, false]);
  expect(answers[3]).toMatchObject(refusal);
  expect(charges()).toBe(2);
  const { rows } = await db.database.pool.query("select subject from plumbing.attempt where subject like '%card%'");
  expect(JSON.stringify(rows)).not.toContain(number);
});

test('a later step of a deposit does not bring an exhausted card in', async () => {
  const { customer, pay, card, charges } = await setUp({ CARD_TRIES_ON_CARD: '1' });
  const number = newCard();
  await pay(customer(newPlayerId()), number);
  const player = customer(newPlayerId());
  const asked = await pay(player, farCards.pin);
  const before = charges();
  const body = { ...card(number), pin: '1234', id: asked.data.id };
  expect(await player.call('POST Banking/KudipalChargeWithPin', { body })).toMatchObject(refusal);
  expect(charges()).toBe(before);
});

test('whatever the bank says of a card, the player reads one refusal everywhere, and the operator reads the reason', async () => {
  const { customer, pay, card, paymentsOf } = await setUp();
  const player = customer(newPlayerId());
  const key = crypto.randomUUID();
  expect(await pay(player, farCardDeclined, { key })).toMatchObject(refusal);
  const asked = await pay(player, farCards.pin);
  const wrongPin = await player.call('POST Banking/KudipalChargeWithPin', {
    body: { ...card(farCards.pin), pin: '0000', id: asked.data.id },
  });
  expect(wrongPin).toMatchObject(refusal);
  const found = await player.call('POST Banking/FindPayment', { body: { key, giveUp: false } });
  expect(found.data.payment?.message).toBe('CARD_WAS_DECLINED');
  const [declined] = await paymentsOf(player.playerId);
  expect(declined).toMatchObject({ state: 'failed', note: 'CARD_WAS_DECLINED' });
  const { rows } = await db.database.pool.query(
    "select note from cashier.payment_event where payment_id = $1 and state = 'failed'",
    [declined?.id],
  );
  expect(rows).toEqual([{ note: 'Card declined' }]);
});

test('many refusals of all players together raise one alarm, whether a bank or a limit refuses', async () => {
  await db.database.pool.query(`delete from plumbing.attempt where subject = 'cards refused anywhere'`);
  const { customer, pay, alarms } = await setUp({ CARD_TRIES_OF_PLAYER: '2', CARD_REFUSALS_ALARM: '5' });
  const player = customer(newPlayerId());
  expect(await pay(player, farCardPlain)).toMatchObject({ statusCode: 0 });
  for (let tries = 0; tries < 3; tries += 1) expect(await pay(player, farCardDeclined)).toMatchObject(refusal);
  expect(await pay(customer(newPlayerId()), farCardDeclined)).toMatchObject(refusal);
  expect(await pay(customer(newPlayerId()), farCardDeclined)).toMatchObject(refusal);
  expect(alarms, 'five refusals are not too many').toEqual([]);
  await Promise.all(Array.from({ length: 4 }, () => pay(customer(newPlayerId()), farCardDeclined)));
  expect(alarms).toEqual([{ alarm: 'card testing', playerId: expect.any(BigInt) }]);
});

test('the same request twice is one try', async () => {
  const { customer, pay } = await setUp({ CARD_TRIES_OF_PLAYER: '1' });
  const player = customer(newPlayerId());
  const key = crypto.randomUUID();
  expect(await pay(player, farCardPlain, { key })).toMatchObject({ statusCode: 0 });
  expect(await pay(player, farCardPlain, { key })).toMatchObject({ statusCode: 0 });
});

test('a player looks up the names of a few accounts, and not those of a list', async () => {
  const { customer } = await setUp();
  const player = customer(newPlayerId());
  const query = { accountnumber: farAccount.accountNumber, code: farAccount.code };
  const look = () => player.call('POST Banking/GetBankAccountNumber', { query });
  const answers = await Promise.all(Array.from({ length: 22 }, look));
  expect(answers.filter(({ statusCode }) => statusCode === 0)).toHaveLength(20);
  expect(answers.filter(({ http }) => http === 429)).toHaveLength(2);
});
