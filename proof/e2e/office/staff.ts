import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { compileCache, repository } from '../start/launched.ts';

const dataDir = resolve(repository, process.env.E2E_DATA_DIR ?? '.data/e2e');

const stepMs = 30_000;
/** What a slow machine may take from the code's reading to the server's look at it. */
const signInMs = 10_000;

export interface Member {
  userName: string;
  fullName: string;
  password: string;
  /** What the authenticator app shows now. A code opens one session: sign in once, or wait for the next step. */
  code(): string;
}

/** Opens an account of the office as an operator does, on the machine itself. Each test has members of its own. */
export const openMember = (...roles: string[]): Promise<Member> => openMemberAt({ dataDir }, ...roles);

interface House {
  dataDir: string;
  /** How far its clock was moved: codes are of its time. */
  aheadMs?: () => number;
}

/** The same for another product than the one of most tests. */
export async function openMemberAt({ dataDir, aheadMs = () => 0 }: House, ...roles: string[]): Promise<Member> {
  const userName = `e2e-${roles[0]}-${randomInt(1_000_000)}`;
  const fullName = `Ada ${roles[0]}`;
  const command = ['scripts/staff/main.ts', 'add', userName, '--full-name', fullName];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...command, ...roles.flatMap((role) => ['--role', role])],
    // Without the cache, reading the command's files takes longer than the command.
    { cwd: repository, env: { NODE_COMPILE_CACHE: compileCache, ...process.env, DATA_DIR: dataDir } },
  );
  const password = /password +(\S+)/.exec(stdout)?.[1];
  const secret = /authenticator +([A-Z2-7 ]+)/.exec(stdout)?.[1]?.replaceAll(' ', '');
  expect(password && secret, stdout).toBeTruthy();
  const app = new TOTP({ secret: Secret.fromBase32(secret as string) });
  return {
    userName,
    fullName,
    password: password as string,
    code: () => app.generate({ timestamp: Date.now() + aheadMs() }),
  };
}

/** Four ports above the site's, on 127.0.0.1, where no cookie of the site reaches it. */
export function officeUrl(): string {
  const { baseURL } = test.info().project.use;
  return `http://127.0.0.1:${Number(new URL(baseURL as string).port) + 4}`;
}

/** A browser of a member of the staff, signed in at an address of the office. */
export function openOffice(browser: Browser, member: Member, path = '/'): Promise<Page> {
  const { viewport } = test.info().project.use;
  return openOfficeAt(browser, { baseURL: officeUrl(), ...(viewport && { viewport }) }, { member, path });
}

/** The same at the office of another product. */
export async function openOfficeAt(
  browser: Browser,
  options: BrowserContextOptions,
  { member, path }: { member: Member; path: string },
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(path);
  await signIn(page, member);
  await expect(page.getByRole('navigation', { name: 'Desks' })).toBeVisible();
  return page;
}

export async function signIn(page: Page, { userName, password, code }: Member): Promise<void> {
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expectCodeTime();
  await page.getByLabel('Code of your authenticator app').fill(code());
  await page.keyboard.press('Enter');
}

/** A code counts within its own half minute: it is not read late in one. */
export async function expectCodeTime(): Promise<void> {
  await expect.poll(() => Date.now() % stepMs < stepMs - signInMs, { timeout: 2 * stepMs }).toBe(true);
}
