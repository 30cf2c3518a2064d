import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block, List, Part } from './blocks.ts';
import { plainText } from './plain-text.ts';
import { readProse } from './read-prose.ts';

const paragraph = (...parts: Part[]): Block => ({ kind: 'paragraph', parts });
const list = (...items: string[]): List => ({
  kind: 'list',
  isOrdered: false,
  start: 1,
  items: items.map((item) => ({ parts: [item] })),
});

test('reads headings, paragraphs and rules', () => {
  expect(readProse('# One\n## Two ##\n### Three\nfirst\nline\n\nsecond\n---\nthird')).toEqual([
    { kind: 'heading', level: 1, parts: ['One'] },
    { kind: 'heading', level: 2, parts: ['Two ##'] },
    { kind: 'heading', level: 3, parts: ['Three'] },
    paragraph('first\nline'),
    paragraph('second'),
    { kind: 'rule' },
    paragraph('third'),
  ]);
});

test('reads text from any system and the empty one', () => {
  expect(readProse('a\r\n\r\nb\rc')).toEqual([paragraph('a'), paragraph('b\nc')]);
  expect(readProse('')).toEqual([]);
  expect(readProse(' \n\t\n')).toEqual([]);
});

test.each(['#hash', '#### four', '#', '--', '-a', '1.a', '1)', '- ', '> quote', '<h1>x</h1>', '| a |'])(
  '%j is a paragraph',
  (text) => {
    expect(readProse(text)).toEqual([paragraph(text.trim())]);
  },
);

test('reads lists, with blank lines and long items in them, up to a paragraph', () => {
  expect(readProse('- a\n- b\n\n- c\n  goes on\n\nafter')).toEqual([list('a', 'b', 'c\ngoes on'), paragraph('after')]);
  expect(readProse('before\n- a\nlazy')).toEqual([paragraph('before'), list('a\nlazy')]);
  expect(readProse('3. a\n4. b\n- c')).toEqual([{ ...list('a', 'b'), isOrdered: true, start: 3 }, list('c')]);
});

test('reads one level of lists in lists', () => {
  expect(readProse('- a\n  - b\n    - c\n\t1. d\n- e')).toEqual([
    { ...list(), items: [{ parts: ['a'], list: list('b', 'c', 'd') }, { parts: ['e'] }] },
  ]);
  expect(readProse('1. a\n   - b')).toEqual([
    { kind: 'list', isOrdered: true, start: 1, items: [{ parts: ['a'], list: list('b') }] },
  ]);
});

test('a line that begins with a year goes on with its paragraph', () => {
  expect(readProse('Founded in\n2026. Still here.')).toEqual([paragraph('Founded in\n2026. Still here.')]);
});

test('reads tables, also with ragged rows', () => {
  expect(readProse('| a | b |\n|---|:-:|\n| **1** | 2 |\n| 3 |\n|4|5|6|\nafter')).toEqual([
    {
      kind: 'table',
      head: [['a'], ['b']],
      rows: [[[{ kind: 'bold', parts: ['1'] }], ['2']], [['3']], [['4'], ['5'], ['6']]],
    },
    paragraph('after'),
  ]);
});

test('plain text has the words of every block', () => {
  const text = '# **A** b\n\n- c\n  - d [e](/f)\n\n---\n\n| g | h |\n|-|-|\n| i | j |\n\nk _l_';
  expect(plainText(readProse(text))).toBe('A b\nc\nd e\ng · h\ni · j\nk l');
});

/** Dense in marks, so that they meet in every order. */
const marks = [
  '**',
  '*',
  '_',
  '[',
  ']',
  '](',
  '(',
  ')',
  '# ',
  '- ',
  '1. ',
  '|',
  '|-|',
  '\n',
  '\n\n',
  '  ',
  '---',
  'é',
  '球',
  'a',
];
const markedText = fc
  .array(
    fc.oneof(fc.constantFrom(...marks), fc.string(), fc.constantFrom('/a', '//e', 'https://e.x/', 'javascript:x')),
    {
      maxLength: 60,
    },
  )
  .map((pieces) => pieces.join(''));

test('no text is lost: whatever is no mark comes out, in order', () => {
  fc.assert(
    fc.property(markedText, (text) => {
      expect(withoutMarks(everything(readProse(text)))).toBe(withoutMarks(text));
    }),
    { numRuns: 2_000 },
  );
});

test('no link leads anywhere but where a browser reads https, mail, a telephone or this site', () => {
  const site = 'https://site.example';
  const schemes = [
    '',
    '/',
    '//',
    '/\\',
    '/a/..//',
    'https:',
    'https://',
    'https://a@',
    'HTTPS://',
    'javascript:',
    'tel:',
    'mailto:',
  ];
  const address = fc.tuple(
    fc.constantFrom(...schemes),
    fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[ab.:/\\@?#%]{1,12}$/)),
  );
  const linking = fc.tuple(markedText, address, address).map(([text, one, other]) => {
    return `${text} [a](${one.join('')}) [b](${other.join('')})`;
  });
  fc.assert(
    fc.property(linking, (text) => {
      for (const found of addresses(readProse(text))) {
        const { protocol, origin } = new URL(found, site);
        if (found.startsWith('/')) expect(origin).toBe(site);
        else expect(['https:', 'mailto:', 'tel:']).toContain(protocol);
      }
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  '*',
  '**',
  '_',
  '[',
  ']',
  '**a',
  '_a ',
  '[a](',
  '[](',
  '[**_',
  '**[',
  '](',
  '[a](/b',
  '|',
  '|\n',
  '- ',
  '- a\n',
  '  - a\n',
  '1. ',
  '#',
  '# ',
  '---\n',
  '| a |\n|-|\n',
  ' ',
  '\t',
  '\n',
  '[a](https://',
  '[a](/b/',
])('a long text of %j is read in no time', (piece) => {
  const text = piece.repeat(Math.ceil(200_000 / piece.length));
  const startedMs = performance.now();
  readProse(text);
  // Twice the largest text that anybody may send; a walk in squares would take minutes.
  expect(performance.now() - startedMs).toBeLessThan(3_000);
});

/** Every word and every address, in the order of the text. */
function everything(blocks: Block[]): string {
  const ofParts = (parts: Part[]): string =>
    parts
      .map((part) => (typeof part === 'string' ? part : ofParts(part.parts) + ('address' in part ? part.address : '')))
      .join('');
  const ofBlock = (block: Block): string => {
    if (block.kind === 'rule') return '';
    if (block.kind === 'list')
      return block.items.map((item) => ofParts(item.parts) + (item.list ? ofBlock(item.list) : '')).join('');
    if (block.kind === 'table') return [block.head, ...block.rows].flat().map(ofParts).join('');
    return ofParts(block.parts);
  };
  return blocks.map(ofBlock).join('');
}

/** Figures count as marks here: the numbers of a list are counted anew. */
function withoutMarks(text: string): string {
  return text.replace(/[\s*_[\]()|#:.\d-]/g, '');
}

function addresses(blocks: Block[]): string[] {
  const found: string[] = [];
  JSON.stringify(blocks, (key, value) => {
    if (key === 'address') found.push(value);
    return value;
  });
  return found;
}
