import { expect } from '@playwright/test';

/** The gateways stand-in, whose phone page shows the texts of every number. */
export const gatewaysUrl = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? '3900') + 3}`;
export const phoneUrl = `${gatewaysUrl}/phone`;

export interface Text {
  id: string;
  to: string;
  text: string;
  at: string;
}

/** What a number has received, newest first. */
export async function textsTo(number: string): Promise<Text[]> {
  const response = await fetch(`${phoneUrl}/api/messages?${new URLSearchParams({ number })}`);
  expect(response.status, `the texts to ${number}`).toBe(200);
  const { messages } = (await response.json()) as { messages: Text[] };
  return messages;
}

/**
 * The newest code that was sent to a number, once it is there. When a number gets a second one, say which has been read
 * before: `codeFor(number, { after: first })`.
 */
export function codeFor(number: string, { after }: { after?: string } = {}): Promise<string> {
  return newestCode(number, { after, isWanted: (text) => !provesNumber.test(text) });
}

/** The same of the codes that prove a number. */
export function numberCodeFor(number: string, { after }: { after?: string } = {}): Promise<string> {
  return newestCode(number, { after, isWanted: (text) => provesNumber.test(text) });
}

const provesNumber = /to prove your number|kuthibitisha simu yako|验证手机号码/;

async function newestCode(
  number: string,
  { after, isWanted }: { after: string | undefined; isWanted: (text: string) => boolean },
): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const texts = (await textsTo(number)).map(({ text }) => text).filter(isWanted);
    code = texts.map((text) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]).find(Boolean);
    expect(code, `a code for ${number}`).toBeDefined();
    expect(code).not.toBe(after);
  }).toPass();
  return code ?? '';
}

/** Sends a text as the platform would. */
export async function sendText(to: string, sms: string): Promise<number> {
  const response = await fetch(`${gatewaysUrl}/api/sms/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ api_key: 'sandbox', to, from: 'Harmattan', sms, type: 'plain', channel: 'dnd' }),
  });
  return response.status;
}

/**
 * Does something on a phone as its panels do, and fails with the panel's words when it cannot be done:
 * `await expect(payBill(bill)).rejects.toThrow('Wrong PIN.')`.
 */
async function onPhone<Answer = void>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`${phoneUrl}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function seenOnPhone<Row>(path: string, number: string): Promise<Row[]> {
  const response = await fetch(`${phoneUrl}/api/${path}?${new URLSearchParams({ number })}`);
  expect(response.status, `${path} of ${number}`).toBe(200);
  return ((await response.json()) as Record<string, Row[]>)[path] ?? [];
}

/** The newest of something, once it is there. */
async function newest<Row>(path: string, number: string, isWanted: (row: Row) => boolean = () => true): Promise<Row> {
  let found: Row | undefined;
  await expect(async () => {
    found = (await seenOnPhone<Row>(path, number)).find(isWanted);
    expect(found, `${path} of ${number}`).toBeDefined();
  }).toPass();
  return found as Row;
}

export interface OpenAccount {
  account: string;
  bank: string;
  /** Naira, as in `1500.50`. */
  amount: string;
  isOpen: boolean;
}

/** The account that was opened last for a number's payment. */
export const accountFor = (number: string): Promise<OpenAccount> => newest('accounts', number);

/** Sends money from some bank. Naira as text: `1500.50`. Answers with the bank's number of the last transfer. */
export function sendTransfer(transfer: {
  account: string;
  amount: string;
  how?: 'once' | 'twice' | 'late';
}): Promise<{ session: string }> {
  return onPhone('transfers', transfer);
}

/** Dials a code such as `*737*000*1234567#` and pays. */
export function dialUssd(number: string, code: string, { pin = '1234' } = {}): Promise<void> {
  return onPhone('dial', { number, code, pin });
}

export type Operator = 'MPESA' | 'TIGOPESA' | 'AIRTELMONEY' | 'HALOPESA';

/** Dials the business number by hand, with the player's user name as the reference. */
export function payBill(bill: {
  number: string;
  reference: string;
  amount: string;
  operator?: Operator;
}): Promise<void> {
  return onPhone('bill', { business: '335757', operator: 'MPESA', pin: '1234', ...bill });
}

interface Push {
  gateway: string;
  transid: string;
}

/** Approves what a number was asked to pay last, once it is asked. */
export async function approvePush(number: string): Promise<void> {
  const { gateway, transid } = await newest<Push>('pushes', number);
  await onPhone('pushes', { gateway, transid, do: 'approve' });
}

export async function refusePush(number: string): Promise<void> {
  const { gateway, transid } = await newest<Push>('pushes', number);
  await onPhone('pushes', { gateway, transid, do: 'refuse' });
}

export interface Payout {
  gateway: string;
  key: string;
  /** Naira, as in `1500.50`. */
  amount: string;
  state: 'waiting' | 'paid' | 'failed';
}

/** All that was paid out to a number, to its wallet or to a bank, newest first. */
export const payoutsTo = (number: string): Promise<Payout[]> => seenOnPhone('payouts', number);

const isWaiting = ({ state }: Payout) => state === 'waiting';

/** Lets the newest pay-out go that waits: to this number, or to a bank account. */
export async function releasePayout(number: string): Promise<void> {
  const { gateway, key } = await newest<Payout>('payouts', number, isWaiting);
  await onPhone('payouts', { gateway, key, do: 'release' });
}

export async function failPayout(number: string): Promise<void> {
  const { gateway, key } = await newest<Payout>('payouts', number, isWaiting);
  await onPhone('payouts', { gateway, key, do: 'fail' });
}

export type Manner = 'normal' | 'twice' | 'late' | 'first' | 'wrong signature' | 'never' | 'other amount';

/** How the web hooks about a number's payments come from now on. */
export function misbehave(number: string, manner: Manner, { minutes = 10 } = {}): Promise<void> {
  return onPhone('manner', { number, manner, minutes });
}
