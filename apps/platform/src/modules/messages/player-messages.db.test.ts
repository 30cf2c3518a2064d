import { createConnection } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { apiPrefix } from '@harmattan/contract';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logOptions } from '../../plumbing/log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestMessages } from '../../testing/test-messages.ts';

const db = useTestDatabase();
const rowsOf = async (table: string, playerId: bigint) =>
  (await db.database.pool.query(`select from messages.${table} where player_id = $1`, [playerId])).rowCount;

test('a message to a department lies among the sent ones, word for word', async () => {
  const { newPlayer } = await startTestMessages(db);
  const player = newPlayer();
  const messageText = '<script>alert(1)</script>\n[x](javascript:alert(1)) **not bold** é 好 😀';
  const { data } = await player.send({
    messageHeader: '  Where is <b>it</b>?  ',
    department: 'Marketing',
    messageText,
  });
  expect(data).toEqual({ id: expect.stringMatching(/^\d+$/) });
  expect(await player.sent()).toEqual([
    {
      id: data.id,
      messageHeader: 'Where is <b>it</b>?',
      isRead: true,
      createDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      innerHeader: 'Marketing',
      messageText,
      messageFooter: '',
    },
  ]);
  expect([await player.inbox(), await player.unread()]).toEqual([[], 0]);
});

test('keeps nothing of a message with something wrong in it, and says so beside the field', async () => {
  const { newPlayer } = await startTestMessages(db);
  const player = newPlayer();
  expect(await player.send({ messageHeader: '', department: 'x', messageText: '好'.repeat(1_001) })).toMatchObject({
    http: 200,
    status: 'VALIDATION_ERROR',
    data: {
      messageHeader: 'message.please_fill_the_field',
      department: 'message.department_unknown',
      messageText: 'message.too_long',
    },
  });
  const whole = { messageHeader: 'a', department: 'Support', messageText: 'b' };
  for (const query of [
    { messageHeader: 'a', department: 'Support' },
    { ...whole, stranger: 'c' },
    { ...whole, messageHeader: ['a', 'b'] },
    { ...whole, messageText: 'b\0' },
    { ...whole, key: 'short' },
    { ...whole, key: "'; drop table" },
  ]) {
    expect((await player.call('POST Messages/SendAdminMessage', { query })).http, JSON.stringify(query)).toBe(400);
  }
  expect(await rowsOf('thread', player.playerId)).toBe(0);
});

test('sent again under its key it is the same message, at once or later; without a key each is one', async () => {
  const { newPlayer } = await startTestMessages(db);
  const [player, other] = [newPlayer(), newPlayer()];
  const key = 'a-key-of-my-own';
  const answers = await Promise.all(Array.from({ length: 5 }, () => player.send({ key })));
  const [{ data }] = answers as [(typeof answers)[0]];
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await player.delete(data.id);
  expect((await player.send({ key, messageText: 'something else' })).data).toEqual(data);
  expect(await rowsOf('message', player.playerId)).toBe(1);

  expect((await other.send({ key })).data.id).not.toBe(data.id);
  const twice = await Promise.all([other.send(), other.send()]);
  expect(new Set(twice.map((answer) => answer.data.id)).size).toBe(2);
  expect(await other.sent()).toHaveLength(3);
});

test('takes ten messages an hour, even when thirty come at once, and still knows those it took', async () => {
  const { newPlayer, moveClock } = await startTestMessages(db);
  const [player, other] = [newPlayer(), newPlayer()];
  const keyed = (at: number) => player.send({ key: `message-${at}` });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => keyed(at)));
  const taken = answers.flatMap(({ status }, at) => (status === 'SUCCESS' ? [at] : []));
  expect(taken).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 'TOO_MANY_ATTEMPTS')).toHaveLength(20);
  expect(await player.sent()).toHaveLength(10);
  expect((await keyed(taken[0] as number)).status).toBe('SUCCESS');
  expect((await player.send({ messageText: '' })).status).toBe('VALIDATION_ERROR');
  expect((await other.send()).status).toBe('SUCCESS');
  await moveClock(3_601_000);
  expect((await player.send()).status).toBe('SUCCESS');
});

