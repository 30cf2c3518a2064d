import { expect, test } from 'vitest';
import { farCardPlain } from '../../testing/far-kudipal.ts';
import { startTestCashier, type TestCustomer } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet } = useTestWallet(db);
const available = async ({ playerId }: TestCustomer) => (await wallet.balance(playerId)).availableMinor;

async function setUp(env: NodeJS.ProcessEnv = {}) {
  const test = await startTestCashier(db, wallet, env);
  const player = test.customer(newPlayerId());
  const payByCard = (by: TestCustomer, saveCard: boolean) =>
    by.call('POST Banking/RegisterKudipalCardDeposit', {
      body: {
        ...{ amount: 2_000, cardNumber: farCardPlain, cvv: '123', expireMonth: '9', expireYear: '30', saveCard },
      },
    });
  const cards = async (of = player) => (await of.call('GET Banking/GetSavedCards')).data.cards;
  const charge = (card: string, { by = player, amount = 700, key = crypto.randomUUID() as string } = {}) =>
    by.call('POST Banking/RegisterSavedCardDeposit', { body: { amount, card, key } });
  const tokenCharges = () => test.far.callsTo('/v3/tokenized-charges').length;
  return { ...test, player, payByCard, cards, charge, tokenCharges };
}

test('keeps a card only where its player asks for it, once, and never its number or its token in the clear', async () => {
  const { player, payByCard, cards } = await setUp();
  await payByCard(player, false);
  expect(await cards()).toEqual([]);
  await Promise.all([payByCard(player, true), payByCard(player, true)]);
  expect(await cards()).toMatchObject([{ brand: 'VERVE', lastFour: '0009', expiry: '09/30' }]);
  const { rows } = await db.database.pool.query('select * from cashier.saved_card where player_id = $1', [
    player.playerId,
  ]);
  const kept = `${JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))} ${rows[0].box}`;
  expect(kept).not.toContain(farCardPlain);
  expect(kept).not.toContain('token-');
});

test('charges a kept card once for a key, also twice at once', async () => {
  const { player, payByCard, cards, charge, tokenCharges, sweep } = await setUp();
  await payByCard(player, true);
  const [card] = await cards();
  const key = crypto.randomUUID();
  const id = card?.id ?? '';
  await Promise.all([charge(id, { key }), charge(id, { key })]);
  expect(await charge(id, { key })).toMatchObject({ status: 'SUCCESS', data: { errorMessage: '' } });
  await sweep();
  expect(tokenCharges()).toBe(1);
  expect(await available(player)).toBe(270_000n);
  expect(await charge(id, { key, amount: 900 })).toMatchObject({ status: 'PAYMENT_KEY_IN_USE' });
});

test("refuses another player's card and one that was removed, and the gateway gets nothing", async () => {
  const { player, customer, payByCard, cards, charge, tokenCharges } = await setUp();
  const other = customer(newPlayerId());
  await payByCard(player, true);
  const [card] = await cards();
  const id = card?.id ?? '';
  const refusal = { status: 'PAYMENT_METHOD_NOT_AVAILABLE' };
  expect(await charge(id, { by: other })).toMatchObject(refusal);
  expect(await other.call('POST Banking/RemoveSavedCard', { body: { card: id } })).toMatchObject({ status: 'SUCCESS' });
  expect(await cards()).toHaveLength(1);
  expect(await charge(id)).toMatchObject({ status: 'SUCCESS' });
  await player.call('POST Banking/RemoveSavedCard', { body: { card: id } });
  expect(await cards()).toEqual([]);
  expect(await charge(id)).toMatchObject(refusal);
  expect(tokenCharges()).toBe(1);
  const { rows } = await db.database.pool.query('select box from cashier.saved_card where id = $1', [id]);
  expect(rows).toEqual([{ box: null }]);
  await payByCard(player, true);
  expect(await cards()).toHaveLength(1);
});

test('a kept card has the limits of a card: of the method, and on tries by its player and of the card', async () => {
  const { player, payByCard, cards, charge, tokenCharges } = await setUp({ CARD_TRIES_OF_PLAYER: '3' });
  await payByCard(player, true);
  const [card] = await cards();
  const id = card?.id ?? '';
  expect(await charge(id, { amount: 1 })).toMatchObject({ status: 'AMOUNT_LESS_THEN_MIN_LIMIT' });
  for (let times = 0; times < 2; times += 1) expect(await charge(id)).toMatchObject({ status: 'SUCCESS' });
  expect(await charge(id)).toMatchObject({
    ...{ status: 'YOUR_DEPOSIT_IS_REJECTED', data: { message: 'CARD_WAS_DECLINED' } },
  });
  expect(tokenCharges()).toBe(2);
});
