import type { OfficeCallData } from '@harmattan/contract/office';
import { beforeAll, expect, test } from 'vitest';
import { createContent } from '../../modules/content/index.ts';
import { pixelBomb, testPicture } from '../../modules/content/testing/test-pictures.ts';
import { createLocalBus } from '../../plumbing/bus.ts';
import { createLog } from '../../plumbing/log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { Desk } from '../../testing/test-office.ts';
import { newBrowser } from '../../testing/test-player.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let editor: Desk & { userName: string };
beforeAll(async () => {
  stage = await openOfficeStage(db);
  editor = await stage.newStaff('content');
});

type ContentDocument = OfficeCallData<'GET Content/Version'>['document'];
type Promotion = Extract<ContentDocument, { kind: 'promotion' }>['body'];

const empty = { title: '', summary: '', text: '', tags: [], actionLabel: '' };

function promotion(title: string, change: Partial<Promotion> = {}): ContentDocument {
  const body: Promotion = {
    ...{
      banner: 'welcome',
      picture: null,
      isActive: true,
      position: 1,
      startsAt: '2026-01-01T00:00:00Z',
      endsAt: null,
    },
    ...{ categories: [1], actionPath: '/slots' },
    texts: {
      en: { title, summary: `about ${title}`, text: `**All** about ${title}.`, tags: ['New'], actionLabel: 'Go' },
      sw: { ...empty, title: `${title} kwa Kiswahili` },
      zh: empty,
    },
    ...change,
  };
  return { kind: 'promotion', body };
}

const save = (by: Desk, body: { key: string | null; basedOn: number; document: ContentDocument }) =>
  by.call('POST Content/Save', { body: { ...body, comment: 'as agreed' } });

async function newPromotion(title: string, change?: Partial<Promotion>): Promise<string> {
  const { status, data } = await save(editor, { key: null, basedOn: 0, document: promotion(title, change) });
  expect(status).toBe('SUCCESS');
  return (data as { key: string }).key;
}

interface Wish {
  version: number;
  seen: number;
  at?: string | null;
}
const publish = (key: string, { version, seen, at = null }: Wish, by: Desk = editor) =>
  by.call('POST Promotions/Publish', { body: { id: Number(key), version, seen, at, comment: 'as agreed' } });

const seenBy = (lang: string) => async (id: string) => {
  const visitor = newBrowser(stage.platform.server);
  const { data } = await visitor.call('GET Marketing/PromotionDetails', { query: { lang, PromotionID: id } as never });
  return data;
};
const seen = seenBy('en');

const auditOf = async (subject: string) =>
  (
    await db.database.pool.query(
      'select actor, action, outcome, reason, before, after from audit.entry where subject = $1 order by id',
      [subject],
    )
  ).rows;

test('a draft is not seen, a published one is, in English where a translation is missing, and each step is audited', async () => {
  const key = await newPromotion('Rainy days');
  expect(await seen(key)).toBeNull();
  const record = await editor.call('GET Content/Document', { query: { kind: 'promotion', key } });
  expect(record.data).toMatchObject({
    ...{ key, title: 'Rainy days', problems: [], published: null, pending: null },
    newest: { number: 1, by: editor.userName, why: 'as agreed' },
    actions: ['save', 'publish'],
  });
  expect((await publish(key, { version: 1, seen: 0 })).data).toEqual({ message: 'PUBLISHED' });
  expect(await seen(key)).toMatchObject({
    ...{ titleMainPage: 'Rainy days', imageURL: '/art/banners/welcome.svg', text: '**All** about Rainy days.' },
    action: { label: 'Go', url: '/slots' },
  });
  expect(await seenBy('sw')(key)).toMatchObject({
    ...{ titleMainPage: 'Rainy days kwa Kiswahili', categoryDescriptionAll: 'about Rainy days' },
    promotionTagsList: [{ tagName: 'New' }],
  });
  expect(await seenBy('zh')(key)).toMatchObject({ titleMainPage: 'Rainy days', action: { label: 'Go' } });
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  const entry = { actor: editor.userName, outcome: 'done', reason: 'as agreed' };
  expect(await auditOf(`promotion ${key}`)).toEqual([
    { ...entry, action: 'save content', before: null, after: { version: 1, hash } },
    { ...entry, action: 'publish content', before: { version: 0 }, after: { version: 1, hash, at: 'now' } },
  ]);
});

