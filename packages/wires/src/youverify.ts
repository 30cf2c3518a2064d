import { z } from 'zod';

/**
 * Youverify's checks of identity numbers: `POST {base}/v2/api/identity/<country>/<kind>` with the token in a header of its own. Paths, header
 * and the fields named here are those that open clients of it use. Assumed: that the answer repeats `metadata`, and that every
 * status but `found` and `not_found` leaves the question open.
 */
export const identityPaths = {
  nin: '/v2/api/identity/ng/nin',
  vnin: '/v2/api/identity/ng/vnin',
  bvn: '/v2/api/identity/ng/bvn',
  /** Assumed: no open client of it asks for Tanzania. */
  nida: '/v2/api/identity/tz/nida',
} as const;

export const tokenHeader = 'token';

export const identityRequest = z.object({
  id: z.string().min(1).max(40),
  /** That the person agrees to the question. Without it nothing is answered. */
  isSubjectConsent: z.literal(true),
  validations: z.object({
    data: z.object({ firstName: z.string(), lastName: z.string(), dateOfBirth: z.iso.date() }),
  }),
  /** Ours, so that a question that is asked again is known as the same one. */
  metadata: z.object({ requestId: z.string() }),
});

export type IdentityRequest = z.output<typeof identityRequest>;

export const identityAnswer = z.object({
  success: z.boolean(),
  statusCode: z.number(),
  message: z.string().optional(),
  data: z
    .object({
      status: z.string(),
      firstName: z.string().nullish(),
      middleName: z.string().nullish(),
      lastName: z.string().nullish(),
      dateOfBirth: z.string().nullish(),
      metadata: z.object({ requestId: z.string() }).nullish(),
    })
    .nullish(),
});

export type IdentityAnswer = z.input<typeof identityAnswer>;
