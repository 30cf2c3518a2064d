import { z } from 'zod';
import { nameSchemas } from './names.ts';

const text = z
  .string()
  .trim()
  .max(300)
  .regex(/^\P{Cc}*$/u, 'has a control character');

/** What players read at a way to pay, by language. */
export const methodTexts = z.strictObject({ en: text.optional(), sw: text.optional(), zh: text.optional() });

nameSchemas({ MethodTexts: methodTexts });
