import { apiPrefix } from '@harmattan/contract';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestMessages } from '../../testing/test-messages.ts';
import { deliverToMany } from './write-to-many.ts';

const db = useTestDatabase();
const actor = 'Ada of support';

type Stage = Awaited<ReturnType<typeof startTestMessages>>;

/** The thread that the player's newest message opened. */
async function threadOf({ messages }: Stage, playerId: bigint): Promise<bigint> {
  const threads = [
    ...(await messages.listThreads({ state: 'waiting' })),
    ...(await messages.listThreads({ state: 'answered' })),
  ];
  return threads.find((thread) => thread.playerId === playerId)?.id as bigint;
}

const auditOf = async (playerId: bigint) =>
  (
    await db.database.pool.query('select actor, action from messages.audit where player_id = $1 order by id', [
      playerId,
    ])
  ).rows;

test('an answer lies in the inbox as it was written, unread, and the thread waits no more', async () => {
  const stage = await startTestMessages(db);
  const player = stage.newPlayer();
  await player.send({ messageHeader: 'My deposit', department: 'Support' });
  const threadId = await threadOf(stage, player.playerId);
  const waiting = async () => (await stage.messages.listThreads({ state: 'waiting' })).map(({ id }) => id);
  expect(await waiting()).toContain(threadId);

  const text = '  It is **there** now. See [your money](/TransactionHistory).\n\n- one\n- two';
  await stage.messages.reply({ threadId, actor, text, footer: 'Ada' });
  expect(await player.inbox()).toMatchObject([
    { messageHeader: 'Re: My deposit', innerHeader: 'Support', messageText: text, messageFooter: 'Ada', isRead: false },
  ]);
  expect(await waiting()).not.toContain(threadId);
  expect(await stage.messages.readThread(threadId)).toMatchObject({
    playerId: player.playerId,
    department: 'Support',
    letters: [
      { actor: null, text: 'Where is it?' },
      { actor, text, isRead: false },
    ],
  });
  expect(await auditOf(player.playerId)).toEqual([{ actor, action: 'reply' }]);
});

test('what a player deletes, the operator still has', async () => {
  const stage = await startTestMessages(db);
  const player = stage.newPlayer();
  await player.delete((await player.send()).data.id);
  const threadId = await threadOf(stage, player.playerId);
  expect((await stage.messages.readThread(threadId))?.letters).toMatchObject([
    { isDeleted: true, text: 'Where is it?' },
  ]);
});

test('a reply given five times at once under one key is one; without a key each is one', async () => {
  const stage = await startTestMessages(db);
  const player = stage.newPlayer();
  await player.send();
  const threadId = await threadOf(stage, player.playerId);
  const word = { threadId, actor, text: 'Here it is.', key: 'my-reply' };
  const replies = await Promise.all(Array.from({ length: 5 }, () => stage.messages.reply(word)));
  expect(new Set(replies.map((one) => one?.messageId)).size).toBe(1);
  expect(await stage.messages.reply(word)).toEqual(replies[0]);
  expect([await player.unread(), (await player.inbox()).length, (await auditOf(player.playerId)).length]).toEqual([
    1, 1, 1,
  ]);
  await Promise.all([1, 2].map(() => stage.messages.reply({ threadId, actor, text: 'And more.' })));
  expect(await player.unread()).toBe(3);
  expect(await stage.messages.reply({ ...word, threadId: 999_999n })).toBeUndefined();
});

test('writes to a player once for each key, and not to an unknown player', async () => {
  const { newPlayer, register, messages } = await startTestMessages(db);
  const [player, other] = [newPlayer(), newPlayer()];
  for (const { playerId } of [player, other]) await register(playerId);
  const word = { actor, header: 'Your limits', innerHeader: 'Support', text: 'They are _new_.', key: 'limits' };
  const both = await Promise.all([1, 2].map(() => messages.write({ ...word, playerId: player.playerId })));
  expect(both[0]).toEqual(both[1]);
  await messages.write({ ...word, playerId: other.playerId });
  expect([await player.unread(), await other.unread()]).toEqual([2, 2]);
  expect(await messages.write({ ...word, playerId: newPlayer().playerId })).toBeUndefined();
  expect(await auditOf(player.playerId)).toEqual([{ actor, action: 'write' }]);
});

