import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What runs on the server and in the player's browser, without its tests. Stand-ins exist in the sandbox only. */
const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing\/|node_modules/.test(file),
);
const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The files with such a place, but for those that are named with their reason. */
const filesWith = (pattern: RegExp, except: Record<string, string> = {}) =>
  sources.filter(({ file, text }) => pattern.test(text) && !(file in except)).map(({ file }) => file);

test('there is product code to look at', () => {
  expect(files.length).toBeGreaterThan(500);
});

test('product code runs no text as code', () => {
  expect(filesWith(/\beval\(|new Function\(|node:vm\b|setTimeout\(\s*['"`]/)).toEqual([]);
});

test('product code starts no command of the system', () => {
  expect(filesWith(/child_process|worker_threads/)).toEqual([]);
});

test('product code writes no text into a page as HTML', () => {
  expect(filesWith(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|srcdoc/i)).toEqual(
    [],
  );
});

test('product code draws no chance from a weak generator', () => {
  expect(filesWith(/Math\.random/)).toEqual([]);
});

test('product code makes no regular expression of what a caller sends', () => {
  const reasons = {
    'apps/platform/src/modules/identity/second-factor/recovery-codes.ts': 'an alphabet and lengths of our own',
    'apps/platform/src/modules/identity/second-factor/totp.ts': 'a length of our own',
    'packages/process/src/migration-dialect.ts': 'the parts of a grammar of our own',
  };
  expect(filesWith(/\bRegExp\(/, reasons)).toEqual([]);
});

/** What puts text into a statement beside the tag `sql`, whose gaps are parameters. */
const joinsSql = new RegExp(
  [
    /new Sql\(/,
    /query(?:<[^>]*>)?\([^)]*['"`]\s*\+/,
    // What stands in the text of a query is a constant, a setting or a list of columns: never a field of a request.
    /query(?:<[^>]*>)?\(\s*`[^`]*\$\{[^}]*\b(?:request|body|context|userName|params|headers)\b[^}]*\}/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

test('product code has no statement of SQL that is joined from text', () => {
  const reasons = { 'packages/process/src/sql.ts': 'the tag itself' };
  expect(filesWith(joinsSql, reasons)).toEqual([]);
});

test.each([
  'db.query(new Sql([word], []))',
  "db.query('select 1 from player where name = ' + userName)",
  'db.query<Row>(`select 1 from player where name = ` + userName)',
  `db.query<{ id: bigint }>(\`select id from player where name = '\${body.userName}'\`)`,
])('finds that a statement is joined from text: %s', (text) => {
  expect(text).toMatch(joinsSql);
});

test.each([
  `db.query<Row>(sql\`select 1 from player where name = \${body.userName}\`)`,
  `db.query(\`select \${columns} from player where name = $1\`, [body.userName])`,
])('finds nothing where values are parameters: %s', (text) => {
  expect(text).not.toMatch(joinsSql);
});

test('every password field tells a password manager what it is, and takes what is pasted', () => {
  const site = sources.filter(({ file }) => file.startsWith('apps/site/') && !file.includes('/gallery/'));
  const fields = site.flatMap(({ text }) => text.match(/<PasswordField[^>]*>/gs) ?? []);
  expect(fields.length).toBeGreaterThan(4);
  for (const field of fields) expect(field).toMatch(/autoComplete=("(current|new)-password"|\{)/);
  expect(filesWith(/onPaste/)).toEqual([]);
});
