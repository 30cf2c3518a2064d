import { describe, expect, it } from 'vitest';
import { currencySign, moneyText, spokenMoney } from './money-text.ts';

const currency = 'NGN';

describe('moneyText', () => {
  it('puts the sign, a thin space, separators and two decimals', () => {
    expect(moneyText(1_234_567_890n, { currency })).toBe('₦\u202f12,345,678.90');
    expect(moneyText(5n, { currency })).toBe('₦\u202f0.05');
    expect(moneyText(0n, { currency })).toBe('₦\u202f0.00');
  });

  it('shows a minus always and a plus when asked', () => {
    expect(moneyText(-300n, { currency })).toBe('−\u202f₦\u202f3.00');
    expect(moneyText(300n, { currency })).toBe('₦\u202f3.00');
    expect(moneyText(300n, { currency, sign: 'always' })).toBe('+\u202f₦\u202f3.00');
    expect(moneyText(0n, { currency, sign: 'always' })).toBe('₦\u202f0.00');
  });

  it('uses the code of a currency without a sign', () => {
    expect(moneyText(100n, { currency: 'TZS' })).toBe('TZS\u202f1.00');
    expect(currencySign('NGN')).toBe('₦');
  });
});

describe('spokenMoney', () => {
  it('says the currency in words', () => {
    expect(spokenMoney(1_234_567_890n, { currency, language: 'en' })).toBe('12,345,678.90 Nigerian nairas');
    expect(spokenMoney(150n, { currency, language: 'zh' })).toContain('1.50');
  });

  it('is exact beyond what a float holds', () => {
    expect(spokenMoney(99_999_999_999_999_999_901n, { currency, language: 'en' })).toContain(
      '999,999,999,999,999,999.01',
    );
  });

  it('keeps the minus of less than one', () => {
    expect(spokenMoney(-50n, { currency, language: 'en' })).toBe('−0.50 Nigerian nairas');
  });
});
