import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { openMember, openOffice } from './staff.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const news = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });
const column = (page: Page, language: string) => main(page).getByRole('group', { name: language });
const upload = (page: Page) => main(page).getByLabel('Upload a picture');

/** Sends what the dialog asks for. */
async function confirm(page: Page, button: string): Promise<void> {
  await dialog(page).getByLabel('Comment for the staff').fill('for the weekend');
  await dialog(page).getByRole('button', { name: button }).click();
}

async function saveDraft(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Save draft' }).click();
  await confirm(page, 'Save draft');
}

/** A photograph of this browser itself. */
const photograph = async (page: Page) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg' }),
});

/** From the publication to the player's page, its reload included. */
const seenWithinMs = 5_000;

test('a promotion with a picture is written, previewed, published at a time, and seen by a player within 5 s of it @desktop', async ({
  page,
  browser,
}) => {
  const title = `Walk ${Date.now()}`;
  const desk = await openOffice(browser, await openMember('content'), '/content');
  await main(desk).getByRole('link', { name: 'New promotion' }).click();
  const english = column(desk, 'English');
  await english.getByLabel('Title').fill(title);
  await english.getByLabel('Text').fill('**Twice** the fun, see [slots](/slots).');
  await main(desk).getByLabel('Games').check();

  // Neither a text that calls itself a picture nor a drawing with a script is one.
  const strange = { name: 'a.png', mimeType: 'image/png' };
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const text of ['no picture', script]) {
    await upload(desk).setInputFiles({ ...strange, buffer: Buffer.from(text) });
    await expect(main(desk).getByRole('alert')).toContainText('This file is no picture');
  }
  await upload(desk).setInputFiles({ ...strange, buffer: Buffer.alloc(5_000_001) });
  await expect(main(desk).getByRole('alert')).toContainText('larger than 5 MB');
  await upload(desk).setInputFiles(await photograph(desk));
  await expect(main(desk).getByRole('img', { name: 'The picture' })).toHaveAttribute('src', /uploads/);

  await saveDraft(desk);
  await expect(main(desk).getByRole('status').filter({ hasText: 'Summary, English' })).toContainText('One problem');
  await expect(main(desk).getByRole('button', { name: 'Publish' })).toHaveAccessibleDescription(/Mend the problems/);
  await english.getByLabel('Summary').fill('Two for one on Saturday.');
  await saveDraft(desk);
  await expect(news(desk, /Saved as version 2/)).toBeVisible();
  await expectAccessible(desk);

  await main(desk).getByRole('tab', { name: 'Preview' }).click();
  await main(desk).getByRole('tab', { name: 'Swahili' }).click();
  await expect(main(desk).getByRole('tabpanel', { name: 'Swahili' })).toContainText('Twice the fun');
  await expectAccessible(desk);

  const due = await publishInAMinute(desk);
  await page.goto('/promotions');
  await expect(main(page).getByRole('link', { name: title })).toHaveCount(0);
  await expect.poll(() => Date.now(), { timeout: 90_000, intervals: [100] }).toBeGreaterThanOrEqual(due);
  await expect(async () => {
    await page.reload();
    await expect(main(page).getByRole('link', { name: title })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: seenWithinMs, intervals: [100] });
  await main(page).getByRole('link', { name: title }).click();
  await expect(main(page)).toContainText('Twice the fun');
  const picture = main(page).locator('img');
  await expect(picture).toHaveAttribute('src', /^\/art\/uploads\/[0-9a-f]{64}\.webp$/);
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
});

/** The field takes whole minutes: the next one, or the one after it where that is too close to type. Answers when that is. */
async function publishInAMinute(desk: Page): Promise<number> {
  await main(desk).getByRole('button', { name: 'Publish' }).click();
  await dialog(desk).getByLabel('When').selectOption('At a time');
  const { time, due } = await desk.evaluate(() => {
    const at = new Date(Date.now() + 75_000);
    at.setSeconds(0, 0);
    const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
    return { time: local.toISOString().slice(0, 16), due: at.getTime() };
  });
  await dialog(desk).getByLabel('Time').fill(time);
  await confirm(desk, 'Publish');
  await expect(news(desk, /is published on/)).toBeVisible();
  await expect(main(desk).getByText(/Version 2 follows on/)).toBeVisible();
  return due;
}

