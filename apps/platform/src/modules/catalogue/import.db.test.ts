import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../plumbing/log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { CatalogueFileError, createCatalogue } from './index.ts';
import { listed, startTestCatalogue, suppliers } from './testing/test-catalogue.ts';

const db = useTestDatabase();
const [endorphina] = suppliers;

async function revision(): Promise<bigint> {
  return (await db.database.pool.query('select number from catalogue.revision')).rows[0].number;
}

test('tells what was added, what changed and how, and finds nothing to do the second time', async () => {
  const { catalogue, idOf, names } = await startTestCatalogue(db, [listed('Old'), listed('Same')]);
  const before = idOf('Old');
  const file = {
    suppliers,
    games: [listed('Old', { popularity: 99, categories: [7] }), listed('Same'), listed('New')],
  };
  const report = await catalogue.importGames(file);
  expect(report).toMatchObject({
    isWritten: true,
    bad: [],
    suppliers: { added: [], changed: [], unchanged: 3 },
    games: {
      added: [{ supplier: 'endorphina', externalId: 'New', variant: '', name: 'New' }],
      changed: [
        {
          externalId: 'Old',
          changes: [
            { field: 'categories', from: '6', to: '7' },
            { field: 'popularity', from: '50', to: '99' },
          ],
        },
      ],
      unchanged: 1,
      disabled: [],
    },
  });
  expect(await names()).toEqual(['Old', 'New', 'Same']);
  expect(idOf('Old')).toBe(before);

  const number = await revision();
  const again = await catalogue.importGames(file);
  expect(again.games).toEqual({ added: [], changed: [], unchanged: 3, disabled: [] });
  expect(await revision()).toBe(number);
});

test('names every bad row with all that is wrong, and takes the good ones', async () => {
  const { catalogue, names } = await startTestCatalogue(db);
  const { name: _, ...nameless } = listed('Nameless');
  const bad: [object | null | number, string | RegExp][] = [
    [nameless, /^name: /],
    [{ ...listed('Extra'), extra: 1 }, /Unrecognized key: "extra"/],
    [listed('a', { supplier: 'nobody' as never }), /^supplier: must be one of betsolutions, /],
    [listed('b', { supplier: 'vivo' }), 'supplier: is neither in the file nor known yet'],
    [listed('c', { externalId: 'a/b' }), /^externalId: /],
    [listed('d', { externalId: '' }), /^externalId: /],
    [listed('e', { variant: '1' }), 'variant: must be empty for this supplier'],
    [listed(' f'), /^name: must have no space around it/],
    [listed('g\u0007'), /^name: must have no space around it and no control/],
    [listed('h'.repeat(101), { externalId: 'h' }), /^name: must have at most 100/],
    [listed('i', { gameType: 3 as never }), /^gameType: must be 0/],
    [listed('j', { categories: [0] }), 'categories: 0 cannot be stated for a game of type 2'],
    [listed('k', { categories: [6, 13] }), 'categories: 13 cannot be stated for a game of type 2'],
    [listed('l', { categories: [6, 6] }), 'categories: names one twice'],
    [listed('m', { gameType: 0, categories: [14, 22] }), 'categories: mixes casino and virtual games'],
    [listed('n', { image: '../secret.svg' }), /^image: /],
    [listed('o', { isForMobile: false, isForDesktop: false }), /^isForMobile: is for neither/],
    [listed('p', { releasedOn: '2026-02-30' }), /^releasedOn: must be a day/],
    [listed('q', { popularity: 101 }), /^popularity: /],
    [listed('r', { popularity: 1.5 }), /^popularity: /],
    [listed('s', { isEnabled: 'yes' as never }), /^isEnabled: /],
    [listed('Good'), 'is in the file already'],
    [null, /expected object/],
    [7, /expected object/],
  ];
  const report = await catalogue.importGames({ suppliers: [], games: [listed('Good'), ...bad.map(([row]) => row)] });
  expect(report.bad.map(({ part, row }) => [part, row])).toEqual(bad.map((_row, at) => ['games', at + 2]));
  for (const [at, [, problem]] of bad.entries()) {
    const { problems } = report.bad[at] ?? { problems: [] };
    expect(problems, `row ${at + 2}`).toHaveLength(1);
    expect(problems[0]).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
  }
  expect(report.bad[4]).toMatchObject({ supplier: 'endorphina', externalId: 'a/b' });
  expect(await names()).toEqual(['Good']);
  const two = await catalogue.importGames({ suppliers: [], games: [{ ...listed('x'), popularity: -1, image: '/' }] });
  expect(two.bad[0]?.problems).toHaveLength(2);
});

