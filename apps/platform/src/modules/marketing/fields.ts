import { isAddress } from '@harmattan/prose/is-address';
import { z } from 'zod';

export type Language = 'en' | 'sw' | 'zh';

/** With its offset, so that it states whose midnight is meant. */
export const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** One line: seen by people, so without what they cannot see. */
export const words = (lengthMax: number) =>
  z
    .string()
    .min(1, { error: 'is missing', abort: true })
    .max(lengthMax, { error: `is longer than ${lengthMax} characters` })
    .refine((text) => text.trim() === text && !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text), {
      error: 'must be one line, without space around it and invisible signs',
    });

export const ownPath = z
  .string()
  .max(200)
  .refine((text) => text.startsWith('/') && isAddress(text), { error: 'must be a path of this site' });