test('a page is changed and undone; the second of two editors sees what the first did @desktop', async ({
  page,
  browser,
}) => {
  const words = `Walk ${Date.now()}.`;
  const [one, other] = [
    await openOffice(browser, await openMember('content'), '/content/page/affiliates'),
    await openOffice(browser, await openMember('content'), '/content/page/affiliates'),
  ];
  const textOf = (desk: Page) => column(desk, 'English').getByLabel('Text');
  const before = await textOf(one).inputValue();
  await textOf(one).fill(`${before}\n\n${words}`);
  await textOf(other).fill('Another text altogether.');
  await saveDraft(one);
  await expect(news(one, /Saved as version/)).toBeVisible();
  await saveDraft(other);
  const conflict = other.getByRole('region', { name: 'Another editor has saved meanwhile' });
  await expect(conflict).toContainText(words);
  await expect(conflict).toContainText('Another text altogether.');
  await expectAccessible(other);
  await conflict.getByRole('button', { name: 'Go on from theirs' }).click();
  await expect(textOf(other)).toHaveValue(new RegExp(words));

  await main(one).getByRole('button', { name: 'Publish' }).click();
  await confirm(one, 'Publish');
  await expect(news(one, /is published/)).toBeVisible();
  const isShown = (count: number) =>
    expect(async () => {
      await page.goto('/Affiliates');
      await expect(main(page).getByText(words)).toHaveCount(count, { timeout: 1_000 });
    }).toPass({ timeout: seenWithinMs });
  await isShown(1);
  await main(one).getByRole('tab', { name: 'Versions' }).click();
  await expectAccessible(one);
  await main(one)
    .getByRole('row', { name: /as installed/ })
    .getByRole('button', { name: /Publish again/ })
    .click();
  await confirm(one, 'Publish');
  await expect(main(one).getByText('Players see version 1')).toBeVisible();
  await isShown(0);
});

test('a colour that cannot be read is refused with a word, and a game is found to be changed @desktop', async ({
  browser,
}) => {
  const desk = await openOffice(browser, await openMember('content'), '/content/brand/brand');
  await main(desk).getByLabel('Colours of our own').check();
  await main(desk).getByLabel('The same as words on light').fill('#f6b23c');
  await saveDraft(desk);
  await expect(main(desk).getByRole('status').filter({ hasText: 'The same as words on light' })).toContainText(
    'is hard to see on light grounds',
  );
  await expect(main(desk).getByRole('button', { name: 'Publish' })).toHaveAccessibleDescription(/Mend the problems/);
  await expectAccessible(desk);

  await main(desk).getByRole('link', { name: 'Games' }).click();
  await main(desk).getByLabel('Name of a game').fill('thatch');
  await expect(desk).toHaveURL('/content/games?text=thatch');
  const row = main(desk).getByRole('row', { name: /Thatch and Thunder/ });
  await expect(row).toContainText('On the site');
  await row.getByRole('button', { name: /Change/ }).click();
  await dialog(desk).getByLabel('Popularity').fill('101');
  await confirm(desk, 'Change');
  await expect(dialog(desk).getByLabel('Popularity')).toHaveAccessibleDescription(/from 0 to 100/);
  await expectAccessible(desk);
});

/** Publishes what the desk shows, now. */
async function publishNow(desk: Page): Promise<void> {
  await main(desk).getByRole('button', { name: 'Publish' }).click();
  await confirm(desk, 'Publish');
  await expect(news(desk, /is published/)).toBeVisible();
}

