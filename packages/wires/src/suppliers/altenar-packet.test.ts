import { expect, test } from 'vitest';
import { readPacketAnswer, readPacketRequest, writePacketAnswer, writePacketRequest } from './altenar-packet.ts';

const params = '<Token Type="string" Value="t1"/><BetAmount Type="int" Value="2500"/>';
const asked = `<PKT><Method Name="PlaceBet"><Auth Login="me" Password="secret"/><Params>${params}</Params></Method></PKT>`;
const read = {
  method: 'PlaceBet',
  login: 'me',
  password: 'secret',
  params: { Token: 't1', BetAmount: '2500' },
  bet: { events: [], isSystem: false },
};
const answered =
  '<PKT><Result Name="PlaceBet" Success="1"><Returnset><Balance Type="int" Value="-5"/></Returnset></Result></PKT>';

/** Maps without a prototype are not equal to plain ones in vitest's eyes. */
function plain(message: unknown): unknown {
  return message && JSON.parse(JSON.stringify(message));
}

test.each([
  ['as it is', asked],
  ['with a declaration', `<?xml version="1.0" encoding="utf-8"?>\n${asked}`],
  ['indented', asked.replaceAll('><', '>\n\t<')],
  ['with its parts in another order', asked.replace(/(<Auth.*?\/>)(<Params>.*<\/Params>)/, '$2$1')],
  ['without types', asked.replaceAll(/ Type="\w+"/g, '')],
  ['with characters by number', asked.replace('2500', '&#50;&#x35;00')],
])('reads a request %s', (_how, text) => {
  expect(plain(readPacketRequest(text))).toEqual(read);
});

test('reads an answer, and takes neither for the other', () => {
  expect(plain(readPacketAnswer(answered))).toEqual({ method: 'PlaceBet', isSuccess: true, values: { Balance: '-5' } });
  expect(readPacketAnswer(answered.replace('"1"', '"0"'))?.isSuccess).toBe(false);
  for (const success of ['', 'true', '2', '-1']) {
    expect(readPacketAnswer(answered.replace('Success="1"', `Success="${success}"`)), success).toBeUndefined();
  }
  expect(readPacketAnswer(asked)).toBeUndefined();
  expect(readPacketRequest(answered)).toBeUndefined();
});

test('what a bet is on may have parts, and nothing else may', () => {
  const bet =
    '<Bet><IsSystem Value="true"/><EventList><Event Value="A"><EventID Value="1"/></Event><Event Value="B"/></EventList></Bet>';
  expect(plain(readPacketRequest(asked.replace(params, params + bet)))).toEqual({
    ...read,
    bet: { events: [{ Event: 'A', EventID: '1' }, { Event: 'B' }], isSystem: true },
  });
  expect(readPacketRequest(asked.replace(params, `${params}<Other><Part Value="1"/></Other>`))).toBeUndefined();
  expect(readPacketRequest(asked.replace(params, params + bet.replace('Value="A"', 'Odds="A"')))).toBeUndefined();
  const deep = `<Bet>${'<A>'.repeat(20)}${'</A>'.repeat(20)}</Bet>`;
  expect(readPacketRequest(asked.replace(params, params + deep))).toBeUndefined();
  const wide = `<Bet>${'<A/>'.repeat(2_000)}</Bet>`;
  expect(readPacketRequest(asked.replace(params, params + wide))).toBeUndefined();
});

const amount = '<BetAmount Type="int" Value="2500"/>';
const bomb = `<!DOCTYPE PKT [<!ENTITY a "1"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>`;

test.each([
  ['nothing', ''],
  ['JSON', '{"Method":"PlaceBet"}'],
  ['a part of it', asked.slice(0, -1)],
  ['two of them', asked + asked],
  ['a billion laughs', bomb + asked.replace('2500', '&c;')],
  ['an external entity', `<!DOCTYPE PKT [<!ENTITY x SYSTEM "file:///etc/passwd">]>${asked.replace('2500', '&x;')}`],
  ['an external document type', `<!DOCTYPE PKT SYSTEM "http://127.0.0.1/x.dtd">${asked}`],
  ['an unknown entity', asked.replace('2500', '&nbsp;')],
  ['a parameter twice', asked.replace(amount, amount + amount)],
  ['a parameter twice, once without a value', asked.replace(amount, `<BetAmount/>${amount}`)],
  ['an attribute twice', asked.replace('Value="2500"', 'Value="1" Value="2500"')],
  ['another attribute', asked.replace('Value="2500"', 'Value="2500" Scale="2"')],
  ['an attribute of the whole', asked.replace('<PKT>', '<PKT Version="1">')],
  ['a namespace', asked.replace('<PKT>', '<PKT xmlns="urn:x">')],
  ['a prefix', asked.replaceAll('BetAmount', 'x:BetAmount')],
  ['two logins', asked.replace('<Auth', '<Auth Login="you" Password="other"/><Auth')],
  ['two lists', asked.replace('</Params>', `</Params><Params>${amount}</Params>`)],
  ['two methods', asked.replace('</Method>', '</Method><Method Name="GetBalance"/>')],
  ['something else beside the list', asked.replace('<Params>', '<Extra/><Params>')],
  ['a parameter in the login', asked.replace('Password="secret"/>', `Password="secret">${amount}</Auth>`)],
  ['an unnamed method', asked.replace(' Name="PlaceBet"', '')],
  ['another root', asked.replaceAll('PKT', 'PACKET')],
  ['a value as text', asked.replace('Value="2500"/>', '>2500</BetAmount>')],
  ['text around', asked.replace('<Params>', '<Params>2500')],
  ['character data', asked.replace('Value="2500"/>', '><![CDATA[2500]]></BetAmount>')],
  ['a comment', asked.replace('<Params>', '<Params><!-- 1 -->')],
  ['an instruction', asked.replace('<Params>', '<Params><?x y?>')],
  ['a bracket in a value', asked.replace('2500', '25<00')],
  ['another encoding', `<?xml version="1.0" encoding="UTF-16"?>${asked}`],
  ['bytes that are no UTF-8', asked.replace('2500', '\ufffd')],
  ['half a character', asked.replace('2500', '\ud83d')],
  ['too much', asked.replace('2500', '1'.repeat(70_000))],
])('refuses %s', (_what, text) => {
  expect(readPacketRequest(text)).toBeUndefined();
});

test('no name of a parameter reaches what every object has', () => {
  const request = readPacketRequest(asked.replace(params, '<constructor Value="1"/><toString Value="2"/>'));
  expect(Object.keys(request?.params ?? {})).toEqual(['constructor', 'toString']);
  expect(request?.params.hasOwnProperty).toBeUndefined();
  expect(readPacketRequest(asked.replace('<Method', '<constructor').replace('</Method>', '</constructor>'))).toBe(
    undefined,
  );
});

test('reads back whatever it writes', () => {
  const values = ['<b>"it\'s" & ]]> </b>', ' \t\r\n x', '', '漢字 🎰 ßÿ'];
  const elements = values.map((value, at) => ({ name: `A${at}`, type: 'string' as const, value }));
  const wanted = Object.fromEntries(values.map((value, at) => [`A${at}`, value]));
  const request = { method: 'X', login: values[0] as string, password: values[1] as string };
  expect(plain(readPacketRequest(writePacketRequest({ ...request, params: elements })))).toEqual({
    ...request,
    params: wanted,
    bet: { events: [], isSystem: false },
  });
  expect(plain(readPacketAnswer(writePacketAnswer({ method: 'X', isSuccess: false, values: elements })))).toEqual({
    method: 'X',
    isSuccess: false,
    values: wanted,
  });
});
