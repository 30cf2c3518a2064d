import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { post } from './access/account.ts';
import { payBill } from './phone.ts';
import { repository } from './start/launched.ts';

const dataDir = resolve(repository, process.env.E2E_DATA_DIR ?? '.data/e2e');
const dayMs = 86_400_000;
/** Wide enough for other tests, which move the clock by unknown amounts. */
const dates = ['--from', day(-2), '--to', day(300)];
const nothing = {
  clicks: '0',
  firstClicks: '0',
  registrations: '0',
  depositors: '0',
  deposits: '0',
  depositsMinor: '0',
};

let dealt = 0;

function day(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}

/** A number that no other player of the run has. */
function newNumber(): string {
  dealt += 1;
  return `91${1_000 + (test.info().workerIndex % 80) * 100 + dealt}4321`;
}

/** What the operator's command tells of a refcode. */
async function report(refcode: string): Promise<typeof nothing> {
  const command = [resolve(repository, 'scripts/affiliates/main.ts'), ...dates, '--refcode', refcode, '--json'];
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  return JSON.parse(stdout).rows[0] ?? nothing;
}

async function registerAndPay(page: Page): Promise<void> {
  const [number, password] = [newNumber(), 'suya-pepper'];
  const form = page.getByRole('main');
  await form.getByLabel('Mobile number').fill(number);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox', { name: /18 or older/ }).check();
  const registered = page.waitForResponse('**/Security/Register');
  await page.getByRole('button', { name: 'Finish registration' }).click();
  expect(await (await registered).json()).toMatchObject({ status: 'SUCCESS' });

  const userName = `234${number}`;
  await payBill({ number: userName, reference: userName, amount: '5000' });
  const { token } = await post(page, 'Security/Login', { userName: number, password });
  await expect(async () => {
    const headers = { authorization: `Bearer ${token}` };
    const balance = await (await page.request.get('/api/api/User/GetBalance', { headers })).json();
    expect(balance.data.totalBalance).toBe(5_000);
  }).toPass();
}

test('a visitor’s way from a campaign’s link to the first deposit is in the report', async ({ page }) => {
  const refcode = `radio-${test.info().workerIndex}`;
  const clicked = page.waitForResponse('**/Marketing/RegisterCampaignClick**');
  await page.goto(`/register?refcode=${refcode.toUpperCase()}`);
  await clicked;
  await registerAndPay(page);
  expect(await report(refcode)).toMatchObject({
    refcode,
    clicks: '1',
    firstClicks: '1',
    registrations: '1',
    depositors: '1',
    deposits: '1',
    depositsMinor: '500000',
    revenueMinor: '0',
  });
});

test('so is the way through a partner’s page', async ({ page }) => {
  const before = await report('wonglee');
  const clicked = page.waitForResponse('**/Marketing/RegisterCampaignClick**');
  await page.goto('/Wonglee');
  await clicked;
  await page.getByRole('main').getByRole('link', { name: 'Join now' }).first().click();
  await expect(page).toHaveURL('/register');
  await registerAndPay(page);
  const after = await report('wonglee');
  const more = (field: keyof typeof nothing) => Number(after[field]) - Number(before[field]);
  // Other tests may open that page meanwhile; none of them registers through it.
  expect(more('clicks')).toBeGreaterThanOrEqual(1);
  expect([more('registrations'), more('depositors'), more('depositsMinor')]).toEqual([1, 1, 500_000]);
});
