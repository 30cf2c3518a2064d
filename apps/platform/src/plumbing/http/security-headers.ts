import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface SecurityOptions {
  siteUrl: string;
  supplierOrigins: string[];
  /** Hashes of the page's own inline scripts, the only ones that may run. */
  inlineScriptHashes: string[];
}

/** One policy for every answer, made from the settings: nothing is allowed that is not named here. */
export async function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const servedOverTls = options.siteUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...options.inlineScriptHashes],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        connectSrc: ["'self'", ...options.supplierOrigins],
        frameSrc: options.supplierOrigins.length > 0 ? options.supplierOrigins : ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(servedOverTls && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: servedOverTls ? { maxAge: 31_536_000 } : false,
    // Launching a game hands over to a pop-up of another origin, which must not reach back into the site.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
}