test('of two editors at once the second is refused and sees what the first wrote; sent twice it is saved once', async () => {
  const other = await stage.newStaff('content');
  const key = await newPromotion('Two of us');
  const outcomes = await Promise.all([
    save(editor, { key, basedOn: 1, document: promotion('First') }),
    save(other, { key, basedOn: 1, document: promotion('Second') }),
  ]);
  const refused = outcomes.find(({ status }) => status === 'RECORD_HAS_MOVED_ON');
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  const winner = outcomes[0] === refused ? 'Second' : 'First';
  expect(refused?.data).toMatchObject({
    theirs: { number: 2, why: 'as agreed', document: promotion(winner) },
  });
  const again = await save(winner === 'First' ? editor : other, { key, basedOn: 1, document: promotion(winner) });
  expect(again.data).toMatchObject({ version: 2 });
  expect((await auditOf(`promotion ${key}`)).length).toBe(2);
});

test('one that is published at a time is seen in every process when the time has come, and not before', async () => {
  const { platform, passMinutes } = stage;
  const log = createLog({ level: 'silent' });
  const elsewhere = createContent({
    ...{ pool: db.database.pool, clock: platform.clock, log, bus: createLocalBus({ log }) },
  });
  const key = await newPromotion('Later');
  const at = new Date(platform.clock.now().getTime() + 10 * 60_000).toISOString();
  expect((await publish(key, { version: 1, seen: 0, at })).data).toEqual({ message: 'PLANNED' });
  await elsewhere.refresh();
  expect([await seen(key), elsewhere.published().of('promotion').has(key)]).toEqual([null, false]);
  await passMinutes(11);
  await elsewhere.refresh();
  expect(elsewhere.published().of('promotion').has(key)).toBe(true);
  // This process looks by itself, without a restart.
  await expect.poll(() => seen(key), { timeout: 5_000 }).toMatchObject({ titleMainPage: 'Later' });
});

test('a plan is taken back, and gives way to what is published before it', async () => {
  const { platform, passMinutes } = stage;
  const soon = () => new Date(platform.clock.now().getTime() + 10 * 60_000).toISOString();
  const cancel = (key: string) =>
    editor.call('POST Content/Cancel', { body: { kind: 'promotion', key, comment: 'not now' } });
  const [first, second] = [await newPromotion('Taken back'), await newPromotion('Overtaken')];
  await publish(first, { version: 1, seen: 0, at: soon() });
  expect((await cancel(first)).status).toBe('SUCCESS');
  expect((await cancel(first)).status).toBe('RECORD_HAS_MOVED_ON');
  await publish(second, { version: 1, seen: 0, at: soon() });
  await save(editor, { key: second, basedOn: 1, document: promotion('At once') });
  await publish(second, { version: 2, seen: 0 });
  await passMinutes(11);
  await platform.content.refresh();
  expect(await seen(first)).toBeNull();
  expect(await seen(second)).toMatchObject({ titleMainPage: 'At once' });
});

test('an earlier version is published anew; a publisher who saw another one is refused', async () => {
  const key = await newPromotion('Good words');
  await publish(key, { version: 1, seen: 0 });
  await save(editor, { key, basedOn: 1, document: promotion('Bad words') });
  await publish(key, { version: 2, seen: 1 });
  expect(await seen(key)).toMatchObject({ titleMainPage: 'Bad words' });
  expect((await publish(key, { version: 1, seen: 1 })).status).toBe('RECORD_HAS_MOVED_ON');
  expect((await publish(key, { version: 1, seen: 2 })).status).toBe('SUCCESS');
  // The same word twice is the same as once.
  expect((await publish(key, { version: 1, seen: 2 })).status).toBe('SUCCESS');
  expect(await seen(key)).toMatchObject({ titleMainPage: 'Good words' });
  expect((await auditOf(`promotion ${key}`)).filter(({ action }) => action === 'publish content')).toHaveLength(3);
});

