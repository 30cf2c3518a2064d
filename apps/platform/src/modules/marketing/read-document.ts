import { bannerNames } from '@harmattan/art/banner';
import { z } from 'zod';
import { instant } from './fields.ts';

const problemsMax = 50;

/** For a text that is shown in English where it is empty. */
export const orEmpty = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(''), schema]);

/** What has a picture and a period. */
export const dated = {
  banner: z.string().refine((name) => bannerNames().includes(name), { error: 'is no banner of ours' }),
  picture: z.string().nullable(),
  isActive: z.boolean(),
  position: z.int(),
  startsAt: instant,
  endsAt: instant.nullable(),
};

interface Period {
  startsAt: Date;
  endsAt: Date | null;
}

export const endsAfterStart = ({ startsAt, endsAt }: Period) => endsAt === null || endsAt > startsAt;
export const endsTooEarly = { path: ['endsAt'], error: 'must be after it starts' };

/** Switched on and in its period, the first instant included and the last not. */
export function isOnAt({ isActive, startsAt, endsAt }: Period & { isActive: boolean }, now: Date): boolean {
  return isActive && startsAt <= now && (endsAt === null || endsAt > now);
}

/** Reads it strictly, and lists everything that is wrong with it. */
export function readDocument<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): { document: z.output<Schema> } | { problems: string[] } {
  const found = schema.safeParse(body);
  if (found.success) return { document: found.data };
  return { problems: found.error.issues.map(problemOf).slice(0, problemsMax) };
}

/** A union reports no more than that nothing fits: the last of its choices says why. */
function problemOf(issue: z.core.$ZodIssue): string {
  const inner = issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined;
  return `${issue.path.join('.')}: ${inner?.message ?? issue.message}`;
}
