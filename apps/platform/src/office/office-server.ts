import { type CallShape, officePrefix, requestIdHeader } from '@harmattan/contract';
import { type OfficeCallDefinition, officeCalls } from '@harmattan/contract/office';
import { officeDocument } from '@harmattan/contract/openapi';
import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import { createHttpServer } from '@harmattan/process/http-server';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Audit } from '../modules/audit/index.ts';
import type { StaffDoor } from '../modules/staff/index.ts';
import type { Answer } from '../plumbing/http/answer.ts';
import { answerBrokenRequest } from '../plumbing/http/broken-request.ts';
import { hostCookiesOf } from '../plumbing/http/cookies.ts';
import { limitRequests } from '../plumbing/http/door-limit.ts';
import { answerFailure, RequestFailure } from '../plumbing/http/failure.ts';
import { refuseForeignPages } from '../plumbing/http/foreign-pages.ts';
import { bodyMaxBytes, headMaxBytes } from '../plumbing/http/limits.ts';
import type { Page } from '../plumbing/http/page.ts';
import { prepareText } from '../plumbing/http/prepared-text.ts';
import { dataHeadersOf } from '../plumbing/http/security-headers.ts';
import { type Exchange, serveContract } from '../plumbing/http/serve-contract.ts';
import { addressMatcher } from '../settings/address-list.ts';
import type { Settings } from '../settings/index.ts';
import { serveLiveStream } from './live/live-stream.ts';
import type { Watch } from './live/watch-changes.ts';
import { actorOf } from './office-deps.ts';
import type { OfficeHandlers } from './office-handlers.ts';
import { serveOfficePage } from './office-page.ts';

interface OfficeServerOptions {
  settings: Pick<Settings, 'office' | 'trustedProxies' | 'requestsPerMinuteMax' | 'publicDetails'>;
  handlers: OfficeHandlers;
  staff: Pick<StaffDoor, 'authenticate' | 'recognise'>;
  clock: Clock;
  watch: Pick<Watch, 'listen'>;
  audit: Pick<Audit, 'record' | 'recordRead'>;
  admit<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result>;
  log: FastifyBaseLogger;
  ids: Ids;
  /** Where the build of `apps/office` lies, and its page with the brand in it. */
  officeDir: string;
  page(): Page;
  isDraining(): boolean;
}

/** The office's own origin: the staff's page and calls. It serves nothing of the players, and shares no cookie with them. */
export async function createOfficeServer(options: OfficeServerOptions): Promise<FastifyInstance> {
  const { settings } = options;
  const { url, addresses } = settings.office;
  const secureCookies = url.startsWith('https:');
  const isAllowed = addresses === 'any' ? () => true : addressMatcher(addresses);
  const app = createHttpServer(options.log, {
    childLoggerFactory: (log) => log,
    genReqId: () => options.ids.next(),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    http: { maxHeaderSize: headMaxBytes },
    bodyLimit: bodyMaxBytes,
    return503OnClosing: false,
    routerOptions: { caseSensitive: false },
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply.headers(dataHeadersOf(url))),
    clientErrorHandler: answerBrokenRequest,
  });
  app.decorateReply('statusWord', undefined);
  app.decorateReply('playerId', undefined);
  app.decorateReply('isTurnedAway', false);
  app.setErrorHandler(answerFailure);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ [requestIdHeader]: request.id, ...dataHeadersOf(url) });
    if (secureCookies && request.headers.cookie) request.raw.headers.cookie = hostCookiesOf(request.headers.cookie);
    if (!isAllowed(request.ip)) return done(new RequestFailure('NOT_ALLOWED'));
    done(options.isDraining() ? new RequestFailure('NOT_READY') : undefined);
  });
  if (settings.publicDetails) {
    const text = prepareText({
      type: 'application/json; charset=utf-8',
      make: () => JSON.stringify(officeDocument(officeCalls)),
    });
    for (const path of [`${officePrefix}/docs/openapi.json`, '/api/docs/openapi.json']) app.get(path, text);
  }
  await app.register(
    async (api) => {
      await limitRequests(api, settings);
      api.addHook('onRequest', refuseForeignPages(url));
      serveLiveStream(api, options);
      await serveContract<OfficeCallDefinition>(api, {
        prefix: officePrefix,
        calls: officeCalls,
        handle: (exchange) => handle(options, exchange),
        admit: options.admit,
        secureCookies,
        isTrustedProxy: addressMatcher(settings.trustedProxies),
        requestsPerMinuteMax: settings.requestsPerMinuteMax,
      });
    },
    { prefix: officePrefix },
  );
  await serveOfficePage(app, { url, officeDir: options.officeDir, page: options.page });
  return app;
}

/** Who asks, whether their roles allow it, what is kept of it, and the call's handler. */
async function handle(
  { staff: door, audit, handlers }: OfficeServerOptions,
  { key, definition, request, context, readFields }: Exchange<OfficeCallDefinition>,
): Promise<Answer<CallShape>> {
  const staff = await door.authenticate(request);
  const { permission } = definition;
  if (permission !== 'none' && !staff) throw new RequestFailure('NOT_SIGNED_IN');
  if (staff && permission !== 'none' && permission !== 'any' && !staff.permissions.includes(permission)) {
    await audit.record({
      ...actorOf({ ...context, staff }),
      action: key,
      outcome: 'refused',
      reason: `needs ${permission}`,
    });
    throw new RequestFailure('NOT_ALLOWED');
  }
  const fields = readFields();
  if (staff && definition.readsPersonalData)
    await audit.recordRead({
      ...{ ...actorOf({ ...context, staff }), action: key, after: fields.query },
      subject: subjectRead(fields.query),
    });
  const handler = handlers[key as keyof OfficeHandlers] as (asked: object) => Promise<Answer<CallShape>>;
  return handler({ ...fields, context: { ...context, staff } });
}

/** Whose data is read, where the call is about one player. */
function subjectRead(query: unknown): string | undefined {
  const { playerId } = (query ?? {}) as { playerId?: unknown };
  return typeof playerId === 'bigint' ? `player ${playerId}` : undefined;
}
