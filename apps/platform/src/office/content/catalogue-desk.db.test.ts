import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfficeCallData } from '@harmattan/contract/office';
import { beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '../../settings/paths.ts';
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

type Games = OfficeCallData<'GET Catalogue/Games'>;

const games = async (query: { text?: string; supplier?: string } = {}) =>
  (await editor.call('GET Catalogue/Games', { query })).data as Games;
const asListed = { isHidden: false, popularity: null, categories: null, hasDropsAndWins: null };
const set = (id: number, choice: Partial<Games['games'][number]['choice']>, basedOn = 0) =>
  editor.call('POST Catalogue/SetGame', { body: { id, basedOn, ...asListed, ...choice, comment: 'as agreed' } });

/** A page of slots, as a visitor's phone asks for it. */
async function slots(category = 0): Promise<{ id: number; hasIngameDropsAndWins: boolean }[]> {
  const body = { gameType: 2, category, page: 1, providerId: 0, searchText: '', forMobile: true };
  const visitor = newBrowser(stage.platform.server);
  return [...(await visitor.call('POST Game/GetGames', { body })).data];
}
const idsOf = async (category?: number) => (await slots(category)).map(({ id }) => id);

test('a game that is hidden is in no list at once, and comes back as it was', async () => {
  const [first] = await idsOf();
  expect((await set(first as number, { isHidden: true })).status).toBe('SUCCESS');
  expect(await idsOf()).not.toContain(first);
  const [row] = (await games()).games.filter(({ id }) => id === first);
  const name = row?.name ?? '';
  expect(row).toMatchObject({ isShown: false, isListed: true, version: 1, choice: { isHidden: true } });
  expect((await games({ text: name.toUpperCase() })).games.map(({ id }) => id)).toContain(first);
  // Sent twice it is done once, and one who saw an older state is refused.
  expect((await set(first as number, { isHidden: true })).status).toBe('SUCCESS');
  expect((await set(first as number, { popularity: 3 })).status).toBe('RECORD_HAS_MOVED_ON');
  expect((await set(first as number, {}, 1)).status).toBe('SUCCESS');
  expect((await idsOf())[0]).toBe(first);
  const { rows } = await db.database.pool.query(
    'select actor, action, reason, before, after from audit.entry where subject = $1 order by id',
    [`game ${first}`],
  );
  const entry = { actor: editor.userName, action: 'set a game', reason: 'as agreed' };
  expect(rows).toEqual([
    { ...entry, before: asListed, after: { ...asListed, isHidden: true } },
    { ...entry, before: { ...asListed, isHidden: true }, after: asListed },
  ]);
});

test('popularity, categories and drops and wins are those of the office, over an import too', async () => {
  const all = await slots();
  const last = all.at(-1) as (typeof all)[number];
  const classic = 7;
  const choice = { popularity: 100, categories: [classic], hasDropsAndWins: !last.hasIngameDropsAndWins };
  await set(last.id, choice);
  const moved = (await slots()).find(({ id }) => id === last.id);
  expect((await idsOf()).indexOf(last.id)).toBeLessThan(all.length - 1);
  expect(moved?.hasIngameDropsAndWins).toBe(choice.hasDropsAndWins);
  expect(await idsOf(classic)).toContain(last.id);
  const shipped = readFileSync(join(repositoryRoot, 'brand/sandbox-games.json'), 'utf8');
  expect(await stage.platform.catalogue.importGames(JSON.parse(shipped))).toMatchObject({ isWritten: true, bad: [] });
  expect(await idsOf(classic)).toContain(last.id);
  expect((await set(last.id, { categories: [8] }, 1)).data).toEqual({ message: 'WRONG_CATEGORY' });
  expect((await set(2_000_000_000, {})).status).toBe('RECORD_DOES_NOT_EXIST');
});

test('all games of a supplier are hidden and shown again', async () => {
  const [supplier] = (await games()).suppliers.filter(({ games }) => games > 0);
  const { id } = supplier as Games['suppliers'][number];
  const own = (await games({ supplier: String(id) })).games.filter(({ isShown }) => isShown);
  expect(own.length).toBeGreaterThan(0);
  const hide = (isHidden: boolean, basedOn: number) =>
    editor.call('POST Catalogue/SetSupplier', { body: { id, basedOn, isHidden, comment: 'as agreed' } });
  await hide(true, 0);
  expect((await games({ supplier: String(id) })).games.filter(({ isShown }) => isShown)).toEqual([]);
  expect((await hide(false, 0)).status).toBe('RECORD_HAS_MOVED_ON');
  await hide(false, 1);
  expect((await games({ supplier: String(id) })).games.filter(({ isShown }) => isShown)).toHaveLength(own.length);
});
