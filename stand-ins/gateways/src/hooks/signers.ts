import type { Clock } from '@harmattan/kernel/clock';
import { hookSignatureHeader } from '@harmattan/wires/flutterwave';
import { safeplaySignatureHeader, signSafeplay } from '@harmattan/wires/safeplay';
import { signSelcom } from '@harmattan/wires/selcom';
import { inboundSignatureHeader, signInbound } from '@harmattan/wires/termii';
import type { Signer } from './index.ts';

const forgedSuffix = '-forged';

/** Flutterwave's way: the shared secret itself. */
export function secretSigner(secret: string): Signer {
  return (_body, { isForged }) => ({ [hookSignatureHeader]: isForged ? secret + forgedSuffix : secret });
}

export function bearerSigner(token: string): Signer {
  return (_body, { isForged }) => ({ authorization: `Bearer ${isForged ? token + forgedSuffix : token}` });
}

/** Termii's way: a digest of the body. */
export function inboundSigner(secret: string): Signer {
  return (body, { isForged }) => ({
    [inboundSignatureHeader]: signInbound(body, isForged ? secret + forgedSuffix : secret),
  });
}

/** The register's way: a digest of the body. */
export function safeplaySigner(secret: string): Signer {
  return (body, { isForged }) => ({
    [safeplaySignatureHeader]: signSafeplay(body, isForged ? secret + forgedSuffix : secret),
  });
}

/** Signed at the moment of sending: a repeated web hook has a fresh time. */
export function selcomSigner(deps: { apiKey: string; apiSecret: string; clock: Clock }): Signer {
  return (body, { isForged }) =>
    signSelcom({
      apiKey: deps.apiKey,
      apiSecret: isForged ? deps.apiSecret + forgedSuffix : deps.apiSecret,
      fields: JSON.parse(body),
      timestamp: deps.clock.now(),
    });
}
