import { expect, test } from 'vitest';
import { exp, one } from '../all-sports/fixed.ts';
import { goalChances } from './poisson.ts';

test('e to a power is right to the last of its parts or two', () => {
  expect(exp(0n)).toBe(one);
  expect(exp(one)).toBe(2_718_281_828_459n);
  expect(exp(-one)).toBe(367_879_441_171n);
  for (let thousandths = -6_000; thousandths <= 3_000; thousandths += 37) {
    const value = Number(exp((BigInt(thousandths) * one) / 1_000n)) / 1e12;
    expect(Math.abs(value - Math.exp(thousandths / 1_000))).toBeLessThan(
      2e-12 * Math.max(1, Math.exp(thousandths / 1_000)),
    );
  }
});

test('goals have the mean that was asked for', () => {
  for (const mean of [one / 10_000n, one / 2n, one, (one * 3n) / 2n, one * 2n]) {
    const chances = goalChances(mean);
    const sum = chances.reduce((all, chance) => all + chance, 0n);
    const measured = chances.reduce((all, chance, goals) => all + chance * BigInt(goals), 0n);
    expect(Number(one - sum)).toBeLessThan(1e7);
    expect(Math.abs(Number(measured - mean))).toBeLessThan(1e8);
  }
});
