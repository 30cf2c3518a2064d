import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { repository } from '../start/launched.ts';
import { queryAsOwner } from '../start/owner-query.ts';

export interface Account {
  /** As it is typed, behind the prefix. */
  number: string;
  /** As the server has it. */
  userName: string;
  password: string;
}

const dataDir = resolve(repository, process.env.E2E_DATA_DIR ?? '.data/e2e');

/** An account that is not registered yet. */
export function newAccount(): Account {
  const number = `70${randomInt(10_000_000, 99_999_999)}`;
  return { number, userName: `234${number}`, password: 'suya-pepper' };
}

export async function openAccount(page: Page): Promise<Account> {
  const account = newAccount();
  const { number, password } = account;
  await post(page, 'Security/Register', { username: number, password, confirmPassword: password, agreeAll: 1 });
  return account;
}

/** Signs in over the wire; the page finds the session in its cookies. */
export async function signIn(page: Page, { number, password }: Account): Promise<{ token: string }> {
  await page.goto('/Terms');
  const session = await post(page, 'Security/Login', { userName: number, password });
  const value = encodeURIComponent(JSON.stringify(session));
  await page.context().addCookies([{ name: 'user', value, url: page.url() }]);
  return { token: session.token };
}

/** What an operator can set for a player. */
export async function setPlayer({ userName }: Pick<Account, 'userName'>, set: string): Promise<void> {
  await queryAsOwner(dataDir, `update identity.player set ${set} where user_name = '${userName}'`);
}

/** All tests come from one address, which may have only so many codes sent in an hour. */
export async function allowCodes(): Promise<void> {
  await queryAsOwner(dataDir, `delete from plumbing.attempt where subject like 'codes %'`);
}

/** As if a minute had passed since the last code for signing in. */
export async function passCodeWait(userName: string): Promise<void> {
  await queryAsOwner(dataDir, `delete from plumbing.attempt where subject like 'sign_in code to ${userName} %'`);
}

export async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(`/api/api/${path}`, { data });
  const answer = await response.json();
  expect(answer.status, path).toBe('SUCCESS');
  return answer.data;
}

export async function fillLogin(page: Page, { number, password }: Account): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Mobile number').fill(number);
  await form.getByLabel('Password', { exact: true }).fill(password);
}

export async function pressLogin(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}