test('all problems of a draft are told, and keep it from being published', async () => {
  const key = await newPromotion('', {
    categories: [77],
    endsAt: '2025-01-01T00:00:00Z',
    actionPath: 'https://a.example',
  });
  const { data } = await editor.call('GET Content/Document', { query: { kind: 'promotion', key } });
  const { problems } = data as { problems: string[] };
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(
    expect.arrayContaining(['actionPath', 'texts.en.title', 'texts.en.summary']),
  );
  const answer = await publish(key, { version: 1, seen: 0 });
  expect(answer).toMatchObject({
    ...{ status: 'INCORRECT_PARAMETER_VALUE', data: { message: 'NOT_PUBLISHABLE', problems } },
  });
  const [stray, past] = [await newPromotion('Stray', { categories: [77] }), await newPromotion('Past')];
  expect((await publish(stray, { version: 1, seen: 0 })).data).toMatchObject({
    problems: ['categories: there is no category 77'],
  });
  expect((await publish(past, { version: 1, seen: 0, at: '2026-01-01T00:00:00Z' })).data).toMatchObject({
    message: 'TIME_HAS_PASSED',
  });
  expect((await publish('999999', { version: 1, seen: 0 })).status).toBe('RECORD_DOES_NOT_EXIST');
});

test('what the file says is gone on from, and its place is taken once the office has published', async () => {
  const { data } = await editor.call('GET Content/Document', { query: { kind: 'promotion', key: '1' } });
  const filed = data as OfficeCallData<'GET Content/Document'>;
  expect(filed).toMatchObject({
    isFiled: true,
    newest: { number: 0, by: null },
    versions: [],
    problems: [],
    actions: ['save'],
  });
  const document = structuredClone(filed.newest.document) as Extract<ContentDocument, { kind: 'promotion' }>;
  document.body.texts.en.title = 'In other words';
  await save(editor, { key: '1', basedOn: 0, document });
  expect(await seen('1')).not.toMatchObject({ titleMainPage: 'In other words' });
  await publish('1', { version: 2, seen: 0 });
  expect(await seen('1')).toMatchObject({ titleMainPage: 'In other words' });
  const { data: list } = await editor.call('GET Content/List', { query: { kind: 'promotion' } });
  const rows = (list as OfficeCallData<'GET Content/List'>).rows.filter((row) => row.key === '1');
  expect(rows).toMatchObject([{ title: 'In other words', published: 2, isOn: true, newest: { number: 2 } }]);
  // The file's own words are the first version.
  await publish('1', { version: 1, seen: 2 });
  expect(await seen('1')).toMatchObject({ titleMainPage: filed.title });
});

test('a category is renamed and switched off', async () => {
  const names = async () => {
    const visitor = newBrowser(stage.platform.server);
    const answer = await visitor.call('GET Marketing/GetActivePromotionCategories', { query: { lang: 'zh' } as never });
    return answer.data.map(({ category }) => category);
  };
  const body = { isActive: true, isInMenu: true, position: 0, names: { en: 'Weekend', sw: '', zh: '' } };
  const saved = await save(editor, { key: null, basedOn: 0, document: { kind: 'category', body } });
  const { key } = saved.data as { key: string };
  const wish = { kind: 'category' as const, key, at: null, comment: 'as agreed' };
  await editor.call('POST Content/Publish', { body: { ...wish, version: 1, seen: 0 } });
  expect((await names())[0]).toBe('Weekend');
  await save(editor, { key, basedOn: 1, document: { kind: 'category', body: { ...body, isActive: false } } });
  await editor.call('POST Content/Publish', { body: { ...wish, version: 2, seen: 1 } });
  expect(await names()).not.toContain('Weekend');
});

