import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails on anything that would keep a person from using the page, and names it. */
export async function expectAccessible(page: Page): Promise<void> {
  const builder = new AxeBuilder({ page })
    // What is in order is not listed: to find a name for every element takes longer than to look at it.
    .options({ resultTypes: ['violations'] })
    // A fifth of the time, for something that is never grave.
    .disableRules('region');
  // What frames of others say is put together on a page of its own; most pages have none.
  const { violations } = await builder.setLegacyMode(page.frames().length === 1).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
