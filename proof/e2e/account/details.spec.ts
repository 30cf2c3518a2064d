import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { refuse } from '../answers.ts';
import { signInPlayer } from '../player.ts';

async function open(page: Page): Promise<void> {
  await signInPlayer(page);
  await page.goto('/security');
  await expect(page.getByRole('heading', { level: 1, name: 'Account and security' })).toBeVisible();
}

async function fill(page: Page, [first, last, day, month, year]: string[]): Promise<void> {
  await page.getByLabel('First name').fill(first ?? '');
  await page.getByLabel('Last name').fill(last ?? '');
  await page.getByLabel('Day').selectOption(day ?? '');
  await page.getByLabel('Month').selectOption(month ?? '');
  await page.getByLabel('Year').selectOption(year ?? '');
  await page.getByRole('button', { name: 'Save' }).click();
}

test('a player saves who they are, after every wrong turn', async ({ page }) => {
  await open(page);
  const [first, last] = [page.getByLabel('First name'), page.getByLabel('Last name')];
  const birth = page.getByRole('group', { name: 'Date of birth' });

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please fill all fields')).toBeVisible();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription('Please fill the field');
  await expect(birth).toHaveAccessibleDescription('Please fill the field');

  const year = new Date().getFullYear();
  await fill(page, ['A', 'Obi7', '30', '2', String(year - 30)]);
  await expect(first).toHaveAccessibleDescription('Enter at least 2 letters');
  await expect(last).toHaveAccessibleDescription('Use letters only');
  await expect(birth).toHaveAccessibleDescription('This date does not exist');

  // The list ends with the year of the 18th birthday; the last day of it is still to come.
  await fill(page, ['Ada', 'Obi-Eze', '31', '12', String(year - 18)]);
  await expect(birth).toHaveAccessibleDescription('You must be at least 18 years old');
  await fill(page, ['Ada', 'Obi-Eze', '8', '2', String(year - 30)]);
  await expect(page.getByText('Details saved successfully')).toBeVisible();
  await page.reload();
  await expect(first).toHaveValue('Ada');
  await expect(page.getByLabel('Year')).toHaveValue(String(year - 30));
});

test('news are switched on and off, and a failure is told and undone', async ({ page }) => {
  await open(page);
  const email = page.getByRole('switch', { name: 'News by e-mail' });
  const sms = page.getByRole('switch', { name: 'News by SMS' });
  const inbox = page.getByRole('switch', { name: 'Offers in your inbox' });
  await expect(inbox).toBeChecked();
  await email.click();
  await sms.click();
  await inbox.click();
  await expect(sms).toBeChecked();
  await expect(inbox).not.toBeChecked();
  await page.reload();
  await expect(email).toBeChecked();
  await expect(sms).toBeChecked();
  await expect(inbox).not.toBeChecked();

  await page.route('**/User/UpdateEmailSubscription*', (route) =>
    route.fulfill(refuse('POST User/UpdateEmailSubscription', 'GENERAL_ERROR')),
  );
  await page.route('**/User/UpdateSMSNotificationStatus*', (route) => route.abort());
  const alert = page.getByRole('alert').filter({ hasText: 'Error: your choice was not saved' });
  await email.click();
  await expect(alert).toBeVisible();
  await expect(email).toBeChecked();
  await sms.click();
  await expect(sms).toBeChecked();
});

test('an account that cannot be loaded says so, and the page is accessible once it is there', async ({ page }) => {
  const failed = refuse('GET User/PersonalInfromation', 'GENERAL_ERROR');
  await page.route('**/User/PersonalInfromation', (route) => route.fulfill(failed), { times: 1 });
  await signInPlayer(page);
  await page.goto('/security');
  await expect(page.getByRole('alert').filter({ hasText: 'Your account could not be loaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await expectAccessible(page);
});
