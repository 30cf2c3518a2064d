import { createPrivateKey, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { isLoopback } from './loopback.ts';

const pem = z.string().regex(/^-----BEGIN [A-Z ]+-----/m, 'must be PEM, as in -----BEGIN …-----');

export const tlsVariables = {
  TLS_CERTIFICATE: pem.optional(),
  TLS_KEY: pem.optional(),
};

type TlsEnvironment = z.output<z.ZodObject<typeof tlsVariables>>;

export interface TlsSettings {
  /** With the certificates between it and its authority, if there are any. */
  certificate: string;
  key: string;
}

/** Undefined: plain HTTP. */
export function tlsSettings({ TLS_CERTIFICATE, TLS_KEY }: TlsEnvironment): TlsSettings | undefined {
  return TLS_CERTIFICATE && TLS_KEY ? { certificate: TLS_CERTIFICATE, key: TLS_KEY } : undefined;
}

export function tlsProblems(env: TlsEnvironment & { MODE: string; HOST: string }): string[] {
  const { TLS_CERTIFICATE, TLS_KEY, MODE, HOST } = env;
  if (TLS_CERTIFICATE && TLS_KEY) {
    return isPair(TLS_CERTIFICATE, TLS_KEY) ? [] : ['TLS_KEY: is not the private key of TLS_CERTIFICATE'];
  }
  if (TLS_CERTIFICATE) return ['TLS_KEY: not set (the private key of TLS_CERTIFICATE)'];
  if (TLS_KEY) return ['TLS_CERTIFICATE: not set (the certificate of TLS_KEY)'];
  return MODE === 'live' && !isLoopback(HOST)
    ? [
        `HOST: ${HOST} accepts connections of other machines, which must be encrypted (set TLS_CERTIFICATE and TLS_KEY, or HOST=localhost)`,
      ]
    : [];
}

function isPair(certificate: string, key: string): boolean {
  try {
    return new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key));
  } catch {
    return false;
  }
}
