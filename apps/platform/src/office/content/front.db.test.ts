import type { OfficeCallData } from '@harmattan/contract/office';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { pixelBomb, testPicture } from '../../modules/content/testing/test-pictures.ts';
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
type BodyOf<Kind extends ContentDocument['kind']> = Extract<ContentDocument, { kind: Kind }>['body'];
type Published = Exclude<ContentDocument['kind'], 'promotion'>;

const banner = (title: string, change: Partial<BodyOf<'banner'>> = {}): ContentDocument => ({
  kind: 'banner',
  body: {
    ...{ banner: 'welcome', picture: null, isActive: true, position: 10, startsAt: '2026-01-01T00:00:00Z' },
    ...{ endsAt: null, places: ['home'], path: '/slots' },
    texts: {
      en: { title, text: `about ${title}` },
      sw: { title: `${title} kwa Kiswahili`, text: '' },
      zh: { title: '', text: '' },
    },
    ...change,
  },
});

const save = (by: Desk, body: { key: string | null; basedOn: number; document: ContentDocument }) =>
  by.call('POST Content/Save', { body: { ...body, comment: 'as agreed' } });
const publish = (wish: { kind: Published; key: string; version: number; seen: number }) =>
  editor.call('POST Content/Publish', { body: { ...wish, at: null, comment: 'as agreed' } });

async function show(document: ContentDocument): Promise<string> {
  const { key } = (await save(editor, { key: null, basedOn: 0, document })).data as { key: string };
  expect((await publish({ kind: document.kind as Published, key, version: 1, seen: 0 })).status).toBe('SUCCESS');
  return key;
}

const bannersOf = async (place: 'home' | 'lobby', lang = 'en') => {
  const visitor = newBrowser(stage.platform.server);
  return (await visitor.call('GET Marketing/GetBanners', { query: { lang, place } as never })).data;
};
const pageOf = async (server = stage.platform.server) => {
  const { body } = await server.inject('/');
  return JSON.parse(/application\/json">(.*?)<\/script>/s.exec(body)?.[1] ?? '');
};
const asInstalled = ['cards', 'matches', 'games', 'welcome'];

test('banners stand at their places in their order while they are on; home has room for them only then', async () => {
  expect(await pageOf()).toMatchObject({ home: asInstalled, hasLobbyBanners: false });
  expect(await bannersOf('home')).toEqual([]);
  await show(banner('Second', { position: 20, places: ['home', 'lobby'] }));
  const first = await show(banner('First'));
  await show(banner('Over', { endsAt: '2026-02-01T00:00:00Z' }));
  await show(banner('Off', { isActive: false }));
  const soon = new Date(stage.platform.clock.now().getTime() + 10 * 60_000).toISOString();
  await show(banner('Soon', { startsAt: soon, places: ['lobby'], position: 1 }));
  expect((await bannersOf('home')).map(({ title }) => title)).toEqual(['First', 'Second']);
  expect((await bannersOf('home', 'sw'))[0]).toEqual({
    ...{ id: Number(first), imageURL: '/art/banners/welcome.svg', url: '/slots' },
    ...{ title: 'First kwa Kiswahili', text: 'about First' },
  });
  expect(await pageOf()).toMatchObject({ home: ['banners', ...asInstalled], hasLobbyBanners: true });
  expect((await bannersOf('lobby')).map(({ title }) => title)).toEqual(['Second']);
  await stage.passMinutes(11);
  expect((await bannersOf('lobby')).map(({ title }) => title)).toEqual(['Soon', 'Second']);
});

test('the page follows the period of the last banner, though nothing else is published', async () => {
  const soon = new Date(stage.platform.clock.now().getTime() + 10 * 60_000).toISOString();
  const { data } = await editor.call('GET Content/List', { query: { kind: 'banner' } });
  for (const { key, newest } of (data as OfficeCallData<'GET Content/List'>).rows) {
    const document = banner('Ends', { endsAt: soon, places: ['home'] });
    await save(editor, { key, basedOn: newest.number, document });
    await publish({ kind: 'banner', key, version: newest.number + 1, seen: newest.number });
  }
  expect(await pageOf()).toMatchObject({ home: ['banners', ...asInstalled] });
  await stage.passMinutes(11);
  expect(await pageOf()).toMatchObject({ home: asInstalled });
});

test('a banner that leads elsewhere, stands nowhere or names a picture that is not there is not published', async () => {
  const bad = banner('', { places: [], path: 'https://a.example' });
  const { data } = await save(editor, { key: null, basedOn: 0, document: bad });
  const { key, problems } = data as { key: string; problems: string[] };
  expect(problems).toEqual(
    expect.arrayContaining([
      'places: must name a place',
      'path: must be a path of this site',
      'texts.en.title: is missing',
    ]),
  );
  expect((await publish({ kind: 'banner', key, version: 1, seen: 0 })).status).toBe('INCORRECT_PARAMETER_VALUE');
  const stray = await save(editor, { key: null, basedOn: 0, document: banner('Stray', { picture: '0'.repeat(64) }) });
  expect(stray.data).toMatchObject({ problems: ['picture: is not there'] });
});

test("home's order is changed and undone; the second of two editors sees what the first did, and no order loses the matches", async () => {
  const other = await stage.newStaff('content');
  const home = (...sections: BodyOf<'home'>['sections']): ContentDocument => ({ kind: 'home', body: { sections } });
  const order = home('games', 'matches', 'cards', 'welcome');
  await save(editor, { key: 'home', basedOn: 0, document: order });
  const late = await save(other, { key: 'home', basedOn: 0, document: home('welcome', 'matches') });
  expect(late).toMatchObject({
    ...{ status: 'RECORD_HAS_MOVED_ON', data: { theirs: { number: 2, document: order } } },
  });
  await publish({ kind: 'home', key: 'home', version: 2, seen: 0 });
  expect(await pageOf()).toMatchObject({ home: ['games', 'matches', 'cards', 'welcome'] });
  const { data } = await save(other, { key: 'home', basedOn: 2, document: home('games', 'games', 'welcome') });
  expect(data).toMatchObject({
    problems: ['sections: must be named once', 'sections: must have the matches and the welcome'],
  });
  expect((await publish({ kind: 'home', key: 'home', version: 3, seen: 2 })).status).toBe('INCORRECT_PARAMETER_VALUE');
  await publish({ kind: 'home', key: 'home', version: 1, seen: 2 });
  expect(await pageOf()).toMatchObject({ home: asInstalled });
  const { rows } = await db.database.pool.query(
    "select action, outcome from audit.entry where subject = 'home home' order by id",
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'save content',
    'publish content',
    'save content',
    'publish content',
  ]);
});

