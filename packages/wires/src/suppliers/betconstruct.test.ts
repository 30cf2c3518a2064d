import { expect, test } from 'vitest';
import { betconstructAmount, betconstructPublicKey, splitPublicKey, withPublicKey } from './betconstruct.ts';

const body = '{"OperatorId":704,"PlayerId":1,"Token":"tok-1"}';
const key = '6fcba81ecf40ffc437875ed350b23781e8d2683537e86f6a30be68ec31553b03';

test('signs a body as the supplier does', () => {
  expect(betconstructPublicKey(body, 'SHARED')).toBe(key);
  expect(withPublicKey(body, 'SHARED')).toBe(`{"OperatorId":704,"PlayerId":1,"Token":"tok-1","PublicKey":"${key}"}`);
});

test.each([
  ['at the end', `{"OperatorId":704,"PlayerId":1,"Token":"tok-1","PublicKey":"${key}"}`],
  ['at the beginning', `{"PublicKey":"${key}","OperatorId":704,"PlayerId":1,"Token":"tok-1"}`],
  ['in between', `{"OperatorId":704,"PublicKey":"${key}","PlayerId":1,"Token":"tok-1"}`],
  ['with escapes in its name', `{"OperatorId":704,"PlayerId":1,"Token":"tok-1","Public\\u004bey":"${key}"}`],
  ['with spaces around it', `{"OperatorId":704,"PlayerId":1,"Token":"tok-1" , "PublicKey" : "${key}"}`],
])('finds the signature %s', (_where, text) => {
  expect(splitPublicKey(text)).toEqual({ signedText: body, publicKey: key });
});

test('leaves everything else as it was sent', () => {
  const text =
    '{ "WithdrawAmount" : 25.0000,\n "Note":"a \\"PublicKey\\":\\"x\\", {b}",\n "In":{"PublicKey":[1,"}"]} }';
  const signed = text.replace(' }', ',\n "PublicKey":"k" }');
  expect(splitPublicKey(signed)).toEqual({ signedText: text, publicKey: 'k' });
  expect(splitPublicKey(`{\n "PublicKey":"k",\n "A":1\n}`)).toEqual({ signedText: '{\n "A":1\n}', publicKey: 'k' });
  expect(splitPublicKey('{"PublicKey":"k"}')).toEqual({ signedText: '{}', publicKey: 'k' });
  expect(splitPublicKey(withPublicKey('{}', 'SHARED'))?.signedText).toBe('{}');
});

test.each([
  ['there is none', '{"A":1}'],
  ['it stands only inside something else', '{"A":{"PublicKey":"k"}}'],
  ['it stands there twice', '{"PublicKey":"k","A":1,"PublicKey":"k"}'],
  ['it stands there twice, once with escapes', '{"PublicKey":"k","A":1,"Publi\\u0063Key":"k"}'],
  ['another name stands there twice', '{"A":1,"A":2,"PublicKey":"k"}'],
  ['it is no text', '{"A":1,"PublicKey":["k"]}'],
  ['there is nothing at all', '{}'],
])('finds no signature when %s', (_why, text) => {
  expect(splitPublicKey(text)).toBeUndefined();
});

test('writes amounts with four decimals', () => {
  expect(betconstructAmount(2_550n)).toBe('25.5000');
  expect(betconstructAmount(0n)).toBe('0.0000');
});
