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

test('a promotion with a picture is written, previewed, published at a time, and seen by a player within 5 s @desktop', async ({
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
  await expect(main(desk).getByRole('img', { name: 'Picture of the promotion' })).toHaveAttribute('src', /uploads/);

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

  await publishInAMinute(desk);
  await page.goto('/promotions');
  await expect(main(page).getByRole('link', { name: title })).toHaveCount(0);
  await expect(async () => {
    await page.reload();
    await expect(main(page).getByRole('link', { name: title })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
  await main(page).getByRole('link', { name: title }).click();
  await expect(main(page)).toContainText('Twice the fun');
  const picture = main(page).locator('img');
  await expect(picture).toHaveAttribute('src', /^\/art\/uploads\/[0-9a-f]{64}\.webp$/);
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
});

/** The field takes whole minutes: the next one, or the one after it where that is too close to type. */
async function publishInAMinute(desk: Page): Promise<void> {
  await main(desk).getByRole('button', { name: 'Publish' }).click();
  await dialog(desk).getByLabel('When').selectOption('At a time');
  const time = await desk.evaluate(() => {
    const at = new Date(Date.now() + 75_000 - new Date().getTimezoneOffset() * 60_000);
    return at.toISOString().slice(0, 16);
  });
  await dialog(desk).getByLabel('Time').fill(time);
  await confirm(desk, 'Publish');
  await expect(news(desk, /is published on/)).toBeVisible();
  await expect(main(desk).getByText(/Version 2 follows on/)).toBeVisible();
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
    }).toPass({ timeout: 5_000 });
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
