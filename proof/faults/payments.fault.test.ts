import { randomBelow, systemRandom } from '@harmattan/kernel/random';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, test } from 'vitest';
import { keyOf } from '../../apps/platform/src/modules/wallet/index.ts';
import type { Fault } from '../../apps/platform/src/testing/far-gateway.ts';
import { farAccount } from '../../apps/platform/src/testing/far-kudipal.ts';
import { startTestCashier, testPassword } from '../../apps/platform/src/testing/test-cashier.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { newPlayerId, useTestWallet } from '../../apps/platform/src/testing/test-wallet.ts';
import { rounds } from './rounds.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const signed = { 'verif-hash': sandboxCredentials.kudipal.hookSecret };
const paidMinor = 150_000n;

function shuffled<Item>(items: Item[]): Item[] {
  const rest = [...items];
  return items.map(() => rest.splice(randomBelow(systemRandom, rest.length), 1)[0] as Item);
}

test('fault 11: web hooks doubled, reordered, late, cut off, forged and with other amounts are one credit', async () => {
  for (let round = 0; round < rounds * 3; round += 1) {
    const { customer, far, hook, sweep, moveClock, paymentsOf } = await startTestCashier(db, wallet);
    const player = customer(newPlayerId());
    const { data } = await player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 1_500 } });
    const charge = far.kudipal.receive(data.id, paidMinor);
    const told = (change: object) => ({ event: 'charge.completed', data: { ...charge, ...change } });
    const post = (body: object | string, headers: Record<string, string>) => async () => {
      await hook('kudipal', body, headers);
    };
    const events = [
      post(told({}), signed),
      post(told({}), signed),
      post(told({ status: 'pending' }), signed),
      post(told({ amount: 9_999_999 }), signed),
      post(told({ tx_ref: 'another reference' }), signed),
      post(told({ id: 31_337 }), signed),
      post(told({}), {}),
      post(told({}), { 'verif-hash': 'guess' }),
      post(JSON.stringify(told({})).slice(0, -7), signed),
      () => sweep(),
      () => sweep(),
    ];
    for (const happens of shuffled(events)) await happens();
    await Promise.all(events.map((happens) => happens()));
    await moveClock(3 * 24 * 60 * 60);
    for (const happens of shuffled(events)) await happens();
    await sweep();
    expect(await wallet.balance(player.playerId)).toMatchObject({ availableMinor: paidMinor });
    expect((await paymentsOf(player.playerId)).filter(({ state }) => state === 'succeeded')).toHaveLength(1);
  }
});

test('fault 11, control: credited by what a web hook says, under a key with the amount in it, the same money counts twice', async () => {
  const playerId = newPlayerId();
  for (const amountMinor of [paidMinor, 999_999n]) {
    await wallet.transfer({
      direction: 'in',
      playerId,
      key: keyOf({ source: 'kudipal', class: 'careless', id: `31337 ${amountMinor}` }),
      amountMinor,
      house: 'gateway:kudipal',
      about: 'deposit',
    });
  }
  expect((await wallet.balance(playerId)).availableMinor).toBeGreaterThan(paidMinor);
});

const account = { accountNumber: farAccount.accountNumber, code: farAccount.code, accountName: farAccount.name };
const stepUp = { password: testPassword };

test.each<Fault>(['done, then hangs', 'done, then hangs up', 'done, then fails', 'done, then babbles'])(
  'fault 16: a gateway that has paid and %s keeps the money held, is asked, and is sent nothing twice',
  async (fault) => {
    const { customer, far, sweep, moveClock } = await startTestCashier(db, wallet);
    const player = customer(await playerWith(1_000_000n));
    await player.call('POST Banking/RegisterKudipalWithdraw', { body: { amount: 5_000, ...account, ...stepUp } });
    far.fault('/v3/transfers', fault);
    await sweep();
    expect(await wallet.balance(player.playerId)).toMatchObject({ availableMinor: 500_000n, heldMinor: 500_000n });
    const [sent] = far.callsTo('/v3/transfers');
    far.kudipal.finish(String(sent?.body.reference), 'SUCCESSFUL');
    for (const minutes of [1, 5, 60]) {
      await moveClock(minutes * 60);
      await sweep();
    }
    expect(await wallet.balance(player.playerId)).toMatchObject({ availableMinor: 500_000n, heldMinor: 0n });
    expect(far.callsTo('/v3/transfers')).toHaveLength(1);
  },
  60_000,
);

test('fault 16, control: a pay-out that is sent again under another reference is paid twice', async () => {
  const { far } = await startTestCashier(db, wallet);
  const send = (reference: string) =>
    fetch(`${far.url}/kudipal/v3/transfers`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sandboxCredentials.kudipal.secretKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        account_bank: farAccount.code,
        account_number: farAccount.accountNumber,
        amount: 5_000,
        currency: 'NGN',
        debit_currency: 'NGN',
        narration: 'Withdrawal',
        reference,
      }),
    });
  const accepted = await Promise.all(['first try', 'second try'].map(send));
  expect(accepted.map(({ ok }) => ok)).toEqual([true, true]);
});
