import { expect, test } from 'vitest';
import { escapeXml, readXml, writeXml } from './xml.ts';

const stake = '<WithdrawRequest><PlayerId>7</PlayerId><Amount>2500</Amount></WithdrawRequest>';
const stakeRead = { root: 'WithdrawRequest', fields: { PlayerId: '7', Amount: '2500' }, groups: {} };

/** Maps without a prototype are not equal to plain ones in vitest's eyes. */
function plain(message: ReturnType<typeof readXml>): unknown {
  return message && JSON.parse(JSON.stringify(message));
}

test.each([
  ['as it is', stake],
  ['with a declaration', `<?xml version="1.0" encoding="utf-8"?>\n${stake}`],
  ['with a byte order mark', `\ufeff<?xml version='1.0' encoding='UTF-8' standalone='yes'?>${stake}`],
  ['indented', stake.replaceAll('><', '>\n\t<')],
  ['with characters by number', stake.replace('2500', '&#50;&#x35;00')],
])('reads a message %s', (_how, text) => {
  expect(plain(readXml(text))).toEqual(stakeRead);
});

test('reads the groups that are named, and empty fields', () => {
  const text =
    '<R><Freespin><Total>5</Total><Remaining/></Freespin><Note></Note><Text>a &amp;lt; b&apos;s &quot;c&quot;</Text></R>';
  expect(plain(readXml(text, ['Freespin']))).toEqual({
    root: 'R',
    fields: { Note: '', Text: 'a &lt; b\'s "c"' },
    groups: { Freespin: { Total: '5', Remaining: '' } },
  });
  expect(plain(readXml('<R><Freespin/></R>', ['Freespin']))).toEqual({
    root: 'R',
    fields: {},
    groups: { Freespin: {} },
  });
  expect(readXml(text)).toBeUndefined();
});

const laughs = `<!DOCTYPE R [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>
<R><Amount>&c;</Amount></R>`;

test.each([
  ['nothing', ''],
  ['text', 'PlayerId=7&Amount=2500'],
  ['JSON', '{"PlayerId":7}'],
  ['a part of it', stake.slice(0, -3)],
  ['two roots', stake + stake],
  ['a wrong end', stake.replace('</Amount>', '</PlayerId>')],
  ['something behind it', `${stake}2500`],
  ['a billion laughs', laughs],
  ['an external entity', '<!DOCTYPE R [<!ENTITY x SYSTEM "file:///etc/passwd">]><R><Amount>&x;</Amount></R>'],
  ['an external document type', `<!DOCTYPE R SYSTEM "http://127.0.0.1/x.dtd">${stake}`],
  ['a parameter entity', '<!DOCTYPE R [<!ENTITY % x SYSTEM "http://127.0.0.1/x"> %x;]><R><A>1</A></R>'],
  ['a bare document type', `<!DOCTYPE WithdrawRequest>${stake}`],
  ['an unknown entity', stake.replace('2500', '&nbsp;')],
  ['a character that there is not', stake.replace('2500', '&#0;')],
  ['a control character by number', stake.replace('2500', '&#1;')],
  ['a control character', stake.replace('2500', '\u0001')],
  ['an instruction', `<?php echo 1 ?>${stake}`],
  ['an instruction inside', stake.replace('2500', '25<?x y?>00')],
  ['a style sheet', `<?xml version="1.0"?><?xml-stylesheet href="http://127.0.0.1/x"?>${stake}`],
  ['a comment', stake.replace('2500', '25<!-- 1 -->00')],
  ['a comment in front', `<!-- 1 -->${stake}`],
  ['character data', stake.replace('2500', '<![CDATA[2500]]>')],
  ['an attribute', stake.replace('<Amount>', '<Amount unit="1">')],
  ['an attribute of the root', stake.replace('<WithdrawRequest>', '<WithdrawRequest a="1">')],
  ['a namespace', stake.replace('<WithdrawRequest>', '<WithdrawRequest xmlns="urn:x">')],
  ['a prefix', stake.replaceAll('Amount', 'x:Amount')],
  ['a field twice', stake.replace('<Amount>', '<Amount>1</Amount><Amount>')],
  ['an empty field twice', stake.replace('<Amount>', '<Amount/><Amount>')],
  ['text between fields', stake.replace('<Amount>', '2500<Amount>')],
  ['a field in a field', stake.replace('2500', '<Amount>2500</Amount>')],
  ['text around a field in a field', stake.replace('2500', '25<b>0</b>0')],
  ['another version', `<?xml version="1.1"?>${stake}`],
  ['another encoding', `<?xml version="1.0" encoding="UTF-16"?>${stake}`],
  ['an older encoding', `<?xml version="1.0" encoding="ISO-8859-1"?>${stake}`],
  ['a declaration that is not in front', ` <?xml version="1.0"?>${stake}`],
  ['bytes that are no UTF-8', Buffer.from(stake.replace('2500', '25\u00e900'), 'latin1').toString('utf8')],
  ['UTF-16', Buffer.from(stake, 'utf16le').toString('utf8')],
  ['half a character', stake.replace('2500', '\ud83d')],
  ['too many fields', `<R>${Array.from({ length: 60 }, (_, at) => `<F${at}/>`).join('')}</R>`],
  ['too much', stake.replace('2500', '1'.repeat(70_000))],
  ['a deep one', `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`.slice(0, 60_000)],
])('refuses %s', (_what, text) => {
  expect(readXml(text)).toBeUndefined();
});

test('refuses the same in a group', () => {
  for (const inside of ['<A>1</A><A>2</A>', 'text', '<A><B>1</B></A>', '<A x="1"/>']) {
    expect(readXml(`<R><G>${inside}</G></R>`, ['G']), inside).toBeUndefined();
  }
  expect(readXml('<R><G><A>1</A></G><G><A>2</A></G></R>', ['G'])).toBeUndefined();
});

test('no name of a field reaches what every object has', () => {
  const message = readXml('<R><constructor>1</constructor><toString>2</toString></R>');
  expect(Object.keys(message?.fields ?? {})).toEqual(['constructor', 'toString']);
  expect(message?.fields.hasOwnProperty).toBeUndefined();
  expect(readXml('<R><__proto__>1</__proto__></R>')).toBeUndefined();
});

test('reads back whatever it writes', () => {
  const fields = { A: `<b>"it's" & ]]> </b>`, B: ' \t\r\n x', C: '', D: '漢字 🎰 ßÿ' };
  expect(plain(readXml(writeXml('R', { ...fields, Gone: undefined, G: fields }), ['G']))).toEqual({
    root: 'R',
    fields,
    groups: { G: fields },
  });
});

test('leaves out what XML cannot hold', () => {
  expect(escapeXml('a\u0000b\u0008c\uffffd\ud83de')).toBe('abcde');
});