test('lists threads by state and department, page by page', async () => {
  const stage = await startTestMessages(db);
  const { playerId } = stage.newPlayer();
  await db.database.pool.query(
    `insert into messages.thread (player_id, department, header, answered_at)
     select $1, case when n % 2 = 0 then 'Affiliates' else 'Marketing' end, n::text, app_now()
     from generate_series(1, 120) n`,
    [playerId],
  );
  const headers: string[] = [];
  let before: bigint | undefined;
  do {
    const page = await stage.messages.listThreads({
      state: 'answered',
      department: 'Affiliates',
      ...(before && { before }),
    });
    headers.push(...page.filter((thread) => thread.playerId === playerId).map(({ header }) => header));
    before = page.at(-1)?.id;
  } while (before);
  expect(headers).toEqual(Array.from({ length: 60 }, (_, at) => String(120 - 2 * at)));
});

test('what is written to many reaches each once, through two processes, a crash and a second word', async () => {
  const stage = await startTestMessages(db);
  const other = await startTestMessages(db);
  const { pool } = db.database;
  const players = Array.from({ length: 25 }, () => stage.newPlayer());
  for (const { playerId } of players) await stage.register(playerId);
  const word = { actor, key: 'news', header: 'News for all', text: 'Read [them](https://news.example).' };
  await Promise.all([stage.messages.writeToMany(word), other.messages.writeToMany(word)]);
  const late = stage.newPlayer();
  await stage.register(late.playerId);

  // Cut off before the commit, nothing of a piece is there.
  const crashing = { ...stage.bus, publish() {} };
  const failing = { pool: failAt(pool, /update messages.bulletin/), bus: crashing };
  await expect(deliverToMany(failing, 10)).rejects.toThrow('cut off');
  expect(await players[0]?.unread()).toBe(1);

  const pieces = () => Promise.all([stage, other].map(({ bus }) => deliverToMany({ pool, bus }, 7)));
  for (let found = await pieces(); found.includes(true); ) found = await pieces();
  expect(await deliverToMany({ pool, bus: stage.bus })).toBe(false);
  for (const player of players) {
    expect((await player.inbox()).filter(({ messageHeader }) => messageHeader === 'News for all')).toHaveLength(1);
    expect(await player.unread()).toBe(2);
  }
  expect(await late.unread()).toBe(1);
  const { rows } = await pool.query(
    `select count(*)::int as letters from messages.letter where header = 'News for all'`,
  );
  expect(rows).toEqual([{ letters: 1 }]);
});

test('what was written to many also reaches who was a player by then and got an inbox later, once', async () => {
  const stage = await startTestMessages(db);
  const { pool } = db.database;
  const [slow, asking, reached] = [stage.newPlayer(), stage.newPlayer(), stage.newPlayer()];
  await stage.register(reached.playerId);
  const deliverSlow = await stage.registerLater(slow.playerId);
  const deliverAsking = await stage.registerLater(asking.playerId);
  // Has an inbox already by writing, but was not greeted yet.
  await asking.send();
  await stage.messages.reply({ threadId: await threadOf(stage, asking.playerId), actor, text: 'Here it is.' });
  await stage.messages.writeToMany({ actor, key: 'late news', header: 'Late news', text: 'Read them.' });
  while (await deliverToMany({ pool, bus: stage.bus }));
  await stage.messages.writeToMany({ actor, key: 'more news', header: 'More news', text: 'Read them.' });
  await Promise.all([deliverSlow(), deliverAsking()]);
  while (await deliverToMany({ pool, bus: stage.bus }));
  for (const player of [slow, asking, reached]) {
    const headers = (await player.inbox()).map(({ messageHeader }) => messageHeader);
    expect(headers.filter((header) => / news$/.test(header)).sort()).toEqual(['Late news', 'More news']);
    expect(await player.unread()).toBe(headers.length);
  }
});