test('an uploaded picture is served to players and to the staff, for good and as nothing but a picture', async () => {
  const upload = async (bytes: Buffer, by: Desk = editor) =>
    by.call('POST Content/UploadPicture', { body: { data: bytes.toString('base64') } });
  const answer = await upload(await testPicture());
  const { hash, url, smallUrl } = answer.data as { hash: string; url: string; smallUrl: string };
  const key = await newPromotion('With a picture', { picture: hash });
  await publish(key, { version: 1, seen: 0 });
  expect(await seen(key)).toMatchObject({ imageURL: url });
  for (const server of [stage.platform.server, stage.platform.office.server]) {
    for (const address of [url, smallUrl]) {
      const picture = await server.inject(address);
      expect(picture).toMatchObject({ statusCode: 200 });
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      const { etag } = picture.headers;
      expect((await server.inject({ url: address, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
    }
    for (const other of [`/art/uploads/${'0'.repeat(64)}.webp`, '/art/uploads/..%2f..%2fetc', `${url}.svg`])
      expect((await server.inject(other)).statusCode, other).toBe(404);
  }
  // The same picture twice is kept once.
  expect((await upload(await testPicture())).data).toMatchObject({ hash });
  expect(await auditOf(`picture ${hash}`)).toMatchObject([{ action: 'upload a picture', actor: editor.userName }]);
});

test('a picture that is none, a bomb, an SVG and more than 5 MB are refused, and leave nothing behind', async () => {
  const count = async () => (await db.database.pool.query('select count(*) from content.picture')).rows[0].count;
  const before = await count();
  const upload = (bytes: Buffer) =>
    editor.call('POST Content/UploadPicture', { body: { data: bytes.toString('base64') } });
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect((await upload(script)).data).toEqual({ message: 'NO_PICTURE' });
  expect((await upload(Buffer.from('no picture'))).data).toEqual({ message: 'NO_PICTURE' });
  expect((await upload(await pixelBomb())).data).toEqual({ message: 'TOO_MANY_PIXELS' });
  const large = await upload(Buffer.alloc(5_100_000, 1));
  expect([large.http, large.status]).toEqual([413, 'TOO_LARGE']);
  expect(await count()).toBe(before);
});

test('a page is changed and undone, its placeholders are filled in, and what cannot be shown is refused', async () => {
  const { server } = stage.platform;
  const read = async (language: string) => (await server.inject(`/pages/${language}/terms.md`)).body;
  const shipped = await read('en');
  const page = (en: string, sw = ''): ContentDocument => ({
    kind: 'page',
    body: { isSample: false, texts: { en, sw, zh: '' } },
  });
  const wish = { kind: 'page' as const, key: 'terms', at: null, comment: 'as agreed' };
  await save(editor, { key: 'terms', basedOn: 0, document: page('Terms of {brand}.', 'Vigezo vya {brand}.') });
  expect(await read('en')).toBe(shipped);
  await editor.call('POST Content/Publish', { body: { ...wish, version: 2, seen: 0 } });
  expect(await read('en')).toMatch(/^changed: \d{4}-\d\d-\d\d\n\nTerms of Harmattan\.$/);
  expect(await read('sw')).toContain('Vigezo vya Harmattan.');
  expect((await server.inject('/pages/zh/terms.md')).headers['content-language']).toBe('en');

  const bad = page('', 'See {nothing} and [here](javascript:alert(1)).');
  const { data } = await save(editor, { key: 'terms', basedOn: 2, document: bad });
  const problems = [
    'en: has no text',
    'sw: nothing is known to fill in for {nothing}',
    expect.stringContaining('sw: a link'),
  ];
  expect(data).toMatchObject({ version: 3, problems });
  expect((await editor.call('POST Content/Publish', { body: { ...wish, version: 3, seen: 2 } })).status).toBe(
    'INCORRECT_PARAMETER_VALUE',
  );
  await save(editor, { key: 'terms', basedOn: 3, document: page('Other terms.') });
  await editor.call('POST Content/Publish', { body: { ...wish, version: 4, seen: 2 } });
  expect(await read('en')).toContain('Other terms.');
  await editor.call('POST Content/Publish', { body: { ...wish, version: 2, seen: 4 } });
  expect(await read('en')).toContain('Terms of Harmattan.');
});

test('those who read content are offered nothing to do with it, and a page of no name cannot be begun', async () => {
  const reader = await stage.newStaff('auditor');
  const key = await newPromotion('Only read');
  const { data } = await reader.call('GET Content/Document', { query: { kind: 'promotion', key } });
  expect(data).toMatchObject({ actions: [] });
  expect((await reader.call('GET Content/List', { query: { kind: 'promotion' } })).data).toMatchObject({ actions: [] });
  const page: ContentDocument = { kind: 'page', body: { isSample: false, texts: { en: 'a', sw: '', zh: '' } } };
  expect((await save(editor, { key: 'other', basedOn: 0, document: page })).status).toBe('RECORD_DOES_NOT_EXIST');
  expect((await save(editor, { key: null, basedOn: 0, document: page })).status).toBe('RECORD_DOES_NOT_EXIST');
});

test('what was seen is not unsaid: no program changes a version or a publication that has passed', async () => {
  const key = await newPromotion('For good');
  await publish(key, { version: 1, seen: 0 });
  const { pool } = db.database;
  await expect(pool.query("update content.version set body = '{}'")).rejects.toThrow('permission denied');
  await expect(pool.query('delete from content.publication')).rejects.toThrow('permission denied');
  await expect(
    pool.query('update content.publication set cancelled_at = app_now(), cancelled_by = asked_by where key = $1', [
      key,
    ]),
  ).rejects.toMatchObject({ code: 'HA004' });
});
