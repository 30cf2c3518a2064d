import { expect, it } from 'vitest';
import { categoryAddress, categoryOf } from './category-address.ts';

it.each([0, 1, 42, 999_999_999])('finds category %d again in its own address', (id) => {
  expect(categoryOf(new URL(categoryAddress(id), 'http://localhost').searchParams)).toBe(id);
});

it.each([
  '',
  '?category=',
  '?category=0',
  '?category=-1',
  '?category=1.5',
  '?category=x',
  '?category=9999999999',
  '?Category=1',
])('shows all promotions at "%s"', (search) => {
  expect(categoryOf(new URLSearchParams(search))).toBe(0);
});
