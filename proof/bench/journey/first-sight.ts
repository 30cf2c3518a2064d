import type { Page } from '@playwright/test';
import { bookIn } from './visitor.ts';

/** How far down the first price begins, and how many whole matches stand above the bar at the foot. */
export async function measureSight(page: Page): Promise<{ firstPricePx: number; matches: number }> {
  const rows = bookIn(page).locator('li.row');
  await rows.first().locator('button.price').first().waitFor();
  const footPx = (await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox())?.y ?? Number.NaN;
  const price = await rows.first().locator('button.price').first().boundingBox();
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
  const matches = boxes.filter((box) => box && box.y + box.height <= footPx).length;
  return { firstPricePx: price?.y ?? Number.NaN, matches };
}