// Above the games, where no other walk measures the page; home's banners are the same row.
test('a banner is written, stands above the games within 5 s, and is switched off @desktop', async ({
  page,
  browser,
}) => {
  const title = `Walk ${Date.now()}`;
  const desk = await openOffice(browser, await openMember('content'), '/content/banner');
  await main(desk).getByRole('link', { name: 'New banner' }).click();
  await column(desk, 'English').getByLabel('Title').fill(title);
  await column(desk, 'English').getByLabel('Text').fill('See what is new.');
  await main(desk).getByLabel('Where it leads').fill('https://elsewhere.example');
  await saveDraft(desk);
  const problems = main(desk).getByRole('status').filter({ hasText: 'Where it leads' });
  await expect(problems).toContainText('a path of this site');
  await main(desk).getByLabel('Where it leads').fill('/promotions');
  await main(desk).getByLabel('Home', { exact: true }).uncheck();
  await main(desk).getByLabel('Lists of games').check();
  await saveDraft(desk);
  await expectAccessible(desk);
  await main(desk).getByRole('tab', { name: 'Preview' }).click();
  await expect(main(desk).getByRole('tabpanel', { name: 'English' })).toContainText(title);
  await publishNow(desk);
  const banner = main(page).getByRole('list', { name: 'Promotions' }).getByRole('link', { name: title });
  // The site has it in time; how long its pages take to load is measured elsewhere.
  const isShown = async (count: number) => {
    const answer = async () => (await page.request.get('/api/api/Marketing/GetBanners?lang=en&place=lobby')).text();
    await expect.poll(async () => (await answer()).split(title).length - 1, { timeout: seenWithinMs }).toBe(count);
    await page.goto('/slots');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(count);
  };
  await isShown(1);
  await expectAccessible(page);
  await banner.click();
  await expect(page).toHaveURL('/promotions');

  await main(desk).getByRole('tab', { name: 'Write' }).click();
  await main(desk).getByLabel('Switched on').uncheck();
  await saveDraft(desk);
  await publishNow(desk);
  await isShown(0);
});

// Neither is published: every other walk would see it. What players see of them is in home.spec.ts and in the tests of the desk.
test("home's order and a logo are drafted and previewed; the matches cannot be hidden @desktop", async ({
  browser,
}) => {
  const desk = await openOffice(browser, await openMember('content'), '/content/home/home');
  const shown = () => main(desk).getByRole('list', { name: 'Sections' }).getByRole('listitem');
  await expect(shown()).toHaveCount(5);
  await main(desk).getByRole('button', { name: 'Up Games' }).click();
  await main(desk).getByRole('button', { name: 'Hide Jackpot and Zeppelin' }).click();
  await expect(shown()).toHaveText([/Banners/, /Games/, /Matches/, /Welcome/]);
  await expect(main(desk).getByRole('button', { name: 'Hide Matches' })).toHaveCount(0);
  await expectAccessible(desk);
  await saveDraft(desk);
  await expect(news(desk, /Saved as version/)).toBeVisible();
  await main(desk).getByRole('tab', { name: 'Preview' }).click();
  await expect(main(desk).getByRole('tabpanel').getByRole('listitem')).toHaveText([
    'Banners',
    'Games',
    'Matches',
    'Welcome',
  ]);

  await main(desk).getByRole('link', { name: 'Brand' }).click();
  const logo = main(desk).getByLabel('Upload a logo');
  const wide = await desk.screenshot({ clip: { x: 0, y: 0, width: 1_200, height: 100 } });
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: wide });
  await expect(main(desk).getByRole('alert')).toContainText('more than five times as wide as high');
  await logo.setInputFiles(await photograph(desk));
  await expect(main(desk).getByRole('img', { name: 'The logo' })).toHaveAttribute('src', /-\d+\.webp$/);
  await main(desk).getByRole('tab', { name: 'Preview' }).click();
  await expect(main(desk).getByRole('tabpanel').locator('img')).toHaveCount(2);
});
