import { expect, it } from 'vitest';
import { parseSupplierUrl } from './supplier-url.ts';

const own = 'https://site.example';

it('takes a page of a supplier', () => {
  expect(parseSupplierUrl('https://games.example/play?token=1', own)?.origin).toBe('https://games.example');
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://site.example/1',
  `${own}/deposit`,
  '/deposit',
  '//games.example',
  '',
])('does not open %s', (text) => {
  expect(parseSupplierUrl(text, own)).toBeUndefined();
});
