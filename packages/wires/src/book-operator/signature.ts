import { createHmac, hash } from 'node:crypto';
import { isSameSecret } from '../same-secret.ts';

/** What the platform and the sportsbook share in the sandbox. Live mode refuses to start with it. */
export const sandboxOperatorSecret = 'sandbox-book-operator-secret';

/** How far the clocks of both sides may be apart, either way. */
const windowMs = 5 * 60_000;

const names = { time: 'x-operator-time', nonce: 'x-operator-nonce', signature: 'x-operator-signature' } as const;
const timeShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const nonceShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Signed {
  secret: string;
  /** The name of the call. */
  call: string;
  /** As it is sent, byte for byte. */
  body: string;
}

/** The headers of a call to the operator's side of a book. */
export function signOperatorCall({
  now,
  nonce,
  ...signed
}: Signed & { now: Date; nonce: string }): Record<string, string> {
  const time = now.toISOString();
  return { [names.time]: time, [names.nonce]: nonce, [names.signature]: signatureOf({ ...signed, time, nonce }) };
}

/** The nonce of a call that was signed with the secret within the window; undefined for any other. A nonce counts once: the book keeps them. */
export function nonceOfCall({
  headers,
  now,
  ...signed
}: Signed & { headers: Record<string, string | string[] | undefined>; now: Date }): string | undefined {
  const [time, nonce, signature] = [names.time, names.nonce, names.signature].map((name) =>
    String(headers[name] ?? ''),
  );
  if (!timeShape.test(time as string) || !nonceShape.test(nonce as string)) return undefined;
  if (!(Math.abs(Date.parse(time as string) - now.getTime()) <= windowMs)) return undefined;
  const wanted = signatureOf({ ...signed, time: time as string, nonce: nonce as string });
  return isSameSecret(signature as string, wanted) ? nonce : undefined;
}

function signatureOf({ secret, call, body, time, nonce }: Signed & { time: string; nonce: string }): string {
  return createHmac('sha256', secret)
    .update([call, time, nonce, hash('sha256', body)].join('\n'))
    .digest('hex');
}
