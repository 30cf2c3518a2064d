import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTestClock } from '@harmattan/process/test-clock';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../../plumbing/log.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { sharedTestPlatform } from '../../../testing/test-platform.ts';
import { newBrowser } from '../../../testing/test-player.ts';
import { goodFile } from '../testing/good-file.ts';
import { fillSandbox } from './fill-sandbox.ts';

const db = useTestDatabase();
const pool = db.database.pool;
const log = createLog({ level: 'silent' });
const dayMs = 86_400_000;

type File = ReturnType<typeof goodFile>;

const platformOf = () => sharedTestPlatform(db);
const visitor = async () => newBrowser((await platformOf()).server);

async function write(change: (file: File) => void = () => {}): Promise<void> {
  const file = goodFile();
  change(file);
  expect(await (await platformOf()).marketing.replacePromotions({ file, actor: 'ada' })).toEqual({ problems: [] });
}

const idsIn = async (categoryId: string) =>
  (
    await (await visitor()).call('GET Marketing/getActivePromotions', { query: { lang: 'en', categoryId } as never })
  ).data.map(({ id }) => id);

const detailsOf = async (id: string, lang = 'en') =>
  (await visitor()).call('GET Marketing/PromotionDetails', { query: { lang, PromotionID: id } as never });

const categoriesIn = async (lang: string) =>
  (await visitor()).call('GET Marketing/GetActivePromotionCategories', { query: { lang } as never });

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

beforeEach(() => setTestClock(db.database.pool, 0));

test('a sandbox starts with promotions in every category and language, each with a picture', async () => {
  const { server } = await platformOf();
  const someone = await visitor();
  for (const lang of ['en', 'sw', 'zh']) {
    const { data: categories } = await categoriesIn(lang);
    expect(categories.length).toBeGreaterThanOrEqual(4);
    for (const { id } of [{ id: 0 }, ...categories]) {
      const query = { lang, categoryId: String(id) } as never;
      const { data } = await someone.call('GET Marketing/getActivePromotions', { query });
      expect(data.length).toBeGreaterThan(0);
      for (const { imageURL } of data) expect((await server.inject(imageURL)).statusCode, imageURL).toBe(200);
    }
  }
});

test('shows what the operator wrote, in the language and the order asked for', async () => {
  await write(({ promotions }) => promotions.reverse());
  expect((await categoriesIn('sw')).data).toEqual([
    { id: 1, category: 'category 1 sw', isActive: true, activatedInMenu: true },
    { id: 2, category: 'category 2 sw', isActive: true, activatedInMenu: false },
  ]);
  expect([await idsIn('0'), await idsIn('1'), await idsIn('2'), await idsIn('77')]).toEqual([[2, 1], [2, 1], [2], []]);
  expect(await detailsOf('2', 'zh')).toMatchObject({
    status: 'SUCCESS',
    data: {
      id: 2,
      imageURL: '/art/banners/welcome.svg',
      titleMainPage: 'promotion 2 zh',
      categoryDescriptionAll: 'about 2 zh',
      promotionCategoryList: [
        { id: 1, category: 'category 1 zh' },
        { id: 2, category: 'category 2 zh' },
      ],
      promotionTagsList: [{ tagName: 'tag zh' }],
      startDate: '2026-01-01T00:00:00',
      endDate: null,
      text: '**Text** 2 zh, see [slots](/slots).',
      action: { label: 'go zh', url: '/slots' },
    },
  });
});

test('a promotion is on from its first instant until before its last, by the database’s clock', async () => {
  await write(({ promotions: [first, second] }) => {
    Object.assign(first as object, { startsAt: inDays(2), endsAt: inDays(4) });
    Object.assign(second as object, { endsAt: inDays(1) });
  });
  const seen = async (days: number) => {
    await setTestClock(db.database.pool, days * dayMs);
    return [await idsIn('0'), (await categoriesIn('en')).data.map(({ id }) => id), (await detailsOf('1')).status];
  };
  const gone = 'PROMOTION_DOES_NOT_EXIST';
  expect(await seen(0)).toEqual([[2], [1, 2], gone]);
  // An active category stays when nothing is on in it.
  expect(await seen(1.5)).toEqual([[], [1, 2], gone]);
  expect(await seen(3)).toEqual([[1], [1, 2], 'SUCCESS']);
  expect(await seen(5)).toEqual([[], [1, 2], gone]);
});

