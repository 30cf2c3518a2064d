import { major } from '@harmattan/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { typeText } from './type-text.ts';

test.each([
  [z.null(), 'null'],
  [z.enum(['en', 'sw']), '"en" | "sw"'],
  [z.array(z.string().nullable()), '(string | null)[]'],
  [z.record(z.string(), z.boolean()), '{ [name]: boolean }'],
  [z.strictObject({}), '{}'],
  [major, 'number'],
])('writes %#', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});

test('writes an object with its optional fields and their notes', () => {
  const schema = z.strictObject({
    amount: major.describe('Naira'),
    bonus: z.strictObject({ code: z.string() }).optional(),
  });
  expect(typeText(schema)).toBe('{\n  amount: number;  // Naira\n  bonus?: {\n    code: string;\n  };\n}');
});