test('reading counts once, however often and at once; deleting what is unread counts it, too', async () => {
  const { newPlayer, register, messages } = await startTestMessages(db);
  const player = newPlayer();
  await register(player.playerId);
  for (const header of ['one', 'two'])
    await messages.write({ playerId: player.playerId, actor: 'Ada', header, text: 't' });
  expect(await player.unread()).toBe(3);
  const [two, one, welcome] = await player.inbox();
  expect([two?.messageHeader, one?.messageHeader, welcome?.isRead]).toEqual(['two', 'one', false]);

  const reads = await Promise.all(Array.from({ length: 5 }, () => player.read(String(two?.id))));
  expect(reads.every(({ status }) => status === 'SUCCESS')).toBe(true);
  expect((await player.read(String(two?.id))).data).toEqual({ unread: 2 });
  expect((await player.inbox()).map(({ isRead }) => isRead)).toEqual([true, false, false]);

  const both = [player.delete(String(one?.id)), player.delete(String(one?.id)), player.read(String(one?.id))];
  expect((await Promise.all(both)).slice(0, 2).map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
  expect(await player.unread()).toBe(1);
  await player.delete(String(two?.id));
  expect(await player.unread()).toBe(1);
  expect((await player.inbox()).map(({ id }) => id)).toEqual([welcome?.id]);
  expect((await player.delete(String(one?.id))).status).toBe('SUCCESS');
  expect((await player.read(String(one?.id))).status).toBe('MESSAGE_DOES_NOT_EXIST');
});

test("no player reads, sees or deletes another's message, nor learns whether it is there", async () => {
  const { newPlayer, register, visitor } = await startTestMessages(db);
  const [player, thief] = [newPlayer(), newPlayer()];
  await register(player.playerId);
  const sent = (await player.send()).data.id;
  const received = String((await player.inbox())[0]?.id);
  const answers = [];
  for (const id of [received, sent, '999999999999999999']) answers.push(await thief.read(id), await thief.delete(id));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ http: 200, status: 'MESSAGE_DOES_NOT_EXIST', data: null });
  expect([await thief.inbox(), await thief.sent(), await player.unread()]).toEqual([[], [], 1]);
  expect((await player.read(sent)).status).toBe('MESSAGE_DOES_NOT_EXIST');
  for (const id of ['0', '-1', '1.5', 'x', '1'.repeat(19)]) expect((await player.read(id)).http).toBe(400);
  expect((await visitor('GET Messages/GetUnreadMessages')).http).toBe(401);
});

test('shows the newest two hundred', async () => {
  const { newPlayer, register } = await startTestMessages(db);
  const player = newPlayer();
  await register(player.playerId);
  await db.database.pool.query(
    `with letters as (
       insert into messages.letter (actor, header, inner_header, body, footer)
       select 'test', 'letter ' || n, '', 'text', '' from generate_series(1, 250) n returning id)
     insert into messages.message (letter_id, player_id, is_sent) select id, $1, false from letters order by id`,
    [player.playerId],
  );
  const inbox = await player.inbox();
  expect([inbox.length, inbox[0]?.messageHeader, inbox.at(-1)?.messageHeader]).toEqual([
    200,
    'letter 250',
    'letter 51',
  ]);
});

test('carries a thousand characters of any script in the query, and writes none of them into the log', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { server, newPlayer } = await startTestMessages(db, { log: pino(logOptions('debug'), sink) });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as { port: number };
  const player = newPlayer();

  async function post(messageText: string) {
    const query = new URLSearchParams({ messageHeader: '题'.repeat(120), department: 'Support', messageText });
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.write(
      `POST ${apiPrefix}/Messages/SendAdminMessage?${query} HTTP/1.1\r\nhost: localhost\r\n` +
        `x-test-player: ${player.playerId}\r\ncookie: a=${'x'.repeat(500)}\r\nconnection: close\r\n\r\n`,
    );
    const answer = await text(socket);
    return JSON.parse(answer.split('\r\n\r\n')[1] ?? '').status;
  }
  // Each written out as a query needs them: three bytes, four, and three times three before they are put together.
  const texts = ['好'.repeat(1_000), '😀'.repeat(1_000), '각'.normalize('NFD').repeat(1_000)];
  for (const one of texts) expect(await post(one)).toBe('SUCCESS');
  expect((await player.sent()).map(({ messageText }) => messageText)).toEqual(
    texts.map((one) => one.normalize('NFC')).reverse(),
  );
  expect(await post('好'.repeat(1_001))).toBe('VALIDATION_ERROR');
  expect(await post('好'.repeat(4_000))).toBe('TOO_LARGE');
  await expect.poll(() => lines.filter((line) => line.includes('SendAdminMessage'))).not.toHaveLength(0);
  expect(lines.join('')).not.toMatch(/messageText|%E5%A5%BD|好|题|%E9%A2%98/);
});
