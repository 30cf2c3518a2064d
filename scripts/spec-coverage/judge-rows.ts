import type { Proof, Row } from './read-rows.ts';

/** What the repository holds. */
export interface Repository {
  isFile(path: string): boolean;
  hasTitle(file: string, title: string): boolean;
}

const isTestFile = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);

/** What is wrong with the list as it is written. */
export function findRowProblems(rows: readonly Row[], repository: Repository): string[] {
  return rows.flatMap((row, at) => {
    const expected = numbersAfter(rows[at - 1]?.number);
    const problems = expected.includes(row.number) ? [] : [`should be ${expected.join(' or ')}`];
    return [...problems, ...problemsOf(row, repository)].map((problem) => `${row.number} ${problem}`);
  });
}

/** Document, section and statement count without gaps. */
function numbersAfter(before = '0.0.0'): string[] {
  const [document = 0, section = 0, statement = 0] = before.split('.').map(Number);
  return [`${document}.${section}.${statement + 1}`, `${document}.${section + 1}.1`, `${document + 1}.1.1`];
}

function problemsOf({ asks, proofs, note, unread }: Row, repository: Repository): string[] {
  if (asks === '') return ['does not say what it asks for'];
  if (unread !== '') return [`has a cell that cannot be read: ${unread}`];
  if (note?.text === '') return [`is ${note.kind} and says no more`];
  if (proofs.length === 0 && !note) return ['names neither a test nor a file'];
  return proofs.flatMap((proof) => proofProblems(proof, repository));
}

function proofProblems({ file, titles }: Proof, { isFile, hasTitle }: Repository): string[] {
  if (!isFile(file)) return [`names a file that does not exist: ${file}`];
  if (isTestFile(file) && titles.length === 0) return [`names no test of ${file}`];
  return titles.filter((title) => !hasTitle(file, title)).map((title) => `names a test that ${file} lacks: ${title}`);
}

/** How many statements are shown by what. A row with a test and a file counts as one with a test. */
export function countRows(rows: readonly Row[]): string {
  const kindOf = ({ proofs, note }: Row) =>
    note?.kind ?? (proofs.some(({ titles }) => titles.length > 0) ? 'test' : 'file');
  const count = (kind: string) => rows.filter((row) => kindOf(row) === kind).length;
  return `${rows.length} statements: ${count('test')} shown by tests, ${count('file')} by a file, ${count('reading')} read in another way, ${count('open')} open.`;
}
