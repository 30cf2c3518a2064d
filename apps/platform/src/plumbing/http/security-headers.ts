import helmet from '@fastify/helmet';
import { apiPrefix } from '@harmattan/contract';
import Fastify, { type FastifyInstance } from 'fastify';

export interface SecurityOptions {
  siteUrl: string;
  supplierOrigins: string[];
  /** Whose origin may be framed as well. */
  widget: { origin: string } | undefined;
  /** Hashes of the page's own inline scripts, the only ones that may run. */
  inlineScriptHashes: string[];
  /** Hashes of its own inline styles. */
  inlineStyleHashes: string[];
}

/**
 * An answer of a call is data: no page is made of it, and it may do nothing. That is said in a line, because every answer
 * of a call is paid for by the megabyte.
 */
const dataHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** The players' calls, the suppliers' wallets and the gateways' web hooks. */
const dataPrefixes = [`${apiPrefix}/`, '/wallet/', '/hooks/'].map((prefix) => prefix.toLowerCase());

/** Scripts and styles; routes of pictures are marked `isPicture`. No page is made of them either, and a first visit loads dozens. */
export const assetPrefix = '/assets/';

/** A browser that met the site over TLS comes back over TLS only. */
const tlsHeaders = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Of an answer that is data. Answers that are given before any hook runs need them by hand. */
export function dataHeadersOf(siteUrl: string): Record<string, string> {
  return { ...dataHeaders, ...tlsHeadersOf(siteUrl) };
}

function tlsHeadersOf(siteUrl: string): Record<string, string> {
  return siteUrl.startsWith('https:') ? tlsHeaders : {};
}

/** The same headers for every page, and fewer for every call and every asset. */
export async function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const pageHeaders = { ...(await composeHeaders(options)), ...tlsHeadersOf(options.siteUrl) };
  const callHeaders = dataHeadersOf(options.siteUrl);
  const { 'cache-control': _noStore, ...assetHeaders } = callHeaders;
  app.addHook('onRequest', (request, reply, done) => {
    // Routes match in any letter case and with escaped letters, so that the route decides. A path without one has only itself.
    const path = (request.routeOptions.url ?? request.url).toLowerCase();
    const isAsset = path.startsWith(assetPrefix) || request.routeOptions.config.isPicture;
    if (isAsset) reply.headers(assetHeaders);
    else reply.headers(dataPrefixes.some((prefix) => path.startsWith(prefix)) ? callHeaders : pageHeaders);
    done();
  });
}

/**
 * One policy, made from the settings: nothing is allowed that is not named here. It never changes while the server runs,
 * so it is composed once: to compose it for each request took a tenth of the time that a request takes.
 */
async function composeHeaders(options: SecurityOptions): Promise<Record<string, string>> {
  const servedOverTls = options.siteUrl.startsWith('https:');
  const framed = [...options.supplierOrigins, ...(options.widget ? [options.widget.origin] : [])];
  const sample = Fastify();
  await sample.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...options.inlineScriptHashes],
        styleSrc: ["'self'", ...options.inlineStyleHashes],
        // Suppliers keep the pictures of their own games.
        imgSrc: ["'self'", 'data:', ...options.supplierOrigins],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: framed.length > 0 ? framed : ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(servedOverTls && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: false,
    // Launching a game hands over to a pop-up of another origin, which must not reach back into the site.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
  sample.get('/', (_request, reply) => reply.send());
  const { headers } = await sample.inject('/');
  const ofEveryAnswer = new Set(['content-length', 'date', 'connection']);
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofEveryAnswer.has(name))
      .map(([name, value]) => [name, String(value)]),
  );
}
