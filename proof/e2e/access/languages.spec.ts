import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { newAccount } from './account.ts';

const catalogues = new URL('../../../packages/i18n/catalogues/', import.meta.url);

function textsOf(language: string): Record<string, string> {
  return Object.assign(
    {},
    ...['message', 'register', 'sign-in', 'recovery'].map((name) =>
      JSON.parse(readFileSync(new URL(`${language}/${name}.json`, catalogues), 'utf8')),
    ),
  );
}

for (const [language, theme] of [
  ['sw', 'light'],
  ['zh', 'dark'],
] as const) {
  test(`registers, refuses and signs in, in ${language}`, async ({ page }) => {
    const texts = textsOf(language);
    const t = (id: string) => texts[id] ?? id;
    const account = newAccount();
    await page.addInitScript(
      (chosen) => {
        localStorage.setItem('appLanguage', chosen.language);
        localStorage.setItem('theme', chosen.theme);
      },
      { language, theme },
    );
    const main = page.getByRole('main');
    const number = main.getByLabel(t('register.number'));
    const password = main.getByLabel(t('register.password'), { exact: true });

    await page.goto('/register');
    await main.getByRole('button', { name: t('register.submit') }).click();
    await expect(main.getByRole('alert')).toHaveText(t('message.please_fill_all_fields'));
    await expect(number).toHaveAccessibleDescription(t('message.please_fill_the_field'));
    await expect(main.getByRole('checkbox')).toHaveAccessibleDescription(t('message.THERMES_NEEDS_TO_BE_ACCEPTED'));
    await expectAccessible(page, { inBothThemes: false });
    await number.fill(account.number);
    await main.getByRole('checkbox').check();
    for (const typed of ['123456', account.password]) {
      await password.fill(typed);
      await main.getByLabel(t('register.confirmation')).fill(typed);
      await main.getByRole('button', { name: t('register.submit') }).click();
      if (typed === '123456') await expect(password).toHaveAccessibleDescription(t('register.password.common'));
    }
    const done = page.getByRole('dialog', { name: t('register.done.title') });
    await expect(done.getByRole('button', { name: t('register.login') })).toBeVisible();

    // A page that is opened anew has forgotten what was typed.
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: t('sign-in.title') })).toBeVisible();
    await main.getByLabel(t('sign-in.number')).fill(account.number);
    await main.getByRole('button', { name: t('sign-in.submit') }).click();
    await expect(password).toHaveAccessibleDescription(t('sign-in.password.missing'));
    await password.fill('wrong-one');
    await main.getByRole('button', { name: t('sign-in.submit') }).click();
    await expect(main.getByRole('alert')).toHaveText(t('message.INVALID_USERNAME_OR_PASSWORD'));
    await expectAccessible(page, { inBothThemes: false });

    await main.getByRole('button', { name: t('sign-in.forgot') }).click();
    const recovery = page.getByRole('dialog', { name: t('recovery.title.number') });
    await expect(recovery.getByRole('button', { name: t('recovery.next') })).toBeVisible();
    await page.keyboard.press('Escape');

    await password.fill(account.password);
    await main.getByRole('button', { name: t('sign-in.submit') }).click();
    await expect(page).toHaveURL('/deposit');
  });
}

for (const language of ['en', 'sw', 'zh']) {
  test(`fits a phone of 320 px in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript((chosen) => localStorage.setItem('appLanguage', chosen), language);
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await page.getByRole('main').locator('button[type=submit]').click();
      await expect(page.getByRole('main').locator('[aria-invalid]').first()).toBeVisible();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    }
  });
}
