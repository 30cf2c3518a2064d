import { expect, type Locator, type Page } from '@playwright/test';

export const part = (desk: Page, name: string): Locator => desk.getByRole('region', { name, exact: true });
export const dialog = (desk: Page): Locator => desk.getByRole('dialog');
export const news = (desk: Page, text: RegExp): Locator => desk.getByRole('status').filter({ hasText: text });
export const signs = (desk: Page): Locator => desk.getByRole('list', { name: 'What the player may do' });

/** Finds a player by whatever the text may be, and opens the file from the row. */
export async function findPlayer(desk: Page, text: string, userName: string): Promise<void> {
  await desk.goto('/players');
  await desk.getByLabel('Find a player').fill(text);
  await desk.keyboard.press('Enter');
  await desk.getByRole('link', { name: userName }).first().click();
  await expect(desk.getByRole('heading', { level: 1, name: `Player ${userName}` })).toBeFocused();
  await expect(signs(desk)).toBeVisible();
}

export async function openPart(desk: Page, name: string): Promise<Locator> {
  await desk.getByRole('navigation', { name: 'Parts of the file' }).getByRole('link', { name, exact: true }).click();
  await expect(desk.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
  return part(desk, name);
}

/** Writes why, and sends what the dialog asks. */
export async function confirm(desk: Page, { button, comment }: { button: string; comment: string }): Promise<void> {
  await dialog(desk).getByLabel('Comment for the staff').fill(comment);
  await dialog(desk).getByRole('button', { name: button, exact: true }).click();
}

/** What the server answers to a call that no button of the page makes. */
export function statusOf(desk: Page, path: string, body: object): Promise<string> {
  return desk.evaluate(
    async ([at, sent]) => {
      const authorization = `Bearer ${sessionStorage.getItem('officeToken')}`;
      const headers = { authorization, 'content-type': 'application/json' };
      const response = await fetch(`/office/api/${at}`, { method: 'POST', headers, body: JSON.stringify(sent) });
      return (await response.json()).status as string;
    },
    [path, body] as const,
  );
}

export function playerIdOf(desk: Page): string {
  return new URL(desk.url()).pathname.split('/')[2] ?? '';
}