const transparent = sharp({
  create: { width: 800, height: 200, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
});
const upload = async (bytes: Buffer) =>
  editor.call('POST Content/UploadLogo', { body: { data: bytes.toString('base64') } });

test("the brand's logo is written anew and stands on the site and in the office; undone, ours stands there again", async () => {
  const name = { kind: 'brand' as const, key: 'brand' };
  const { data } = await editor.call('GET Content/Document', { query: name });
  const { body } = (data as OfficeCallData<'GET Content/Document'>).newest.document as { body: BodyOf<'brand'> };
  const { data: added } = await upload(await transparent.png().toBuffer());
  const logo = added as { hash: string; width: number };
  expect(logo.width).toBe(384);
  const { data: card } = await editor.call('POST Content/UploadPicture', {
    body: { data: (await testPicture()).toString('base64') },
  });
  const write = (basedOn: number, given: typeof logo) =>
    save(editor, { key: 'brand', basedOn, document: { kind: 'brand', body: { ...body, logo: given } } });
  // A card's picture is no logo, and neither is one that was never uploaded.
  expect((await write(0, { hash: (card as { hash: string }).hash, width: 480 })).data).toMatchObject({
    problems: ['logo: is not there'],
  });
  expect((await write(2, logo)).data).toMatchObject({ version: 3, problems: [] });
  await publish({ ...name, version: 3, seen: 0 });
  const { server, office } = stage.platform;
  for (const origin of [server, office.server]) {
    expect((await pageOf(origin)).brand).toMatchObject({ logo });
    const served = await origin.inject(`/art/uploads/${logo.hash}-${logo.width}.webp`);
    expect(served.headers['content-type']).toBe('image/webp');
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 384, height: 96, hasAlpha: true });
  }
  await publish({ ...name, version: 1, seen: 3 });
  expect((await pageOf()).brand.logo).toBeNull();
});

test('a logo that is none, a bomb, too small or too wide is refused', async () => {
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect((await upload(script)).data).toEqual({ message: 'NO_PICTURE' });
  expect((await upload(await pixelBomb())).data).toEqual({ message: 'TOO_MANY_PIXELS' });
  expect((await upload(await testPicture({ width: 90, height: 90 }))).data).toEqual({ message: 'TOO_SMALL' });
  expect((await upload(await testPicture({ width: 600, height: 100 }))).data).toEqual({ message: 'TOO_WIDE' });
});