test('wants of each supplier’s games what its wire needs', async () => {
  const { catalogue } = await startTestCatalogue(db);
  const more = (['betsolutions', 'softgaming', 'egt'] as const).map((name, at) => ({
    ...endorphina,
    name,
    id: 11 + at,
  }));
  const games = [
    listed('a', { supplier: 'betsolutions', variant: '3' }),
    listed('b', { supplier: 'softgaming', variant: '998' }),
    listed('c', { supplier: 'egt', variant: '0' }),
    listed('d', { supplier: 'betsolutions', variant: '4' }),
    listed('e', { supplier: 'softgaming', variant: '' }),
    listed('f', { supplier: 'egt', variant: 'true' }),
  ];
  const report = await catalogue.importGames({ suppliers: more, games });
  expect(report.games.added.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(report.bad.map(({ problems }) => problems[0])).toEqual([
    expect.stringMatching('^variant: must be the product'),
    expect.stringMatching('^variant: must be the number of the system'),
    'variant: must be 0 or 1',
  ]);
});

test('a supplier keeps its number, and no two have the same', async () => {
  const { catalogue } = await startTestCatalogue(db);
  const report = await catalogue.importGames({
    suppliers: [
      { ...endorphina, id: 9 },
      { ...endorphina, name: 'vivo', id: 6 },
      { ...endorphina, name: 'egt', id: 2, imageBase: 'http://elsewhere.example/' },
      { ...endorphina, slotPageName: 'Endorphina Games' },
      endorphina,
      { ...endorphina, name: 'betconstruct', id: 5, imageBase: 'https://pictures.example/games/' },
      { ...endorphina, name: 'globalbet', id: 7, imageBase: 'javascript:alert(1)/' },
    ],
    games: [],
  });
  expect(report.bad.map(({ row, problems }) => [row, problems[0]])).toEqual([
    [1, 'id: is 4 for good'],
    [2, 'id: belongs to qtech'],
    [3, expect.stringMatching('^imageBase: must be a path on this site')],
    [5, 'is in the file already'],
    [7, expect.stringMatching('^imageBase: must be a path on this site')],
  ]);
  expect(report.suppliers.changed).toEqual([
    { name: 'endorphina', changes: [{ field: 'slotPageName', from: 'Endorphina', to: 'Endorphina Games' }] },
  ]);
  expect(catalogue.providerName('endorphina')).toBe('Endorphina Games');
});

test('with strict, one bad row keeps everything out', async () => {
  const { catalogue, names } = await startTestCatalogue(db, [listed('Kept')]);
  const number = await revision();
  const games = [listed('New'), listed('Bad', { popularity: -1 })];
  const report = await catalogue.importGames({ suppliers, games }, { isStrict: true });
  expect(report).toMatchObject({ isWritten: false, bad: [{ row: 2 }] });
  expect(await names()).toEqual(['Kept']);
  expect(await revision()).toBe(number);
});

test('leaves alone what the file does not name, and disables it when the file is complete', async () => {
  const { catalogue, names, idOf } = await startTestCatalogue(db, [listed('Kept'), listed('Gone')]);
  const file = { suppliers, games: [listed('Kept')] };
  expect((await catalogue.importGames(file)).games.disabled).toEqual([]);
  expect(await names()).toEqual(['Gone', 'Kept']);
  const gone = idOf('Gone');

  const damaged = { suppliers, games: [listed('Kept'), listed('Gone', { popularity: -1 })] };
  expect(await catalogue.importGames(damaged, { isComplete: true })).toMatchObject({
    isDisablingLeftOut: true,
    games: { disabled: [] },
  });
  expect((await catalogue.importGames(file, { isComplete: true })).games.disabled).toMatchObject([{ name: 'Gone' }]);
  expect(await names()).toEqual(['Kept']);
  expect((await catalogue.importGames(file, { isComplete: true })).games.disabled).toEqual([]);

  await catalogue.importGames({ suppliers, games: [listed('Gone')] });
  expect(await names()).toEqual(['Gone', 'Kept']);
  expect(idOf('Gone')).toBe(gone);
});

test.each([
  null,
  [],
  {},
  'text',
  { suppliers: [] },
  { suppliers: [], games: {} },
  { suppliers: [], games: [], more: 1 },
])('takes %j for no list of games', async (file) => {
  const { catalogue } = await startTestCatalogue(db);
  await expect(catalogue.importGames(file)).rejects.toThrow(CatalogueFileError);
});

test('two imports at once leave one catalogue', async () => {
  const { catalogue, names } = await startTestCatalogue(db);
  const games = Array.from({ length: 20 }, (_, at) => listed(`Game ${at}`));
  const reports = await Promise.all([1, 2, 3, 4].map(() => catalogue.importGames({ suppliers, games })));
  expect(reports.map(({ games: { added } }) => added.length).sort()).toEqual([0, 0, 0, 20]);
  expect(await names()).toHaveLength(20);
});

test('the sandbox fills itself once, and again when the shipped list has changed', async () => {
  const { catalogue } = await startTestCatalogue(db);
  const folder = mkdtempSync(join(tmpdir(), 'games-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const shippedFile = join(folder, 'games.json');
  const start = async () => {
    const sandbox = createCatalogue({ database: db.database, log: createLog({ level: 'silent' }), shippedFile });
    await sandbox.start();
    await sandbox.stop();
    return (name: string) => sandbox.findGame({ supplier: 'endorphina', externalId: name })?.isAvailable;
  };
  expect((await start())('One')).toBeUndefined();

  writeFileSync(shippedFile, JSON.stringify({ suppliers, games: [listed('One')] }));
  expect((await start())('One')).toBe(true);
  await catalogue.importGames({ suppliers, games: [listed('One', { isEnabled: false })] });
  expect((await start())('One')).toBe(false);

  writeFileSync(shippedFile, JSON.stringify({ suppliers, games: [listed('One'), listed('Two')] }));
  const [first, second] = await Promise.all([start(), start()]);
  for (const find of [first, second]) expect([find('One'), find('Two')]).toEqual([true, true]);
});
