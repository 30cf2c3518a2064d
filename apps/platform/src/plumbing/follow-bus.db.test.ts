// What a process keeps in memory follows the bus: nothing polls here.
import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { listed, suppliers } from '../modules/catalogue/testing/test-catalogue.ts';
import { createContent } from '../modules/content/index.ts';
import { createIncidents } from '../modules/incidents/index.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { createLocalBus } from './bus.ts';
import { createLog } from './log.ts';
import { createOutbox } from './outbox/outbox.ts';

const db = useTestDatabase();
const log = createLog({ level: 'silent' });
const bus = createLocalBus({ log });
const clock = { ...systemClock, every: () => () => {} };
const ids = createIds({ clock, random: systemRandom });
const also = async () => {};

/** What a process has of these modules. */
function openProcess() {
  const { database } = db;
  const { pool } = database;
  const outbox = createOutbox({ database, clock, ids, log });
  return {
    content: createContent({ pool, clock, log, bus }),
    incidents: createIncidents({ pool, clock, ids, log, bus, outbox }),
    catalogue: createCatalogue({ database, clock, log, bus }),
  };
}

const processes = [openProcess(), openProcess()] as const;
const [here, there] = processes;

beforeAll(async () => {
  for (const process of processes) for (const module of Object.values(process)) await module.start();
});
afterAll(async () => {
  for (const process of processes) for (const module of Object.values(process)) await module.stop();
});

test('content that one process publishes is shown by another', async () => {
  const name = { kind: 'promotion', key: 'one' };
  const { rows } = await db.database.pool.query<{ id: bigint }>(
    `insert into staff.member (user_name, full_name, roles, password_hash, secret, key_id)
     values ('ada', 'Ada', '{owner}', 'none', '', 'none') returning id`,
  );
  const author = { memberId: rows[0]?.id as bigint, why: 'new' };
  await here.content.save({ ...name, ...author, basedOn: 0, body: { title: 'One' }, also });
  await here.content.publish({ ...name, ...author, version: 1, seen: 0, at: null, also });
  await expect.poll(() => there.content.published().of('promotion').has('one')).toBe(true);
});

test('what one process switches off is off in another, and on again', async () => {
  const wish = { kind: 'product', subject: 'casino', name: 'Casino', banner: null, by: 'ada', reason: 'trouble' };
  const until = new Date(systemClock.now().getTime() + 3_600_000);
  const begun = await here.incidents.begin({ ...wish, until, also } as Parameters<typeof here.incidents.begin>[0]);
  await expect.poll(() => there.incidents.current()).toHaveLength(1);
  await there.incidents.end({ id: begun?.id as string, by: 'ada', reason: 'over', also });
  await expect.poll(() => here.incidents.current()).toHaveLength(0);
});

test('the list of games that one process imports is that of another', async () => {
  await here.catalogue.importGames({ suppliers, games: [listed('Sunrise')] }, { isStrict: true });
  await expect.poll(() => Array.from(there.catalogue.games(), ({ name }) => name)).toEqual(['Sunrise']);
});