test('the count is of what the inbox lists: reading all of that leaves none, and deleting brings older ones back', async () => {
  const stage = await startTestMessages(db);
  const player = stage.newPlayer();
  await stage.register(player.playerId);
  const [welcome] = await player.inbox();
  const { pool } = db.database;
  const { rows } = await pool.query(
    `insert into messages.letter (actor, header, inner_header, body, footer)
     select 'ada', n::text, '', 't', '' from generate_series(1, 205) n returning id`,
  );
  await pool.query(
    'insert into messages.message (letter_id, player_id, is_sent) select unnest($1::bigint[]), $2, false',
    [rows.map(({ id }) => id), player.playerId],
  );
  await pool.query('update messages.inbox set unread = 206, version = version + 1 where player_id = $1', [
    player.playerId,
  ]);
  const told: number[] = [];
  stage.bus.subscribe('messages.unread', (news) => told.push((news as { unread: number }).unread));
  const inbox = await player.inbox();
  expect([inbox.length, await player.unread()]).toEqual([200, 200]);
  expect(inbox).not.toContainEqual(welcome);
  await pool.query(
    'update messages.message set read_at = app_now() where player_id = $1 and id = any($2::bigint[]) and id <> $3',
    [player.playerId, inbox.map(({ id }) => id), inbox[0]?.id],
  );
  expect((await player.read(String(inbox[0]?.id))).data).toEqual({ unread: 0 });
  expect(await player.unread()).toBe(0);
  await player.delete(String(inbox[1]?.id));
  expect(await player.unread()).toBe(1);
  await expect.poll(() => told).toEqual([0, 1]);
});

/** The pool, but a statement of that kind breaks. */
function failAt(pool: typeof db.database.pool, statement: RegExp): typeof pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name !== 'connect') return Reflect.get(target, name);
      return async () => {
        const client = await target.connect();
        return new Proxy(client, {
          get(inner, its) {
            if (its !== 'query') {
              const value = Reflect.get(inner, its);
              return typeof value === 'function' ? value.bind(inner) : value;
            }
            return async (sql: string, values?: unknown[]) => {
              if (statement.test(sql)) throw new Error('cut off');
              return inner.query(sql, values);
            };
          },
        });
      };
    },
  });
}

test('greets a new player once, with ways that lead somewhere', async () => {
  const { newPlayer, register } = await startTestMessages(db);
  const player = newPlayer();
  await register(player.playerId);
  await Promise.all([register(player.playerId), register(player.playerId)]);
  const inbox = await player.inbox();
  expect(inbox).toMatchObject([{ messageHeader: 'Welcome to Harmattan', isRead: false }]);
  for (const path of ['/deposit', '/ResponsibleGaming', '/contact'])
    expect(inbox[0]?.messageText).toContain(`(${path})`);
  expect(await player.unread()).toBe(1);
  await player.delete(String(inbox[0]?.id));
  await register(player.playerId);
  expect([await player.inbox(), await player.unread()]).toEqual([[], 0]);
});

test('the stream tells how many are unread when it opens and at every change', async () => {
  const { server, newPlayer, register, messages } = await startTestMessages(db);
  const player = newPlayer();
  await register(player.playerId);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as { port: number };
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const response = await fetch(`http://127.0.0.1:${port}${apiPrefix}/User/Stream`, {
    headers: { 'x-test-player': String(player.playerId) },
    signal: stopping.signal,
  });
  let heard = '';
  const collect = async () => {
    for await (const chunk of response.body ?? []) heard += Buffer.from(chunk).toString();
  };
  collect().catch(() => {});
  const counts = () =>
    [...heard.matchAll(/event: unread\ndata: \{"unread":(\d+)\}/g)].map(([, count]) => Number(count));
  await expect.poll(counts).toEqual([1]);

  await messages.write({ playerId: player.playerId, actor, header: 'h', text: 't' });
  await expect.poll(counts).toEqual([1, 2]);
  const [newest, oldest] = await player.inbox();
  await player.read(String(newest?.id));
  await player.read(String(newest?.id));
  await player.delete(String(oldest?.id));
  await expect.poll(counts).toEqual([1, 2, 1, 0]);
});

test('the role that runs the platform can change neither what was written nor who wrote it', async () => {
  const { newPlayer } = await startTestMessages(db);
  await newPlayer().send();
  for (const statement of [
    `update messages.letter set body = 'other'`,
    'delete from messages.letter',
    'delete from messages.message',
    `update messages.audit set actor = 'nobody'`,
    'delete from messages.audit',
  ]) {
    await expect(db.database.pool.query(statement)).rejects.toThrow('permission denied');
  }
  const { rows } = await db.database.pool.query('select min(player_id) as id from messages.message');
  const erase = db.database.pool.query('select messages.erase_player($1)', [rows[0].id]);
  await expect(erase).rejects.toThrow('not to be erased yet');
});
