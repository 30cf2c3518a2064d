import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { answerCalls, refuse, refuseWithNewWord } from '../answers.ts';
import { information } from '../cashier/answers.ts';
import { signInPlayer } from '../player.ts';

const main = (page: Page) => page.getByRole('main');
const alert = (page: Page) => main(page).getByRole('alert');
const name = (page: Page) => main(page).getByLabel('Your name');
const email = (page: Page) => main(page).getByLabel('E-mail address');
const department = (page: Page) => main(page).getByLabel('Department');
const text = (page: Page) => main(page).getByRole('textbox', { name: 'Message' });
const send = (page: Page) => main(page).getByRole('button', { name: 'Send message' }).click();

test('contact is accessible, asks for all of it and shows the other ways @layout', async ({ page }) => {
  await page.goto('/contact');
  await send(page);
  await expect(alert(page)).toHaveText('Please fill all fields');
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription('Please fill the field');
  await expect(email(page)).toHaveAccessibleDescription('Please fill the field We answer to this address.');
  await expect(department(page)).toHaveAccessibleDescription('Please fill the field');
  await expect(text(page)).toHaveAccessibleDescription('Please fill the field 0 / 5,000');
  await expectAccessible(page);
  const details = main(page).getByRole('region', { name: 'Other ways to reach us' });
  const links = await details.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    'mailto:support@harmattan.example',
    'tel:+2340000000000',
    'mailto:complaints@harmattan.example',
  ]);
  await expect(details).toContainText('goes to the Lagos State Lotteries and Gaming Authority');
});

test('a visitor is told what the server does not take, and is heard in the end', async ({ page, context }) => {
  await page.goto('/contact');
  await name(page).fill('Ada\u0007');
  await email(page).fill('ada@example.com, obi@example.com');
  await department(page).selectOption('Affiliates');
  await text(page).fill('x'.repeat(100_000));
  await send(page);
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveAccessibleDescription(
    'Please shorten your message to 5,000 characters 100,000 / 5,000',
  );
  await text(page).fill('How do I join?');
  await send(page);
  await expect(name(page)).toHaveAccessibleDescription('Remove the characters that cannot be shown');
  await expect(email(page)).toHaveAccessibleDescription(/^Enter one e-mail address/);

  await name(page).fill('Ada');
  await email(page).fill('ada@example.com');
  for (const [refusal, words] of [
    [refuse('POST Email/SendMail', 'MAIL_NOT_SENT'), 'Your message could not be sent. Please try again in a moment.'],
    [
      refuse('POST Email/SendMail', 'TOO_MANY_ATTEMPTS'),
      'That was a lot of messages in a short time. Please try again later, or write to us directly.',
    ],
    [refuseWithNewWord('SOMETHING_NEWER'), 'SOMETHING_NEWER'],
  ] as const) {
    await page.route('**/Email/SendMail', (route) => route.fulfill(refusal));
    await send(page);
    await expect(alert(page)).toHaveText(words);
    await page.unroute('**/Email/SendMail');
  }
  await context.setOffline(true);
  await expect(main(page).getByRole('button', { name: 'Send message' })).toHaveAccessibleDescription(
    'You are offline. Send it when you are back.',
  );
  await context.setOffline(false);

  const sending = page.waitForRequest('**/Email/SendMail');
  await send(page);
  expect((await sending).postDataJSON()).toEqual({
    senderName: 'Ada',
    senderEmail: 'ada@example.com',
    subject: 'Affiliates',
    body: 'How do I join?',
    captcha: '',
  });
  await expect(main(page).getByRole('status').filter({ hasText: 'Message sent successfully' })).toBeVisible();
  for (const field of [name(page), email(page), department(page), text(page)]) await expect(field).toHaveValue('');
});

test("a player's name is filled in, and theirs to change", async ({ page }) => {
  await signInPlayer(page);
  await answerCalls(page, { 'GET User/PersonalInfromation': information });
  await page.goto('/contact');
  await expect(name(page)).toHaveValue('Adaeze Okonkwo');
  await name(page).fill('');
  await expect(name(page)).toHaveValue('');
  await name(page).fill('Ada');
  await email(page).fill('ada@example.com');
  await department(page).selectOption('Support');
  await text(page).fill('Thank you.');
  await send(page);
  await expect(main(page)).toContainText('Message sent successfully');
  for (const field of [name(page), email(page), text(page)]) await expect(field).toHaveValue('');
});
