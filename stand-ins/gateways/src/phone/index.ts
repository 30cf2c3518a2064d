import { sendBuiltPage } from '@harmattan/process/stand-in/built-page';
import { serveAssets } from '@harmattan/process/stand-in/serve-assets';
import type { FastifyInstance } from 'fastify';
import type { Hooks } from '../hooks/index.ts';
import type { Kudipal } from '../kudipal/index.ts';
import type { MobileMoney } from '../mobile-money/index.ts';
import type { Sms } from '../sms/index.ts';
import { serveApprove } from './approve-calls.ts';
import { serveDial } from './dial-calls.ts';
import { serveFaults } from './faults-calls.ts';
import { serveMessages } from './messages-calls.ts';
import { servePayouts } from './payouts-calls.ts';
import { serveTransfer } from './transfer-calls.ts';

interface PhoneDeps {
  /** Where the built pages lie. */
  pagesDir: string;
  sms: Sms;
  hooks: Hooks;
  kudipal: Kudipal;
  selcom: MobileMoney;
  fasthub: MobileMoney;
}

/** The phone that a person holds: one built page, the files that it loads, and its calls below /phone/api. */
export function servePhone(app: FastifyInstance, deps: PhoneDeps): void {
  app.get('/', (_request, reply) => reply.redirect('/phone'));
  app.get('/phone', (_request, reply) =>
    sendBuiltPage(reply.header('cache-control', 'no-cache'), { dir: deps.pagesDir, file: 'index.html' }),
  );
  serveAssets(app, { dir: deps.pagesDir, path: '/phone/assets' });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/phone/api/')) reply.header('cache-control', 'no-store');
  });
  for (const serve of [serveMessages, serveDial, serveTransfer, serveApprove, servePayouts, serveFaults])
    serve(app, deps);
}
