import { expect, type Page, test } from '@playwright/test';
import { forwardTo } from './forwarder.ts';

test.use({ serviceWorkers: 'allow' });

/** The worker comes with a visitor's second page. */
async function openWithWorker(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await page.getByRole('banner').getByRole('link', { name: 'Join now' }).click();
  await expect(page).toHaveURL(/register$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
}

/** The addresses that the worker keeps. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`caches.keys()
    .then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
    .then((requests) => requests.flat().map(({ url }) => new URL(url).pathname))`);
}

/** What the build lists for the worker. */
async function listOf(page: Page): Promise<{ files: string[]; texts: Record<'en' | 'sw' | 'zh', string[]> }> {
  const worker = await (await page.request.get('/sw.js')).text();
  return JSON.parse(/^const build = (.*);$/m.exec(worker)?.[1] ?? '');
}

async function expectTextsKept(page: Page, language: 'en' | 'sw'): Promise<void> {
  const { texts } = await listOf(page);
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(texts[language]));
}

test('can be installed: manifest, icons and a worker', async ({ page }) => {
  await openWithWorker(page);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const icon = await page.request.get(src);
    expect(icon.status(), src).toBe(200);
    const body = await icon.body();
    expect(body.length).toBeLessThan(10_000);
    if (src.endsWith('.png')) expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('a visitor who only looks in keeps nothing, and the second page brings the copy', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate('navigator.serviceWorker.getRegistration().then((known) => known === undefined)')).toBe(
    true,
  );
  await openWithWorker(page);
  await expect.poll(() => keptPaths(page)).toContain('/');
});

test('keeps the shell and no answer of the server', async ({ page }) => {
  await openWithWorker(page);
  const kept = await keptPaths(page);
  expect(kept).toContain('/');
  expect(kept.filter((path) => /^\/assets\/.*\.js$/.test(path)).length).toBeGreaterThan(5);
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('keeps the texts of the language that is read, and of the next one once it is chosen', async ({ page }) => {
  await openWithWorker(page);
  await expectTextsKept(page, 'en');
  const { texts } = await listOf(page);
  const onlySwahili = texts.sw.filter((file) => !texts.en.includes(file));
  expect((await keptPaths(page)).filter((path) => onlySwahili.includes(path))).toEqual([]);
  await page.getByRole('banner').getByLabel('Language').selectOption({ label: 'Kiswahili' });
  await expectTextsKept(page, 'sw');
});

test('opens without a network, says so, and shows the menu', async ({ page, context }) => {
  await openWithWorker(page);
  await expectTextsKept(page, 'en');
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where you are' }).getByRole('alert')).toBeVisible();
  if (test.info().project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Casino', exact: true })).toBeVisible();
});

test.describe('a newer version', () => {
  let isLater = false;
  let site: Awaited<ReturnType<typeof forwardTo>>;

  test.beforeEach(async ({ baseURL }) => {
    isLater = false;
    // The list of a later build does not have the file that the page runs.
    site = await forwardTo(baseURL ?? '', (path, body) =>
      isLater && path === '/sw.js'
        ? body.replace(/^const build = .*/, 'const build = { version: "later", files: ["/"], texts: {} };')
        : body,
    );
  });

  test.afterEach(() => site.close());

  const note = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' });
  const lookForUpdate = (page: Page) =>
    page.evaluate('navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => undefined)');

  for (const visit of ['first', 'second']) {
    test(`is told of and loaded only on request, on the ${visit} visit`, async ({ page }) => {
      await openWithWorker(page, site.url);
      if (visit === 'second') await openWithWorker(page, site.url);
      await page.evaluate("document.body.dataset.before = 'true'");
      isLater = true;
      await lookForUpdate(page);
      await expect(note(page)).toBeVisible();
      await expect(page.locator('body[data-before]')).toHaveCount(1);
      await note(page).getByRole('button', { name: 'Reload' }).click();
      await expect(page.locator('body[data-before]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('is not told of when there is none', async ({ page }) => {
    await openWithWorker(page, site.url);
    await lookForUpdate(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await lookForUpdate(page);
    await expect(note(page)).toHaveCount(0);
  });
});
