import type { Ids } from '@harmattan/kernel/ids';
import { inTransaction } from '@harmattan/process/transaction';
import { type SafeplayEntry, safeplayEntry, safeplayPaths, safeplayQuestion } from '@harmattan/wires/safeplay';
import { isSameSecret } from '@harmattan/wires/same-secret';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Hooks } from '../hooks/index.ts';
import { serveForms } from '../pages/forms.ts';
import { registerPage } from './register-page.ts';
import { type EntryRow, findEntries, insertEntry, listAfter, listNewest } from './safeplay-store.ts';

/** Names the register among those who tell the platform. */
export const safeplaySender = 'safeplay';

const pageMax = 50;
const shownMax = 20;

interface SafeplayDeps {
  pool: pg.Pool;
  ids: Ids;
  hooks: Pick<Hooks, 'tell'>;
  apiKey: string;
}

/** The exclusion register of the market: asked about persons, and tells each new entry. */
export function createSafeplay(deps: SafeplayDeps) {
  return {
    serve(app: FastifyInstance): void {
      serveWire(app, deps);
      serveForms(app, (pages) => servePage(pages, deps));
    },
  };
}

function serveWire(app: FastifyInstance, { pool, apiKey }: SafeplayDeps): void {
  const isCustomer = ({ headers }: FastifyRequest) => isSameSecret(headers.authorization ?? '', `Bearer ${apiKey}`);
  const refusal = { error: 'The key is wrong' };
  app.post(`/safeplay${safeplayPaths.check}`, async (request, reply) => {
    if (!isCustomer(request)) return reply.status(401).send(refusal);
    const asked = safeplayQuestion.safeParse(request.body);
    if (!asked.success) return reply.status(400).send({ error: 'The question is malformed' });
    return { entries: (await findEntries(pool, asked.data, pageMax)).map(wireEntry) };
  });
  app.get<{ Querystring: { after?: string } }>(`/safeplay${safeplayPaths.changes}`, async (request, reply) => {
    if (!isCustomer(request)) return reply.status(401).send(refusal);
    const { after = '0' } = request.query;
    if (!/^\d{1,18}$/.test(after)) return reply.status(400).send({ error: 'The position is malformed' });
    const rows = await listAfter(pool, BigInt(after), pageMax + 1);
    const shown = rows.slice(0, pageMax);
    const position = String(shown.at(-1)?.position ?? after);
    return { entries: shown.map(wireEntry), position, hasMore: rows.length > pageMax };
  });
}

function servePage(pages: FastifyInstance, deps: SafeplayDeps): void {
  const { pool } = deps;
  const shown = async (problem?: string) => registerPage({ entries: await listNewest(pool, shownMax), problem });
  pages.get('/safeplay', async (_request, reply) => reply.type('text/html').send(await shown()));
  pages.post('/safeplay', async (request, reply) => {
    const entry = entryOf(deps, request.body);
    if (!entry)
      return reply
        .status(400)
        .type('text/html')
        .send(await shown('Something is missing or not right.'));
    await enter(deps, entry);
    return reply.redirect('/safeplay', 303);
  });
}

/** The web hook is written with the entry: it is sent until the platform takes it. */
async function enter({ pool, hooks }: SafeplayDeps, entry: SafeplayEntry): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    await insertEntry(transaction, entry);
    await hooks.tell(transaction, {
      ...{ sender: safeplaySender, path: '/hooks/safeplay', number: null, amountMinor: 0n },
      body: () => entry,
    });
  });
}

function entryOf({ ids }: SafeplayDeps, body: unknown): SafeplayEntry | undefined {
  const typed = (body ?? {}) as Record<string, string | undefined>;
  const said = (name: string) => typed[name]?.trim() || undefined;
  const [phone, email] = [said('phone'), said('email')];
  const entry = safeplayEntry.safeParse({
    reference: ids.next(),
    identityNumber: said('identityNumber') ?? null,
    firstName: said('firstName'),
    lastName: said('lastName'),
    birthDate: said('birthDate'),
    phones: phone ? [phone] : [],
    emails: email ? [email] : [],
  });
  return entry.success ? entry.data : undefined;
}

function wireEntry({ position: _position, ...entry }: EntryRow): SafeplayEntry {
  return entry;
}