test('hides what is switched off, and a category that is, but not what stands in another as well', async () => {
  await write(({ promotions: [first], categories: [category] }) => {
    Object.assign(first as object, { isActive: false });
    Object.assign(category as object, { isActive: false });
  });
  expect([await idsIn('0'), await idsIn('1'), await idsIn('2')]).toEqual([[2], [], [2]]);
  expect((await categoriesIn('en')).data.map(({ id }) => id)).toEqual([2]);
  expect((await detailsOf('2')).data).toMatchObject({ promotionCategoryList: [{ id: 2 }] });
  expect((await detailsOf('1')).status).toBe('PROMOTION_DOES_NOT_EXIST');
});

test('knows no promotion that the operator did not write, and takes nothing for an id that is none', async () => {
  expect((await detailsOf('999999999')).status).toBe('PROMOTION_DOES_NOT_EXIST');
  for (const id of ['0', '-1', '1.5', '01', 'x', '1e3', '', '9999999999', "1' or 1=1"]) {
    expect((await detailsOf(id)).http, id).toBe(400);
  }
  expect((await detailsOf('1', 'fr')).http).toBe(400);
  const someone = await visitor();
  const query = { lang: 'en', categoryId: '-1' } as never;
  expect((await someone.call('GET Marketing/getActivePromotions', { query })).http).toBe(400);
});

test('writes nothing of a bad file, and keeps who wrote what, and what was there before', async () => {
  await write();
  const { marketing } = await platformOf();
  const bad = { ...goodFile(), categories: [] };
  expect((await marketing.replacePromotions({ file: bad, actor: 'eve' })).problems).not.toEqual([]);
  expect(await idsIn('0')).toEqual([1, 2]);
  const next = { ...goodFile(), promotions: [] };
  await marketing.replacePromotions({ file: next, actor: 'obi' });
  const [newest] = await marketing.promotionsAudit();
  expect(newest).toMatchObject({ actor: 'obi', before: goodFile(), after: next });
  expect(await idsIn('0')).toEqual([]);
});

test('two operators at once leave one whole file, and every reader sees one', async () => {
  const { marketing } = await platformOf();
  const one = goodFile();
  const other = { ...goodFile(), promotions: goodFile().promotions.map((row) => ({ ...row, id: row.id + 100 })) };
  const writers = Array.from({ length: 8 }, (_, turn) =>
    marketing.replacePromotions({ file: turn % 2 ? one : other, actor: `writer ${turn}` }),
  );
  const readers = Array.from({ length: 20 }, () => idsIn('0'));
  for (const outcome of await Promise.all(writers)) expect(outcome).toEqual({ problems: [] });
  const whole = ['1,2', '101,102'];
  await write();
  for (const ids of await Promise.all(readers)) expect([...whole, '']).toContain(ids.join(','));
  expect(await idsIn('0')).toEqual([1, 2]);
});

test('the sandbox takes its file over when it changed, once, and never over an operator’s words', async () => {
  await db.database.pool.query(`update marketing.promotion_list set written_by = null, shipped_hash = null`);
  const folder = mkdtempSync(join(tmpdir(), 'promotions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'promotions.json');
  const audits = async () => (await (await platformOf()).marketing.promotionsAudit()).length;
  const ship = (promotions: number) =>
    writeFileSync(path, JSON.stringify({ ...goodFile(), promotions: goodFile().promotions.slice(0, promotions) }));

  ship(1);
  const before = await audits();
  await Promise.all([fillSandbox(pool, { path, log }), fillSandbox(pool, { path, log })]);
  expect([await idsIn('0'), await audits()]).toEqual([[1], before + 1]);
  ship(2);
  await fillSandbox(pool, { path, log });
  expect(await idsIn('0')).toEqual([1, 2]);

  writeFileSync(path, '{');
  await fillSandbox(pool, { path, log });
  await fillSandbox(pool, { path: join(folder, 'nowhere.json'), log });
  expect(await idsIn('0')).toEqual([1, 2]);

  await write(({ promotions }) => promotions.pop());
  ship(2);
  await fillSandbox(pool, { path, log });
  expect(await idsIn('0')).toEqual([1]);
});
