import type { OfficeCallData } from '@harmattan/contract/office';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();

type Record = OfficeCallData<'GET Content/Document'>;
type Body = Extract<Record['newest']['document'], { kind: 'brand' }>['body'];

test('the brand is changed without a restart: page, style sheet and information pages follow, and colours that cannot be read are refused', async () => {
  const { platform, newStaff } = await openOfficeStage(db);
  const editor = await newStaff('content');
  const shown = async () => {
    const { body } = await platform.server.inject('/');
    return { brand: JSON.parse(/application\/json">(.*?)<\/script>/s.exec(body)?.[1] ?? '').brand, body };
  };
  const name = { kind: 'brand' as const, key: 'brand' };
  const { data } = await editor.call('GET Content/Document', { query: name });
  const start = (data as Record).newest.document.body as Body;
  expect(start).toMatchObject({ name: 'Harmattan', colours: null, chatUrl: '' });
  const write = async (basedOn: number, change: Partial<Body>) =>
    editor.call('POST Content/Save', {
      body: { key: 'brand', basedOn, document: { kind: 'brand', body: { ...start, ...change } }, comment: 'as agreed' },
    });
  const publish = (version: number, seen: number) =>
    editor.call('POST Content/Publish', { body: { ...name, version, seen, at: null, comment: 'as agreed' } });

  const pale = { accent: '#f6b23c', accentTextDark: '#333333', accentTextLight: '#7d4e00' };
  const refused = await write(0, { colours: pale, storeUrl: 'http://plain.example' });
  expect(refused.data).toMatchObject({ version: 2, problems: ['storeUrl: must be an https:// address'] });
  expect((await write(2, { colours: pale })).data).toMatchObject({
    problems: [expect.stringContaining('colours.accentTextDark: is hard to see on dark grounds')],
  });
  expect((await publish(3, 0)).status).toBe('INCORRECT_PARAMETER_VALUE');

  const before = await platform.server.inject('/');
  const colours = { accent: '#3ecf8e', accentTextDark: '#3ecf8e', accentTextLight: '#0a6b41' };
  await write(3, { name: 'Sirocco', licences: ['Licence 7'], colours });
  expect((await publish(4, 0)).status).toBe('SUCCESS');
  const { brand, body } = await shown();
  expect(brand).toMatchObject({ name: 'Sirocco', licences: ['Licence 7'], chatUrl: null });
  expect(brand).not.toHaveProperty('colours');
  const known = { 'if-none-match': String(before.headers.etag) };
  expect((await platform.server.inject({ url: '/', headers: known })).statusCode).toBe(200);
  const [, sheet = ''] = /href="(\/art\/brand\.css\?[0-9a-f]{12})"/.exec(body) ?? [];
  const styles = await platform.server.inject(sheet);
  expect([styles.headers['content-type'], styles.body]).toEqual([
    'text/css; charset=utf-8',
    expect.stringContaining('--accent:#3ecf8e'),
  ]);
  expect((await platform.server.inject('/pages/en/terms.md')).body).toContain('Sirocco');

  await publish(1, 4);
  expect((await shown()).brand).toMatchObject({ name: 'Harmattan' });
  expect((await shown()).body).not.toContain('brand.css');
});
