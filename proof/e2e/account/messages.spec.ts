import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { answerCalls, refuse } from '../answers.ts';
import { type Player, signInPlayer, silenceStream } from '../player.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
const main = (page: Page) => page.getByRole('main');
const entry = (page: Page, header: string) => main(page).getByRole('listitem').filter({ hasText: header });
const opener = (page: Page, header: string) => entry(page, header).getByRole('button', { name: header }).first();
const dot = (page: Page, text: string) => page.getByRole('banner').getByText(text, { exact: true });

async function write(page: Page, { department = 'Support', subject = '', text = '' }): Promise<void> {
  await main(page).getByLabel('Department').selectOption(department);
  await main(page).getByLabel('Subject').fill(subject);
  await main(page).getByRole('textbox', { name: 'Message' }).fill(text);
}
const send = (page: Page) => main(page).getByRole('button', { name: 'Send message' }).click();

/** Calls as this player would from a script. */
async function callAs(page: Page, { token }: Player, path: string, query: Record<string, string> = {}) {
  const response = await page.request.post(`/api/api/Messages/${path}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()).status;
}

test('a question goes out, its answer arrives and is read, and both can be deleted', async ({ page, browser }) => {
  const player = await signInPlayer(page);
  await page.goto('/Messages');
  await opener(page, 'Welcome to Harmattan').click();
  await expect(dot(page, '1 unread message')).toHaveCount(0);
  await expect(entry(page, 'Welcome to Harmattan').getByRole('link', { name: 'Deposit' })).toBeVisible();

  await main(page).getByRole('link', { name: 'New message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New message' })).toBeFocused();
  const text = 'Where is it?\n<script>alert(1)</script> [x](javascript:alert(1)) **b**';
  await write(page, { subject: 'My transfer', text });
  await send(page);
  await expect(page).toHaveURL('/Messages/SentMessages');
  await expect(page.getByText('Message sent. The answer comes to your inbox.')).toBeVisible();
  await opener(page, 'My transfer').click();
  await expect(entry(page, 'My transfer')).toContainText('<script>alert(1)</script> [x](javascript:alert(1)) **b**');
  await expect(entry(page, 'My transfer').getByRole('link')).toHaveCount(0);

  // The sandbox answers after some seconds. The page is not reloaded: the stream announces the answer.
  await expect(dot(page, '1 unread message').first()).toBeAttached();
  await page
    .getByRole('navigation', { name: 'Messages' })
    .getByRole('link', { name: /^Inbox 1 unread/ })
    .click();
  const header = 'Re: My transfer';
  await expect(opener(page, header)).toHaveAccessibleName(/^Unread: Re: My transfer/);
  await opener(page, header).click();
  await expect(entry(page, header).getByRole('link', { name: 'transactions' })).toBeVisible();
  await expect(opener(page, header)).toHaveAccessibleName(/^Re: My transfer/);
  await expect(dot(page, '1 unread message')).toHaveCount(0);
  await expectAccessible(page);

  await entry(page, header).getByRole('link', { name: 'Reply' }).click();
  await expect(main(page).getByLabel('Subject')).toHaveValue(header);
  await expect(main(page).getByLabel('Department')).toHaveValue('Support');
  await page.goBack();

  const other = await browser.newContext();
  const stranger = await other.newPage();
  const thief = await signInPlayer(stranger);
  const { id } = (await inboxOf(page, player))[0];
  for (const path of ['ReadMessage', 'DeleteMessage']) {
    expect(await callAs(stranger, thief, path, { messageId: id })).toBe('MESSAGE_DOES_NOT_EXIST');
  }
  await other.close();

  const bin = entry(page, header).getByRole('button', { name: `Delete “${header}”` });
  const dialog = page.getByRole('dialog', { name: 'Delete message' });
  await bin.click();
  await expect(dialog).toContainText('Are you sure you want to delete this message?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(bin).toBeFocused();
  await bin.click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Message deleted')).toBeVisible();
  await expect(entry(page, header)).toHaveCount(0);
  await expect(main(page).getByRole('group', { name: 'Inbox' })).toBeFocused();
  await expect(entry(page, 'Welcome to Harmattan')).toBeVisible();
});

async function inboxOf(page: Page, { token }: Player) {
  const response = await page.request.get('/api/api/Messages/GetUnreadMessages', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()).data;
}

test('the form tells what is wrong, keeps what was written, and sends it once', async ({ page, context }) => {
  await signInPlayer(page);
  await page.goto('/Messages/NewMessage');
  await send(page);
  await expect(main(page).getByRole('alert')).toHaveText('Please fill all fields');
  await expect(main(page).getByLabel('Department')).toBeFocused();
  await expect(main(page).getByLabel('Department')).toHaveAccessibleDescription('Please fill the field');

  const area = main(page).getByRole('textbox', { name: 'Message' });
  await write(page, { subject: 'Late', text: 'x'.repeat(100_000) });
  await send(page);
  await expect(area).toBeFocused();
  await expect(area).toHaveAccessibleDescription(/Please shorten your message to 1,000 characters 100,000 \/ 1,000/);

  const keys: (string | null)[] = [];
  let mode: 'silence' | 'validation' | 'often' | 'server' = 'silence';
  await page.route('**/Messages/SendAdminMessage', (route) => {
    keys.push(route.request().postDataJSON().key);
    if (mode === 'silence') return route.abort();
    if (mode === 'server') return route.continue();
    const refusal =
      mode === 'often'
        ? refuse('POST Messages/SendAdminMessage', 'TOO_MANY_ATTEMPTS')
        : refuse('POST Messages/SendAdminMessage', 'VALIDATION_ERROR', { messageHeader: 'message.too_long' });
    return route.fulfill(refusal);
  });
  await area.fill('你'.repeat(1_000));
  await send(page);
  await expect(main(page).getByRole('alert')).toContainText('it never arrives twice');
  await page.reload();
  await expect(area).toHaveValue('你'.repeat(1_000));
  mode = 'validation';
  await send(page);
  await expect(main(page).getByLabel('Subject')).toHaveAccessibleDescription('This is too long');
  mode = 'often';
  await send(page);
  await expect(main(page).getByRole('alert')).toContainText('many messages in a short time');
  await context.setOffline(true);
  await expect(main(page).getByRole('button', { name: 'Send message' })).toHaveAccessibleDescription(
    /^You are offline\. What you wrote is kept/,
  );
  await context.setOffline(false);
  mode = 'server';
  await send(page);
  await expect(page).toHaveURL('/Messages/SentMessages');
  await expect(entry(page, 'Late')).toHaveCount(1);
  // Twice without an answer, and then by every press: always the same message.
  expect(keys).toHaveLength(5);
  expect(new Set(keys).size).toBe(1);
  await page.goto('/Messages/NewMessage');
  await expect(area).toHaveValue('');
});

const message = {
  id: '7',
  messageHeader: 'Your limits <b>have changed</b>',
  isRead: false,
  createDate: '2026-11-15T13:05:00',
  innerHeader: 'Marketing',
  messageText: `**New:** see [rules](/BettingRules)\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1))\n\n${'x'.repeat(100_000)}`,
  messageFooter: 'Ada',
};

/** In each menu that there is, and on the button that opens it. */
async function expectCountInMenus(page: Page): Promise<void> {
  await expect(dot(page, '1 unread message').first()).toBeAttached();
  const link = (scope: Locator) => scope.getByRole('link', { name: 'Messages 1 unread message', exact: true });
  if (isPhone(page)) {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(link(page.getByRole('dialog', { name: 'Menu' }))).toBeVisible();
  } else {
    await expect(link(page.getByRole('navigation', { name: 'Menu' }))).toBeVisible();
    await page.getByTitle('Your account').click();
    await expect(link(page.getByRole('banner'))).toBeVisible();
  }
  await page.keyboard.press('Escape');
}

test('is accessible with nothing, with an error and with a hostile message of 100 KB @layout', async ({ page }) => {
  await signInPlayer(page);
  await silenceStream(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/Messages/GetUnreadMessages', (route) => route.abort());
  await page.goto('/Messages');
  await expect(main(page).getByRole('alert')).toContainText('Your messages could not be loaded');
  await page.unroute('**/Messages/GetUnreadMessages');
  await answerCalls(page, { 'GET Messages/GetUnreadMessages': [message], 'GET Messages/GetSentMessages': [] });
  await main(page).getByRole('button', { name: 'Try again' }).click();

  // What cannot be marked as read is shown all the same, and stays unread.
  await page.route('**/Messages/ReadMessage?*', (route) => route.abort());
  await opener(page, 'Your limits').click();
  await expect(entry(page, 'Your limits')).toContainText('It stays unread for now.');
  // The inner header, the text and the footer, in this order.
  await expect(entry(page, 'Your limits')).toContainText(/Marketing.*New: see rules.*Ada/s);
  await expect(opener(page, 'Your limits')).toHaveAccessibleName(/^Unread: Your limits <b>have changed<\/b>/);
  await expect(entry(page, 'Your limits').getByRole('link', { name: 'rules' }).first()).toHaveAttribute(
    'href',
    '/BettingRules',
  );
  await expect(main(page).locator('img, script, a[href^="javascript"]')).toHaveCount(0);
  await expectCountInMenus(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await opener(page, 'Your limits').click();
  await entry(page, 'Your limits')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('navigation', { name: 'Messages' }).getByRole('link', { name: 'Sent messages' }).click();
  await expect(main(page)).toContainText('Nothing sent yet');
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'New message' }).first().click();
  await send(page);
  await expectAccessible(page);
});
