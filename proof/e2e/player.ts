import { randomInt } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { setPlayer } from './access/account.ts';
import { answer } from './answers.ts';
import { proveNumber } from './prove-number.ts';

export interface Player {
  /** As the server has it: 234 and ten digits. */
  userName: string;
  token: string;
}

interface PlayerWish {
  ending?: string;
  isProven?: boolean;
  /** The campaign that the player comes through. */
  refcode?: string;
}

export const password = 'harmattan-1';

/**
 * Opens an account of its own for this test, signs in and proves the number, over the wire; the page finds the session in its cookies. By
 * how a number ends, gateways go wrong: no number does so unless it is asked for.
 */
export async function signInPlayer(page: Page, { ending, isProven = true, refcode }: PlayerWish = {}): Promise<Player> {
  const number = `${dealNumber()}${ending ?? randomInt(1_000, 9_999)}`;
  const registration = { username: number, password, confirmPassword: password, agreeAll: 1 };
  await post(page, 'Security/Register', { ...registration, ...(refcode && { referrerCode: refcode }) });
  const data = await post(page, 'Security/Login', { userName: number, password });
  await page.context().addCookies([{ name: 'user', value: encodeURIComponent(JSON.stringify(data)), url: siteUrl() }]);
  const player = { userName: data.user.userName, token: data.token };
  // A gateway that goes wrong may lose the code as well.
  if (isProven && ending !== undefined) await setPlayer(player, 'number_proven_at = app_now()');
  else if (isProven) await proveNumber(page, player);
  return player;
}

let dealt = 0;

const networks = [80, 81, 90, 91];

/** Six digits that no other test of the run has. A worker that is started again has some of its own. */
function dealNumber(): string {
  dealt += 1;
  const { workerIndex } = test.info();
  const thousands = 1 + (Math.floor(workerIndex / networks.length) % 9);
  return `${networks[workerIndex % networks.length]}${thousands * 1_000 + dealt}`;
}

/** Shows the player this balance from now on, whatever is in the wallet. */
export async function answerBalance(page: Page, totalBalance: number): Promise<void> {
  await silenceStream(page);
  await page.unroute('**/User/GetBalance');
  await page.route('**/User/GetBalance', (route) => route.fulfill(answer('GET User/GetBalance', { totalBalance })));
}

/** Leaves the balance to the polling; the stream would tell what is in the wallet. */
export async function silenceStream(page: Page): Promise<void> {
  await page.route('**/User/Stream', (route) => route.abort());
}

export async function storedSession(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'user');
}

async function post(page: Page, path: string, body: object) {
  const response = await page.request.post(`/api/api/${path}`, { data: body });
  const { status, data } = await response.json();
  expect(status, path).toBe('SUCCESS');
  return data;
}

function siteUrl(): string {
  const { baseURL } = test.info().project.use;
  expect(baseURL).toBeDefined();
  return baseURL ?? '';
}
