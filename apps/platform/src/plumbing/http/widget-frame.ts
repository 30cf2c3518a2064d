import { marketBlock } from '@harmattan/kernel/market-block';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface WidgetFrameOptions {
  siteUrl: string;
  supplierOrigins: string[];
  widget: { origin: string; scriptUrl: string } | undefined;
}

const framePath = '/widget-frame';
/** Of the site's build. */
const scriptPath = '/widget-frame.js';
const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The page around a supplier's script, on an origin of its own: the script reaches neither the site's cookies and storage nor its
 * page, and the site hears of it only what the bridge in `apps/site/widget-frame` posts. The site's own host never serves
 * this page, and the widget's host serves nothing else: a player who signed in there would lend the script the session.
 */
export function serveWidgetFrame(app: FastifyInstance, { widget, ...options }: WidgetFrameOptions): void {
  if (!widget) return;
  const { host } = new URL(widget.origin);
  const isOnWidgetHost = (request: FastifyRequest) => request.host.toLowerCase() === host;

  // On this machine, programs call the platform by the same name; there a visitor is sent to the site as before.
  if (!thisMachine.test(host)) {
    app.addHook('onRequest', async (request, reply) => {
      const path = request.url.split('?')[0]?.toLowerCase();
      if (isOnWidgetHost(request) && path !== framePath && path !== scriptPath) return refuse(reply);
    });
  }

  const body = frameHtml({ siteOrigin: new URL(options.siteUrl).origin, scriptUrl: widget.scriptUrl });
  const policy = framePolicy({ ...options, scriptUrl: widget.scriptUrl });
  app.get(framePath, (request, reply) => {
    if (!isOnWidgetHost(request)) return refuse(reply);
    return reply
      .removeHeader('x-frame-options')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(body);
  });
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain').send('Not found\n');
}

function frameHtml({ siteOrigin, scriptUrl }: { siteOrigin: string; scriptUrl: string }): string {
  return `<!doctype html>
<html lang="en" data-site="${escaped(siteOrigin)}" data-script="${escaped(scriptUrl)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sportsbook</title>
${marketBlock()}
<script src="${scriptPath}" defer></script>
<body></body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** What the supplier's script may load, where it may send anything, and that only the site frames it. */
function framePolicy({
  siteUrl,
  supplierOrigins,
  scriptUrl,
}: Omit<WidgetFrameOptions, 'widget'> & { scriptUrl: string }): string {
  const script = new URL(scriptUrl).origin;
  const theirs = [...new Set([script, ...supplierOrigins])].join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${script}`,
    `style-src ${theirs}`,
    `img-src data: ${theirs}`,
    `font-src ${theirs}`,
    // Prices come over a socket, which a policy does not count to the same origin.
    `connect-src ${theirs} ${script.replace(/^http/, 'ws')}`,
    `frame-ancestors ${new URL(siteUrl).origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
