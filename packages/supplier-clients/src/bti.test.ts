import { type BtiCall, btiMessages as messages, writeBtiAnswer } from '@harmattan/wires/suppliers/bti';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, test } from 'vitest';
import type { WireBet } from './book-client.ts';
import { createBookClient } from './book-clients.ts';

type Said = `${'0' | '-1' | '-4' | '-6' | '-10' | '-23'} ${string}`;

const seat = { token: 't', playerId: '1', game: '', currency: 'NGN', sitting: 't' };
const bet: WireBet = { txId: '1', betId: '2', stakeMinor: 400n, returnMinor: 800n, picks: [] };
const settlement = { txId: '3', betId: '2', stakeTxId: '1', stakeMinor: 400n, amountMinor: 800n, kind: 'won' } as const;

/** A wallet that says so to each call, and notes what it was asked. */
function talkTo(said: Partial<Record<BtiCall, Said>>) {
  const asked: string[] = [];
  const client = createBookClient('bti', {
    walletUrl: 'http://wallet',
    credentials: supplierCredentials.bti,
    async send({ url }) {
      const call = new URL(url).pathname.replace(`/${supplierCredentials.bti.pathSecret}/`, '') as BtiCall;
      asked.push(call);
      const [code = '', ...words] = (said[call] ?? `0 ${messages.ok}`).split(' ');
      const fields = { error_code: code, error_message: words.join(' '), balance: '10.00', cust_id: '1' };
      return { http: 200, text: writeBtiAnswer(fields) };
    },
  });
  return { client, asked };
}

test.each([messages.ok, messages.repeated, messages.reserveCanceled, messages.reserveClosed] as const)(
  'a stake that was taken is given back when the commit says: %s',
  async (words) => {
    const { client, asked } = talkTo({ cancelreserve: `0 ${messages.reserveDebited}`, commitreserve: `0 ${words}` });
    expect((await client.cancel(seat, bet)).verdict).toBe('done');
    expect(asked).toEqual(['cancelreserve', 'commitreserve', 'creditcustomer']);
  },
);

test('nothing is given back while more may be taken', async () => {
  const { client, asked } = talkTo({
    cancelreserve: `0 ${messages.reserveDebited}`,
    commitreserve: `-1 ${messages.again}`,
  });
  expect((await client.cancel(seat, bet)).verdict).toBe('unavailable');
  expect(asked).toEqual(['cancelreserve', 'commitreserve']);
});

test.each([
  ...Object.values(messages).filter((words) => words !== messages.ok),
  'Something new',
  'no error',
  'constructor',
  '',
])('a 0 with the words "%s" is not taken for done', async (words) => {
  const { client } = talkTo({ creditcustomer: `0 ${words}`, ValidateToken: `0 ${words}`, reserve: `0 ${words}` });
  expect(['repeat', 'mismatch', 'currency', 'refused']).toContain((await client.settle(seat, settlement)).verdict);
  expect((await client.open({ token: 't', playerId: '', game: '', currency: 'NGN' })).status).toBe('refused');
  if (words !== messages.repeated) expect(['done', 'repeat']).not.toContain((await client.place(seat, bet)).verdict);
});

test.each<[BtiCall, Said]>(
  (['debitreserve', 'commitreserve'] as const).flatMap((call) =>
    (
      [
        '-4 InsufficientFunds',
        '-6 RestrictedCustomer',
        '-23 NoExistingSession',
        '0 NoExistingSession',
        '0 RequestMismatch',
        '0 WrongCurrency',
      ] as const
    ).map((said): [BtiCall, Said] => [call, said]),
  ),
)('a no to %s (%s) leaves something to be undone', async (call, said) => {
  // Only a refusal without a reason is followed by a cancel; money was set aside before.
  expect((await talkTo({ [call]: said }).client.place(seat, bet)).verdict).toBe('refused');
});

test('a step of a stake that was not answered for good is to be sent again', async () => {
  for (const call of ['reserve', 'debitreserve', 'commitreserve'] as const) {
    expect((await talkTo({ [call]: '-1 PleaseRepeat' }).client.place(seat, bet)).verdict).toBe('unavailable');
  }
});

test('a reserve that is refused says why, and nothing is to be undone', async () => {
  const { client, asked } = talkTo({ reserve: '-4 InsufficientFunds' });
  expect((await client.place(seat, bet)).verdict).toBe('insufficient');
  expect(asked).toEqual(['reserve']);
});
