import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from './same-secret.ts';

/**
 * The wire of an exclusion register, assumed: the Lagos register (SafePlay) publishes which facts it holds, not how it is asked. Below a base
 * address: `POST /v1/check` asks about one person, `GET /v1/changes?after=` lists what was entered since, and the register posts each
 * new entry to the operator.
 */
export const safeplayPaths = { check: '/v1/check', changes: '/v1/changes' } as const;

const text = z.string().min(1).max(200);

/** A person on the register, by what the register knows. */
export const safeplayEntry = z.object({
  /** How the register names the entry. The same person may have several. */
  reference: z.string().min(1).max(100),
  /** NIN. */
  identityNumber: z.string().max(40).nullable(),
  firstName: text,
  lastName: text,
  birthDate: z.iso.date(),
  /** International form without a plus. */
  phones: z.array(z.string().regex(/^[1-9][0-9]{7,14}$/)).max(20),
  emails: z.array(z.string().max(320)).max(20),
});

export type SafeplayEntry = z.output<typeof safeplayEntry>;

/** What an operator knows of a person, as far as it knows it. */
export const safeplayQuestion = z.object({
  identityNumbers: z.array(z.string().max(40)).max(20),
  phones: z.array(z.string().max(20)).max(20),
  emails: z.array(z.string().max(320)).max(20),
});

export type SafeplayQuestion = z.output<typeof safeplayQuestion>;

export const safeplayAnswer = z.object({ entries: z.array(safeplayEntry).max(100) });

/** A page of changes, the oldest first. `position` is passed as `after` for the next one. */
export const safeplayChanges = z.object({
  entries: z.array(safeplayEntry).max(100),
  position: z.string().regex(/^\d{1,18}$/),
  hasMore: z.boolean(),
});

export const safeplaySignatureHeader = 'x-safeplay-signature';

export function signSafeplay(body: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

export function isSignedSafeplay(body: Buffer, { signature, secret }: { signature: unknown; secret: string }): boolean {
  return typeof signature === 'string' && isSameSecret(signature.toLowerCase(), signSafeplay(body, secret));
}
