import { paths } from '@harmattan/wires/flutterwave';
import { expect, test } from 'vitest';
import { money, startKudipal, transfer } from '../testing/kudipal-customer.ts';
import { useTestDatabase } from '../testing/test-gateways.ts';

const db = useTestDatabase();

test('opens an account and takes what comes: short, over, twice and late', async () => {
  const gateways = await startKudipal(db);
  const request = transfer();
  const [opened, again] = await Promise.all([1, 2].map(() => gateways.api.post(paths.bankTransferCharge, request)));
  const { transfer_account: account, ...rest } = opened?.json().meta.authorization ?? {};
  expect(again?.json().meta.authorization.transfer_account).toBe(account);
  expect(rest).toMatchObject({ mode: 'banktransfer', transfer_amount: 1500.5 });
  expect(rest.account_expiration).toBeGreaterThan(Date.now() + 1_700_000);
  expect((await gateways.verify(request.tx_ref)).status).toBe('pending');
  const { accounts } = await gateways.lookAt(`accounts?number=${request.phone_number}`);
  const holder = 'KUDIPAL/MERCHANT';
  expect(rest.transfer_note).toBe(`Please make a bank transfer to ${holder}`);
  expect(accounts).toEqual([{ account, bank: expect.any(String), holder, amount: '1500.50', isOpen: true }]);

  await gateways.onPhone('transfers', { account, amount: '1400.50' });
  await gateways.onPhone('transfers', { account, amount: '2000', how: 'twice' });
  await gateways.onPhone('transfers', { account, amount: '3,000', how: 'late' });
  const early = await gateways.hooks(3);
  await gateways.moveClock(31 * 60_000 + 1_000);
  const all = await gateways.hooks(4);
  expect(early.map(({ body }) => body.data.amount).sort()).toEqual([1400.5, 2000, 2000]);
  expect(all.at(-1)?.body.data).toMatchObject({ tx_ref: request.tx_ref, amount: 3000, status: 'successful' });
  expect(new Set(all.map(({ body }) => body.data.id)).size).toBe(4);
  expect((await gateways.verify(request.tx_ref)).amount).toBe(3000);
  expect((await gateways.onPhone('transfers', { account: '9900000000', amount: '1' })).statusCode).toBe(409);
});

test('keeps one lasting account for a reference, and each transfer to it is a transaction with its own session', async () => {
  const gateways = await startKudipal(db);
  const { tx_ref, email, phone_number: phonenumber } = money();
  const request = { tx_ref, email, phonenumber, is_permanent: true, narration: 'Ada Obi' };
  const [opened, again] = await Promise.all([1, 2].map(() => gateways.api.post(paths.virtualAccount, request)));
  const { account_number: account, note } = opened?.json().data ?? {};
  expect(again?.json().data.account_number).toBe(account);
  expect(note).toBe('Please make a bank transfer to KUDIPAL/ADA OBI');
  await gateways.moveClock(24 * 3_600_000);
  const sent = (await gateways.onPhone('transfers', { account, amount: '700', how: 'twice' })).json();
  const hooks = await gateways.hooks(2);
  expect(hooks.map(({ body }) => body.data)).toMatchObject([
    { tx_ref, amount: 700, status: 'successful' },
    { tx_ref, amount: 700, status: 'successful' },
  ]);
  const sessions = hooks.map(({ body }) => body.data.flw_ref);
  expect(new Set(sessions).size).toBe(2);
  expect(sessions).toContain(sent.session);
  expect(sent.session).toMatch(/^\d{30}$/);
});

test('makes a USSD code that pays once, with the PIN', async () => {
  const gateways = await startKudipal(db);
  const request = { ...money(), account_bank: '058' };
  const answer = (await gateways.api.post(paths.ussdCharge, request)).json();
  const code = answer.meta.authorization.note;
  expect(code).toMatch(/^\*737\*000\*\d{7}#$/);
  expect(code).toContain(answer.data.payment_code);
  expect(await gateways.lookAt(`dial?${new URLSearchParams({ code })}`)).toEqual({
    payee: 'Harmattan',
    amount: '1500.50',
  });
  const pay = (pin: string) => gateways.onPhone('dial', { number: request.phone_number, code, pin });
  expect((await pay('9999')).json().message).toBe('Wrong PIN.');
  const paid = await Promise.all([pay('1234'), pay('1234')]);
  expect(paid.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await gateways.hooks(1);
  expect((await gateways.verify(request.tx_ref)).status).toBe('successful');
  expect((await gateways.get('/phone/api/dial?code=*737*000*1%23')).statusCode).toBe(409);
});

test('names the holder of an account, always the same one', async () => {
  const gateways = await startKudipal(db);
  const resolve = (account_number: string) =>
    gateways.api.post(paths.resolveAccount, { account_number, account_bank: '044' });
  const [one, again] = [await resolve('0123456789'), await resolve('0123456789')];
  expect(one.json().data.account_name).toMatch(/^\w+ \w+$/);
  expect(again.json()).toEqual(one.json());
  expect((await resolve('0123450404')).statusCode).toBe(400);
  expect((await resolve('123')).statusCode).toBe(400);
  const { data } = (await gateways.api.get(paths.banks)).json();
  const codes = Object.fromEntries(data.map(({ code, name }: { code: string; name: string }) => [name, code]));
  expect(codes).toMatchObject({ 'Guaranty Trust Bank': '058', 'Kuda Bank': '090267', 'Moniepoint MFB': '090405' });
  expect(codes).toMatchObject({ OPay: '100004', PalmPay: '100033' });
  expect(codes).not.toHaveProperty('Heritage Bank');
});
