import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Axe = (builder: AxeBuilder) => AxeBuilder;

interface Look {
  /** Without: another test looks at the same elements in the other theme. */
  inBothThemes?: boolean;
}

/** Pages of the site, and the sportsbook in a window of its own. Games and payment pages are dark only. */
const wearsBothThemes = 'meta[name="color-scheme"][content="dark light"], script#book';
/** The site opens a book anew with every change of the theme: what was chosen in it would be gone. */
const framedBook = 'iframe:not([title="Game"])';
/** Everything else reads the same in either theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Fails on anything that would keep a person from using the page, in either theme, and names it. */
export async function expectAccessible(page: Page, { inBothThemes = true }: Look = {}): Promise<void> {
  await showWhole(page);
  // What is in order is not listed: to find a name for every element takes longer than to look at it. The rule about
  // regions takes a fifth of the time, for something that is never grave.
  await expectNothingGrave(page, (axe) => axe.options({ resultTypes: ['violations'] }).disableRules('region'));
  if (!inBothThemes) return;
  const hasOtherTheme = (await page.locator(wearsBothThemes).count()) > 0;
  if (!hasOtherTheme || (await page.locator(framedBook).count()) > 0) return;
  await turnTheme(page);
  await expectNothingGrave(page, (axe) => axe.options({ resultTypes: ['violations'] }).withRules(rulesOfColour));
  await turnTheme(page);
}

async function expectNothingGrave(page: Page, ask: Axe): Promise<void> {
  // What frames of others say is put together on a page of its own; most pages have none.
  const isAlone = page.frames().length === 1;
  // A document keeps axe once it has it: to read half a megabyte again costs more than many a rule.
  const hasAxe = isAlone && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) }).setLegacyMode(isAlone);
  const { violations } = await ask(axe).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const theme = await page.locator(':root').getAttribute('data-theme');
  const found = grave.map(({ id, nodes }) => `${id} (${theme ?? 'dark'}): ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found).toEqual([]);
}

/** What is fading in has colours of its own until it is there. */
async function showWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** From dark to light or back, as the page's own switch does, and until colours that change gradually have changed. */
async function turnTheme(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    const theme = root.dataset.theme === 'light' ? 'dark' : 'light';
    // The book's own element says it as well.
    for (const element of [root, ...document.querySelectorAll<HTMLElement>('.book')]) element.dataset.theme = theme;
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}
