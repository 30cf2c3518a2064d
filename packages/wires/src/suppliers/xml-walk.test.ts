// What any parser would make of a document is what a well-known one makes of it.
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { refuse, walkXml } from './xml-walk.ts';

const plainName = /^[A-Za-z][A-Za-z0-9]*$/;
const plainAttribute = /^[A-Za-z][A-Za-z0-9_]*$/;

/** What was told, with what stands between elements as one piece. */
function createRecord() {
  const told: unknown[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') told.push(text);
    text = '';
  };
  return {
    told,
    open(name: string, attributes: object) {
      flush();
      told.push({ name, attributes: { ...attributes } });
    },
    text(piece: string) {
      text += piece;
    },
    close() {
      flush();
      told.push('/');
    },
  };
}

function ownReading(source: string): unknown[] | undefined {
  const record = createRecord();
  return walkXml(source, record) ? record.told : undefined;
}

function saxesReading(source: string): unknown[] | undefined {
  const record = createRecord();
  const parser = new SaxesParser({ xmlns: false, defaultXMLVersion: '1.0', forceXMLVersion: true });
  let depth = 0;
  parser.on('xmldecl', ({ version, encoding }) => {
    if (version !== '1.0' || (encoding !== undefined && encoding.toLowerCase() !== 'utf-8')) refuse();
  });
  for (const kind of ['doctype', 'processinginstruction', 'comment', 'cdata'] as const) parser.on(kind, refuse);
  parser.on('opentagstart', ({ name }) => {
    if (!plainName.test(name)) refuse();
  });
  parser.on('attribute', ({ name }) => {
    if (!plainAttribute.test(name)) refuse();
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    record.open(name, attributes);
  });
  parser.on('text', (piece) => {
    // Spaces around the document are no text of an element.
    if (depth > 0) record.text(piece);
  });
  parser.on('closetag', () => {
    depth -= 1;
    record.close();
  });
  try {
    parser.write(source).close();
    return record.told;
  } catch {
    return undefined;
  }
}

const pieces = [
  ...['<a>', '</a>', '<b>', '</b>', '<a/>', '<b x="1"/>', '<b x=\'1\' y="2">', '<a x="1" x="2"/>', '<b x = "1" >'],
  ...['<a x="&lt;&#50;&#x35;"/>', '<a x="a\r\nb\tc"/>', '<a x="<"/>', '<a x=1/>', '<a x/>', '<a x="1"y="2"/>', '< a>'],
  ...[
    '<x:a/>',
    '<a x:y="1"/>',
    '<a xmlns="u"/>',
    '<_a/>',
    '<a_b/>',
    '<a-b/>',
    '<a x_y="1"/>',
    '<a _x="1"/>',
    '</ a>',
    '</a >',
    '<a',
    '>',
    '<',
    '/>',
    '"',
    "'",
  ],
  ...['text', ' ', '\r\n', '\r', '\t', '漢', '🎰', '&lt;', '&amp;gt;', '&#50;', '&#x35;', '&#X35;', '&#13;', '&#0;'],
  ...['&#xD800;', '&#x10FFFF;', '&#x110000;', '&#65535;', '&', '&;', '&nbsp;', '&#;', '&lt', ']]>', ']]', '\u0001'],
  ...['<!-- -->', '<?x y?>', '<![CDATA[x]]>', '<!DOCTYPE a>', '<?xml version="1.0"?>', '\ufeff', '\u0085', '\u2028'],
  ...["<?xml version='1.0' encoding='UTF-8' standalone='yes'?>", '<?xml version="1.1"?>', '<?xml encoding="utf-8"?>'],
  ...['<?xml version="1.0" encoding="latin1"?>', '<?XML version="1.0"?>'],
];

/** Mostly what fits, so that what does not stands in the middle of a document. */
const fitting = [
  '<a/>',
  '<b x="1"/>',
  '<a><b/>x</a>',
  "<b y='2'>z</b>",
  '<a x="a\r\nb\tc"/>',
  'text',
  ' ',
  '\r\n',
  '&lt;',
];
const piece = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fitting) }, fc.constantFrom(...pieces));
const edge = fc.oneof({ weight: 2, arbitrary: fc.constantFrom('', ' ') }, fc.constantFrom(...pieces));
const mixed = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
const around = fc
  .tuple(edge, fc.array(piece, { maxLength: 6 }), edge)
  .map(([before, inside, after]) => `${before}<a>${inside.join('')}</a>${after}`);

test('reads what a well-known parser reads, and refuses what that refuses', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.oneof(mixed, around), (source) => {
      const read = ownReading(source);
      expect(read).toEqual(saxesReading(source));
      if (read) accepted += 1;
    }),
    { numRuns: 3_000 },
  );
  // Two who refuse everything would agree as well.
  expect(accepted).toBeGreaterThan(200);
});

test.each(pieces)('reads %j alone and inside of an element as that does', (source) => {
  for (const text of [source, `<a>${source}</a>`, `${source}<a/>`, `<a/>${source}`, `<a>${source}`, `<a ${source}/>`]) {
    expect(ownReading(text), text).toEqual(saxesReading(text));
  }
});

test('what an event refuses is refused, and what fails inside of one is no refusal', () => {
  const events = { ...createRecord(), open: () => refuse() };
  expect(walkXml('<a/>', events)).toBe(false);
  const failing = () => {
    throw new TypeError('a mistake of ours');
  };
  expect(() => walkXml('<a/>', { ...createRecord(), open: failing })).toThrow(TypeError);
});

test('long documents take no longer than they must', () => {
  const long = (text: string) => text.repeat(60_000 / text.length);
  for (const source of [
    `<a${long(' ')}`,
    `<a${long(' x="')}`,
    `<a>${long('&')}`,
    `<a x="${long('&#1')}"/>`,
    long('<a>'),
    `<a>${long('<a/>')}`,
    `<?xml${long(' ')}`,
    `<a>${long(']]')}</a>`,
  ]) {
    const startedAt = performance.now();
    expect(walkXml(source, createRecord()), source.slice(0, 20)).toBe(source.startsWith('<a>]'));
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  }
});
