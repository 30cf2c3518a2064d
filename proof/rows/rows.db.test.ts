import { openPool } from '@harmattan/process/pool';
import { useDatabaseClone } from '@harmattan/process/testing/clone-database';
import { patience } from '@harmattan/process/testing/patience';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { plantTree } from '../../scripts/tidy/testing/planted-tree.ts';
import { isTestSupport, readTree } from '../../scripts/tidy/tree.ts';
import { checkRows } from './check-rows.ts';

const tree = readTree(repositoryRoot);
const filesIn = (folder: RegExp) =>
  [...tree.modules.keys()].filter((file) => folder.test(file) && !isTestSupport(file));

function useDatabase(of: string, role = of) {
  const clone = useDatabaseClone({ of, owner: `${role}_owner`, app: `${role}_app`, close: () => pool.end() });
  const url = clone.url(`${role}_app`);
  const pool = openPool({ name: 'rows', url, connectionsMax: 1, ...patience, onIdleError() {} });
  return pool;
}

const platform = useDatabase('platform', 'harmattan');
const gateways = useDatabase('gateways');
const arcade = useDatabase('arcade');
const sportsbook = useDatabase('sportsbook');

/** What the database cannot know: a field that is never null, though its column may be. */
const neverNull: Record<string, string> = {
  'apps/platform/src/modules/cashier/store/gateway-lines.ts <LineToBook> changeMinor': 'by the condition',
  'apps/platform/src/modules/cashier/store/own-accounts.ts <LastingAccount> accountNumber': 'by the condition',
  'apps/platform/src/modules/cashier/store/own-accounts.ts <LastingAccount> bankName': 'set with the number',
  'apps/platform/src/modules/cashier/store/saved-cards.ts <Sealed> box': 'of a card that was not removed',
  'apps/platform/src/modules/cashier/store/saved-cards.ts <Sealed> keyId': 'of a card that was not removed',
  'apps/platform/src/modules/cashier/store/payments.ts <WithdrawalRow> session_epoch': 'of a withdrawal',
  'apps/platform/src/modules/cashier/store/payments.ts <{ language: TextLanguage }> language': 'by the condition',
  'apps/platform/src/modules/identity/security-log/security-log-store.ts <LogLine> sequence': 'by the condition',
  'stand-ins/arcade/src/zeppelin/flights-store.ts <BetRow> spin_id': 'by the condition',
  'stand-ins/arcade/src/zeppelin/shown-bets-store.ts <Row> win_kobo': 'by the condition',
  'stand-ins/arcade/src/zeppelin/shown-bets-store.ts <Row & { number: bigint }> win_kobo': 'by the condition',
};

/** Places whose statement is an argument of a function or is made by one that takes functions, or whose type names no field. */
const notRead = [
  'apps/platform/src/modules/races/board/board-store.ts <ScoreRow>',
  'apps/platform/src/modules/wallet/archive-entries.ts <{ entries: number; end: string }>',
  'apps/platform/src/modules/wallet/archive-entries.ts <{ entries: number }>',
  'apps/platform/src/modules/wallet/archive-entries.ts <Counted>',
  'apps/platform/src/modules/wallet/archive-entries.ts <Row>',
  'apps/platform/src/modules/wallet/book-slices.ts <Record<string, unknown>>',
  'apps/platform/src/modules/wallet/feed-store.ts <{ to: string; isOver: boolean }>',
  'apps/platform/src/modules/wallet/feed-store.ts <FeedEntry>',
  'apps/platform/src/modules/wallet/journal-size.ts <Record<keyof JournalSize, number>>',
  'apps/platform/src/modules/wallet/limit-store.ts <{ used: string[] }>',
  'apps/platform/src/modules/wallet/look-at-horizon.ts <Row>',
  'stand-ins/arcade/src/live/spins-store.ts <Row>',
  'stand-ins/arcade/src/rounds/round-row.ts <Row>',
  'stand-ins/arcade/src/rounds/round-row.ts <Row>',
  'stand-ins/arcade/src/zeppelin/flights-store.ts <Row>',
  'stand-ins/sportsbook/src/bets/bet-row.ts <Row>',
  'stand-ins/sportsbook/src/bets/movements-store.ts <Row>',
  'stand-ins/sportsbook/src/bets/sales-store.ts <Row>',
  'stand-ins/sportsbook/src/offer/matches-store.ts <Row>',
];

test.each([
  { name: 'platform', pool: platform, folder: /^(?:apps\/platform|packages\/process)\/src\//, checkedMin: 180 },
  { name: 'gateways', pool: gateways, folder: /^stand-ins\/gateways\/src\//, checkedMin: 3 },
  { name: 'arcade', pool: arcade, folder: /^stand-ins\/arcade\/src\//, checkedMin: 27 },
  { name: 'sportsbook', pool: sportsbook, folder: /^stand-ins\/sportsbook\/src\//, checkedMin: 20 },
])('types of rows say what the migrated database of the $name answers', async ({ pool, folder, checkedMin }) => {
  const { wrong, checked, unchecked } = await checkRows(pool, tree, filesIn(folder));
  const stated = Object.keys(neverNull).filter((place) => folder.test(place));
  expect(wrong.sort()).toEqual(stated.map((place) => `${place}: may be null`).sort());
  expect(unchecked.sort()).toEqual(notRead.filter((place) => folder.test(place)).sort());
  expect(checked).toBeGreaterThanOrEqual(checkedMin);
});

const planted = (query: string) => ({
  'store.ts': `import { type Seen, lateBy } from './seen.ts';
    const columns = sql\`id, user_name\`;
    interface Player extends Seen { id: bigint; user_name: string }
    export async function read(db: Queryable, wanted: { id: bigint } | undefined) {
      const condition = wanted ? sql\`id = \${wanted.id}\` : sql\`user_name = \${'ada'}\`;
      return (await ${query}).rows;
    }`,
  'seen.ts': `export interface Seen { seen_at: Instant | null }
    type Instant = Date;
    export const lateBy = (seconds: number) => sql\`seen_at < app_now() - \${seconds} * interval '1 second'\`;`,
});
const whole = `sql\`select \${columns}, seen_at from identity.player where \${condition} and \${lateBy(5)}\``;

test.each([
  [`db.query<Player>(${whole})`, []],
  [`db.query<Player & { late: boolean }>(${whole})`, ['late: no such column']],
  [`db.query<Omit<Player, 'seen_at'>>(${whole})`, ['seen_at: no such field']],
  [`db.query<{ id: number }>('select id from identity.player')`, ['id: number, but the column is bigint']],
  [`db.query<{ id: string }>({ text: 'select id from identity.player' })`, ['id: string, but the column is bigint']],
  [`db.query<{ seen_at: Date }>('select seen_at from identity.player')`, ['seen_at: may be null']],
  [`db.query<{ at: string }>('select app_now() as at')`, ['at: string, but the column is Date']],
])('finds in a planted %s: %j', async (query, problems) => {
  const { wrong, checked } = await checkRows(platform, plantTree(planted(query)), ['store.ts']);
  expect(checked).toBe(1);
  expect(wrong.map((line) => line.replace(/^.*> /, ''))).toEqual(problems);
});

test('finds a planted statement that the database does not understand', async () => {
  const files = plantTree({ 'store.ts': `db.query<{ id: bigint }>('select id from identity.playr');` });
  const { wrong } = await checkRows(platform, files, ['store.ts']);
  expect(wrong).toEqual([expect.stringContaining('relation "identity.playr" does not exist')]);
});
