import { expectTranslated } from '@harmattan/sandbox-ui/testing/catalogue-rules';
import { expect, test } from 'vitest';
import {
  cashInBehaviours,
  manners,
  misbehaviours,
  payoutBehaviours,
  problemWords,
  testCards,
} from '../../../src/phone/contract.ts';
import { en, type Texts } from './en.ts';
import { sw } from './sw.ts';
import { zh } from './zh.ts';

test('every text is there in every language, and says what it is given', () => {
  expectTranslated({ en, sw, zh }, { alike: ['because'] });
});

test('every way to go wrong on purpose has its words, and no words stand for none', () => {
  const named = (texts: object) => Object.keys(texts).sort();
  expect(named(en.card)).toEqual(testCards.map(({ name }) => name).sort());
  expect(named(en.textFault)).toEqual(misbehaviours.map(({ behaviour }) => behaviour).sort());
  expect(named(en.bankFault)).toEqual([...payoutBehaviours.map(({ name }) => name), 'unknown'].sort());
  expect(named(en.walletFault)).toEqual(cashInBehaviours.map(({ name }) => name).sort());
  expect(named(en.manner)).toEqual([...manners].sort());
  expect(named(en.problems)).toEqual([...Object.keys(problemWords), 'silence', 'other'].sort());
});

test('a language that lacks a label does not compile', () => {
  const { dial: _, ...others } = en;
  // @ts-expect-error: the label of a panel is missing.
  const incomplete: Texts = others;
  expect(Object.keys(incomplete)).not.toContain('dial');
});
