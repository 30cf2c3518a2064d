import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBrand } from '../../settings/brand.ts';
import { SettingsError } from '../../settings/index.ts';
import { repositoryRoot } from '../../settings/paths.ts';
import { languages, pageNames } from './page-names.ts';
import { readPages } from './read-pages.ts';

const shipped = join(repositoryRoot, 'brand/pages');
const brand = readBrand({ file: join(repositoryRoot, 'brand/sample.json'), mode: 'sandbox' });

/** An operator's folder, with English texts unless it is said otherwise; undefined leaves one out. */
function folder(files: Record<string, string | Buffer | undefined> = {}): string {
  const dir = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const english = Object.fromEntries(pageNames.map((name) => [`en/${name}.md`, `changed: 2026-01-02\n\nOur ${name}.`]));
  for (const [file, text] of Object.entries({ ...english, ...files })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return dir;
}

function problemsOf(dir: string, mode: 'sandbox' | 'live' = 'sandbox'): string[] {
  try {
    readPages({ dir, mode, brand });
  } catch (error) {
    if (error instanceof SettingsError) return error.problems.map((problem) => problem.replace(`(${dir})`, '()'));
    throw error;
  }
  return [];
}

test('the shipped texts are there in every language, filled in, and plainly samples', () => {
  const { texts: pages } = readPages({ dir: shipped, mode: 'sandbox', brand });
  expect(pages.size).toBe(languages.length * pageNames.length);
  for (const [file, { text, language }] of pages) {
    expect(file, 'no language leans on another').toMatch(`${language}/`);
    expect(text, file).toMatch(/^changed: \d{4}-\d\d-\d\d\nsample: yes\n/);
    expect(text, file).not.toMatch(/[{}`<>]/);
  }
  expect(pages.get('en/terms.md')?.text).toContain(brand.complaintsEmail);
  expect(pages.get('zh/terms.md')?.text).toContain('尼日利亚');
});

test("an operator's own text stands in the place of ours, with the brand's words in it", () => {
  const dir = folder({
    'en/terms.md': 'changed: 2026-03-04\n\n# Terms\n\n{brand}, {legalName}, {currency}, {supportTel}',
  });
  expect(readPages({ dir, mode: 'live', brand }).texts.get('en/terms.md')).toEqual({
    text: 'changed: 2026-03-04\n\n# Terms\n\nHarmattan, Harmattan Sample Operator, NGN, +2340000000000',
    language: 'en',
  });
});

test('a text that a language lacks is the English one', () => {
  const { texts: pages } = readPages({
    dir: folder({ 'sw/terms.md': 'changed: 2026-01-02\n\nVigezo' }),
    mode: 'sandbox',
    brand,
  });
  expect(pages.get('sw/terms.md')).toMatchObject({ language: 'sw' });
  expect(pages.get('sw/affiliates.md')).toEqual(pages.get('en/affiliates.md'));
});

test('everything that is missing or wrong is named at once', () => {
  const dir = folder({
    'en/terms.md': undefined,
    'en/affiliates.md': 'No day.',
    'en/privacy-policy.md': `changed: 2026-01-02\n\n${'a'.repeat(100_000)}`,
    'en/betting-rules.md': 'changed: 2026-02-30\n\nThe 30th of February.',
    'sw/terms.md': 'changed: 2026-01-02\n\n{brnad} and {constructor}',
    'sw/affiliates.md': Buffer.from('changed: 2026-01-02\n\n\xff\xfe', 'latin1'),
    'zh/terms.md': 'changed: 2026-01-02\n\n',
    'zh/affiliates.md/x': 'a folder',
  });
  expect(problemsOf(dir)).toEqual([
    'PAGES_DIR (): en/terms.md: is missing',
    expect.stringContaining('en/betting-rules.md: must begin with the day of its last change'),
    'PAGES_DIR (): en/privacy-policy.md: is larger than 100 KB',
    expect.stringContaining('en/affiliates.md: must begin with the day of its last change'),
    'PAGES_DIR (): sw/terms.md: nothing is known to fill in for {brnad}, {constructor}',
    'PAGES_DIR (): sw/affiliates.md: is not written in UTF-8',
    'PAGES_DIR (): zh/terms.md: has no text',
    'PAGES_DIR (): zh/affiliates.md: is no file',
  ]);
});

test('a folder that does not exist has nothing', () => {
  expect(problemsOf(join(folder(), 'elsewhere'))).toHaveLength(pageNames.length);
});

test('live mode refuses samples, in our folder and as copies', () => {
  expect(problemsOf(shipped, 'live')).toHaveLength(languages.length * pageNames.length);
  const dir = folder({ 'sw/terms.md': undefined });
  cpSync(join(shipped, 'sw'), join(dir, 'sw'), { recursive: true });
  expect(problemsOf(dir, 'live')).toContainEqual(
    'PAGES_DIR (): sw/terms.md: is a sample, "sample: yes", and cannot go live',
  );
});

test('texts in every language have the same parts, tables and links', () => {
  const shapeOf = (file: string) =>
    readFileSync(join(shipped, file), 'utf8')
      .split('\n')
      .flatMap((line) => [
        ...(/^(#+ |- |\d+\. |\|)/.exec(line)?.slice(1) ?? []),
        ...[...line.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address),
      ]);
  for (const name of pageNames) {
    const english = shapeOf(`en/${name}.md`);
    for (const language of languages) expect(shapeOf(`${language}/${name}.md`), `${language}/${name}`).toEqual(english);
  }
});

test('texts in every language have the same numbers', () => {
  const numbersOf = (file: string) =>
    (readFileSync(join(shipped, file), 'utf8').match(/\d[\d,.:]*\d|\d/g) ?? []).toSorted();
  for (const name of pageNames) {
    const english = numbersOf(`en/${name}.md`);
    for (const language of languages)
      expect(numbersOf(`${language}/${name}.md`), `${language}/${name}`).toEqual(english);
  }
});
