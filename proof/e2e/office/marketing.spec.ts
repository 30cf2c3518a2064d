import { randomInt } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { phoneUrl, textsTo } from '../phone.ts';
import { type Player, signInPlayer } from '../player.ts';
import { openMember, openOffice } from './staff.ts';

const offer = 'Friday: a free bet of 500 naira.';
const news = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

/** A player in a browser of their own, who wants news by text or does not. */
async function newReader(browser: Browser, refcode: string, wantsTexts: boolean): Promise<Player & { page: Page }> {
  const { baseURL } = test.info().project.use;
  const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  const player = await signInPlayer(page, { refcode });
  if (wantsTexts) await switchTexts(page, true);
  return { ...player, page };
}

async function switchTexts(page: Page, isWanted: boolean): Promise<void> {
  await page.goto('/security');
  const texts = page.getByRole('switch', { name: 'News by SMS' });
  await texts.click();
  await expect(texts).toBeChecked({ checked: isWanted });
  await page.reload();
  await expect(texts).toBeChecked({ checked: isWanted });
}

async function saveSegment(page: Page, { name, refcode }: { name: string; refcode: string }): Promise<void> {
  await page.goto('/marketing/segments');
  await page.getByRole('button', { name: 'New segment' }).click();
  const form = page.getByRole('region', { name: 'New segment' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Condition', { exact: true }).selectOption('Campaign');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('group', { name: 'Condition 1' })).toContainText('Something is missing here');
  await form.getByLabel('Refcode').fill(refcode);
  await form.getByRole('button', { name: 'Count' }).click();
  await expect(form.getByRole('status')).toContainText('4 players now');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(news(page, /Saved/)).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`${name}.*Came through`) })).toBeVisible();
}

/** In seconds from now, as the field of a form takes it. */
function timeIn(seconds: number): string {
  const at = new Date(Date.now() + seconds * 1_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** Four have registered through the refcode; a link leads to this site only. */
async function makeLink(content: Page, refcode: string): Promise<void> {
  await content.goto('/marketing/campaigns');
  const row = content.getByRole('row', { name: new RegExp(refcode) });
  await expect(row).toContainText(/without a link of the desk04/);
  await content.getByRole('button', { name: 'New partner link' }).click();
  const link = content.getByRole('dialog');
  await link.getByLabel('Name').fill('Radio');
  await link.getByLabel('Partner').fill('Cool FM');
  await link.getByLabel('Refcode').fill(refcode);
  await link.getByLabel('Landing page').fill('//evil.example');
  await link.getByRole('button', { name: 'Save' }).click();
  await expect(link.getByRole('alert')).toContainText('no path of this site');
  await link.getByLabel('Landing page').fill('/Promotions');
  await link.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Cool FM');
  await expectAccessible(content);
}

async function approve(second: Page): Promise<void> {
  await second.reload();
  await second
    .getByRole('link', { name: /Send a mailing.*12.00/ })
    .last()
    .click();
  await expect(second.getByRole('region', { name: 'Send a mailing' })).toContainText(/3 players of .*1 excluded/);
  await second.getByRole('button', { name: 'Approve' }).click();
  await second.getByRole('dialog').getByLabel('Comment for the staff').fill('read it');
  await second.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(news(second, /Approved/)).toBeVisible();
}

test('an offer by text is counted, approved by a second person and sent at its time, and those who opted out meanwhile get nothing @desktop', async ({
  browser,
}) => {
  const refcode = `radio-${randomInt(1_000_000)}`;
  const [segment, name] = [`Segment ${refcode}`, `Friday ${refcode}`];
  const kept = await newReader(browser, refcode, true);
  const changed = await newReader(browser, refcode, true);
  const stopped = await newReader(browser, refcode, true);
  const never = await newReader(browser, refcode, false);
  const content = await openOffice(browser, await openMember('content'), '/marketing');
  const second = await openOffice(browser, await openMember('compliance'), '/approvals');
  await saveSegment(content, { name: segment, refcode });

  await content.getByRole('link', { name: 'Bulletins and texts' }).click();
  await content.getByRole('button', { name: 'New mailing' }).click();
  await content.getByLabel('Segment').selectOption(segment);
  await content.getByLabel('Channel').selectOption('Text (SMS)');
  await content.getByRole('group', { name: 'English' }).getByLabel('Text').fill(offer);
  await content.getByRole('button', { name: 'Count and preview' }).click();
  const audience = content.getByRole('region', { name: 'What it comes to' });
  await expect(audience).toContainText(
    /In the segment4Would get it3Excluded1Wants no news by text 1Cost, as counted₦.12.00/,
  );
  await expect(audience).toContainText('A second person has to approve it');
  await expect(audience).toContainText(`${offer} Reply STOP to end offers.`);
  await expect(audience).toContainText('1 part, GSM-7');
  await expectAccessible(content);
  await content.getByRole('button', { name: 'Ask for approval' }).click();
  const dialog = content.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Send at').fill(timeIn(120));
  await dialog.getByLabel('Comment for the staff').fill('for Friday');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(news(content, /waits for a second person/)).toBeVisible();
  const mailing = content.getByRole('region', { name });
  await expect(mailing).toContainText('Waits for approval');

  await approve(second);

  // Between the approval and the sending.
  const phone = await browser.newPage();
  await phone.goto(`${phoneUrl}?number=${stopped.userName}`);
  await phone.getByRole('textbox', { name: /^Answer/ }).fill('STOP');
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(phone.getByRole('listitem').filter({ hasText: 'no more offers' })).toHaveCount(1);
  await switchTexts(changed.page, false);
  await expect(mailing).toContainText('Scheduled');
  await makeLink(content, refcode);
  await content.goto('/marketing');
  await content.getByRole('link', { name: new RegExp(name) }).click();

  await expect(mailing).toContainText('Reached1', { timeout: 180_000 });
  await expect(mailing).toContainText('Opted out (STOP or own choice) 1');
  await expect(mailing).toContainText(/Wants no news by text 2/);
  const offersTo = async ({ userName }: Player) =>
    (await textsTo(userName)).map(({ text }) => text).filter((text) => text.includes('Friday'));
  expect(await offersTo(kept)).toEqual([`${offer} Reply STOP to end offers.`]);
  for (const player of [changed, stopped, never]) expect(await offersTo(player), player.userName).toEqual([]);
  await expectAccessible(content);
});
