import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { parse, startMailServer, startSilentServer } from '../../testing/mail-server.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestMail } from '../../testing/test-mail.ts';

const db = useTestDatabase();
const dayMs = 86_400_000;

test('the contact form reaches the department; the visitor stands in Reply-To and nowhere else', async () => {
  const server = await startMailServer();
  const stage = await startTestMail(db, { url: server.url });
  const body = 'Où est-il ? 在哪里？\n.\n<b>From: me</b>';
  expect(await stage.contact({ senderName: 'Ada "The Bet" Obi, Ltd', subject: 'Affiliates', body })).toMatchObject({
    http: 200,
    status: 'SUCCESS',
    data: null,
  });
  await stage.deliver();
  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  expect(mail).toMatchObject({
    from: 'bets@bets.example',
    to: ['partners@bets.example'],
    headers: {
      from: 'Harmattan <bets@bets.example>',
      to: 'partners@bets.example',
      'reply-to': `"Ada \\"The Bet\\" Obi, Ltd" <${stage.form.senderEmail}>`,
      subject: 'Contact form: Affiliates',
      'message-id': expect.stringMatching(/^<[0-9a-f-]{36}@bets.example>$/),
      'content-type': 'text/plain; charset=utf-8',
    },
  });
  expect(mail?.body).toContain(body);
  expect(await stage.kept()).toMatchObject([{ isSent: true }]);
  await stage.deliver();
  expect(server.mails).toHaveLength(1);
  expect(stage.log()).toContain('handed over');
  expect(stage.log()).not.toMatch(/ada|visitor|partners|Où/i);
});

test('any mail goes the same way, with a name of any script', async () => {
  const server = await startMailServer();
  const { mail, deliver } = await startTestMail(db, { url: server.url });
  const replyTo = { name: '王\r\nBcc: all@bets.example', address: 'wang@visitor.example' };
  await mail.send({ to: 'one@bets.example', replyTo, subject: 'News\r\nBcc: all@bets.example', text: 'Text' });
  await mail.send({ to: 'two@bets.example', subject: '消息', text: 'Text' });
  await deliver();
  expect(server.mails.map(({ to }) => to)).toEqual([['one@bets.example'], ['two@bets.example']]);
  expect(server.mails.map(({ headers }) => headers.bcc)).toEqual([undefined, undefined]);
});

test('signs in to the mail server; what a wrong password could not send is kept', async () => {
  const server = await startMailServer({
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'me@bets' && password === 'p@ss/word' ? done(null, { user: 'me' }) : done(new Error('no')),
  });
  const address = (password: string) => server.url.replace('//', `//me%40bets:${encodeURIComponent(password)}@`);
  const wrong = await startTestMail(db, { url: address('wrong-password') });
  await wrong.contact();
  await wrong.deliver();
  expect(await wrong.kept()).toMatchObject([{ attempts: 1, isSent: false }]);
  expect(wrong.log()).toContain('"code":"EAUTH"');
  expect(wrong.log()).not.toMatch(/wrong-password|visitor/);
  const right = await startTestMail(db, { url: address('p@ss/word') });
  await right.moveClock(6_000);
  await right.deliver();
  expect(server.mails).toHaveLength(1);
});

test('keeps mail while the server is down, tries less and less often, and sends it once when it is up', async () => {
  const down = await startMailServer();
  await down.stop();
  const stage = await startTestMail(db, { url: down.url });
  expect((await stage.contact()).status).toBe('SUCCESS');
  await stage.deliver();
  await stage.deliver();
  expect(await stage.kept()).toMatchObject([{ attempts: 1, isSent: false }]);
  await stage.moveClock(6_000);
  await stage.deliver();
  await stage.moveClock(12_000);
  await stage.deliver();
  expect(await stage.kept()).toMatchObject([{ attempts: 2, isSent: false }]);
  const up = await startMailServer({ port: down.port });
  await stage.moveClock(17_000);
  await stage.deliver();
  await stage.moveClock(dayMs);
  await stage.deliver();
  expect(up.mails).toHaveLength(1);
});

test('waits for no server that says nothing, and gives up a mail after five days without losing it', async () => {
  const silent = await startSilentServer();
  const timeouts = { connectMs: 300, silenceMs: 300, stopMs: 300 };
  const stage = await startTestMail(db, { url: silent.url, timeouts });
  await stage.contact();
  await stage.deliver();
  expect(stage.log()).toContain('"code":"ETIMEDOUT"');
  expect(await stage.kept()).toMatchObject([{ attempts: 1, isSent: false, isGivenUp: false }]);
  await stage.moveClock(6 * dayMs);
  await stage.deliver();
  expect(await stage.kept()).toMatchObject([{ attempts: 2, isSent: false, isGivenUp: true }]);
  await stage.moveClock(35 * dayMs);
  await stage.mail.jobs[0]?.run();
  expect(await stage.kept()).toHaveLength(1);
  await stage.moveClock(37 * dayMs);
  await stage.mail.jobs[0]?.run();
  expect(await stage.kept(), 'thirty days later').toEqual([]);
});

test('a mail that a crash left unnoted goes out again under the same Message-ID, and no sooner than its lease', async () => {
  const server = await startMailServer();
  const forgetful = await startTestMail(db, { url: server.url, database: failing(/update mail.mail set sent_at/) });
  await forgetful.contact();
  await forgetful.mail.deliverOnce();
  const other = await startTestMail(db, { url: server.url });
  await other.deliver();
  expect(server.mails).toHaveLength(1);
  await other.moveClock(301_000);
  await other.deliver();
  expect(server.mails).toHaveLength(2);
  expect(server.mails[0]).toEqual(server.mails[1]);
  expect(server.mails[0]?.headers['message-id']).toMatch(/@bets.example>$/);
  expect(await other.kept()).toMatchObject([{ isSent: true, attempts: 2 }]);
});

test('two processes hand each mail over once, and what was sent is forgotten after a week', async () => {
  const server = await startMailServer();
  const stages = [await startTestMail(db, { url: server.url }), await startTestMail(db, { url: server.url })] as const;
  const [stage] = stages;
  for (let count = 0; count < 10; count += 1) {
    await stage.mail.send({ to: 'one@bets.example', subject: String(count), text: 'Text' });
  }
  await Promise.all(stages.map(({ deliver }) => deliver()));
  expect(server.mails.map(({ headers }) => headers.subject).sort()).toEqual([...'0123456789']);
  await stage.mail.jobs[0]?.run();
  expect(await stage.kept()).toHaveLength(10);
  await stage.moveClock(8 * dayMs);
  await stage.mail.jobs[0]?.run();
  expect(await stage.kept()).toEqual([]);
});

test('gives nothing to a server that does not encrypt, where it must', async () => {
  const server = await startMailServer();
  const stage = await startTestMail(db, { url: server.url, needsTls: true });
  await stage.contact();
  await stage.deliver();
  expect([server.mails, (await stage.kept())[0]?.isSent]).toEqual([[], false]);
});

test('trusts no certificate that it cannot check', async () => {
  const server = await startMailServer({ disabledCommands: [] });
  const stage = await startTestMail(db, { url: server.url, needsTls: true });
  await stage.contact();
  await stage.deliver();
  expect([server.mails, (await stage.kept())[0]?.isSent]).toEqual([[], false]);
});

test('without a mail server each mail is a file for its owner alone, the same one when it is written again', async () => {
  const stage = await startTestMail(db);
  await stage.contact({ body: '在哪里？' });
  await stage.deliver();
  await db.database.pool.query('update mail.mail set sent_at = null, due_at = app_now()');
  await stage.deliver();
  const files = readdirSync(stage.folder);
  expect(files).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)]);
  const file = join(stage.folder, String(files[0]));
  expect([statSync(file).mode & 0o777, statSync(stage.folder).mode & 0o777]).toEqual([0o600, 0o700]);
  const { headers, body } = parse(readFileSync(file, 'utf8'));
  expect(headers).toMatchObject({
    to: 'help@bets.example',
    'reply-to': expect.stringContaining(stage.form.senderEmail),
  });
  expect(body).toContain('在哪里？');
  await stage.mail.jobs[0]?.run();
  expect(readdirSync(stage.folder)).toEqual(files);
  await stage.moveClock(31 * dayMs);
  await stage.mail.jobs[0]?.run();
  expect(readdirSync(stage.folder), 'a month later').toEqual([]);
});

test('of the files the newest five hundred stay, and nothing that is no mail is touched', async () => {
  const stage = await startTestMail(db);
  await stage.mail.jobs[0]?.run();
  mkdirSync(stage.folder, { recursive: true });
  writeFileSync(join(stage.folder, 'notes.txt'), '');
  utimesSync(join(stage.folder, 'notes.txt'), 0, 0);
  const nowSeconds = Math.floor(statSync(stage.folder).mtimeMs / 1_000);
  for (let age = 0; age < 503; age += 1) {
    const file = join(stage.folder, `${age}.eml`);
    writeFileSync(file, '');
    utimesSync(file, nowSeconds - age, nowSeconds - age);
  }
  await stage.mail.jobs[0]?.run();
  const files = readdirSync(stage.folder);
  expect(files).toHaveLength(501);
  for (const gone of ['500.eml', '501.eml', '502.eml']) expect(files).not.toContain(gone);
  expect(files).toContain('notes.txt');
});

test('starts and stops: what was kept goes out by itself', async () => {
  const server = await startMailServer();
  const { mail, contact } = await startTestMail(db, { url: server.url });
  mail.start();
  await contact();
  await expect.poll(() => server.mails.length).toBe(1);
});

test('stops although the mail server says nothing, and leaves the mail to another', async () => {
  const silent = await startSilentServer();
  const timeouts = { connectMs: 600_000, silenceMs: 600_000, stopMs: 50 };
  const stuck = await startTestMail(db, { url: silent.url, timeouts });
  stuck.mail.start();
  await stuck.contact();
  await expect.poll(async () => (await stuck.kept())[0]?.attempts).toBe(1);
  await stuck.mail.stop();
  const server = await startMailServer();
  const other = await startTestMail(db, { url: server.url });
  await other.moveClock(301_000);
  await other.deliver();
  expect(server.mails).toHaveLength(1);
});

test('takes sixty an hour from a network and ten by an address, even at once, and counts no form with mistakes', async () => {
  const stage = await startTestMail(db);
  for (let tries = 0; tries < 3; tries += 1) await stage.contact({ body: '' });
  const answers = await Promise.all(
    Array.from({ length: 63 }, (_, at) => stage.contact({ senderEmail: `one${at}@network.example` })),
  );
  expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 'TOO_MANY_ATTEMPTS')).toHaveLength(3);
  expect(await stage.kept()).toHaveLength(60);

  const taken: string[] = [];
  for (let networks = 0; networks < 12; networks += 1) {
    const elsewhere = await startTestMail(db);
    const senderEmail = networks % 2 ? 'Eve@sender.example' : 'eve@sender.example';
    taken.push((await elsewhere.contact({ senderEmail })).status);
  }
  expect(taken).toEqual([...Array(10).fill('SUCCESS'), ...Array(2).fill('TOO_MANY_ATTEMPTS')]);
  await stage.moveClock(3_601_000);
  expect((await stage.contact({ senderEmail: 'eve@sender.example' })).status).toBe('SUCCESS');
});

test('takes five an hour of a player, whose network does not count for them nor they for it', async () => {
  const stage = await startTestMail(db);
  const from = (at: number) => ({ senderEmail: `one${at}@crowd.example` });
  await Promise.all(Array.from({ length: 60 }, (_, at) => stage.contact(from(at))));
  expect((await stage.contact(from(60))).status).toBe('TOO_MANY_ATTEMPTS');
  const answers = await Promise.all(Array.from({ length: 7 }, (_, at) => stage.contactOf(41n, from(100 + at))));
  expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(5);
  expect((await stage.contactOf(42n, from(200))).status).toBe('SUCCESS');
  const elsewhere = await startTestMail(db);
  expect((await elsewhere.contactOf(41n, from(201))).status).toBe('TOO_MANY_ATTEMPTS');
  expect((await elsewhere.contact(from(202))).status).toBe('SUCCESS');
});

test('refuses what is no form, or far too long, and keeps nothing of it', async () => {
  const stage = await startTestMail(db);
  expect(
    await stage.contact({ senderEmail: 'a@b.example\r\nBcc: c@d.example', body: 'x'.repeat(50_000) }),
  ).toMatchObject({
    status: 'VALIDATION_ERROR',
    data: { senderEmail: 'message.email_not_valid', body: 'message.too_long' },
  });
  expect((await stage.contact({ body: 'x'.repeat(100_000) })).http).toBe(413);
  for (const change of [{ body: 7 }, { senderName: undefined }, { stranger: 'x' }, { senderEmail: ['a@b.example'] }]) {
    expect((await stage.contact(change)).http, JSON.stringify(change)).toBe(400);
  }
  expect(await stage.kept()).toEqual([]);
});

test('says that a mail was not sent only when it could not even be kept', async () => {
  const stage = await startTestMail(db, { database: failing(/insert into mail.mail/) });
  expect(await stage.contact()).toMatchObject({ http: 200, status: 'MAIL_NOT_SENT' });
  expect(stage.log()).not.toMatch(/visitor|Where is it/);
});

/** The database, but a statement of that kind breaks, in a transaction too. */
function failing(statement: RegExp): typeof db.database {
  const query = (target: Pick<pg.Pool, 'query'>) => async (sql: string | { text: string }, values?: unknown[]) => {
    if (statement.test(typeof sql === 'string' ? sql : sql.text)) throw new Error('cut off');
    return target.query(sql as string, values);
  };
  const pool = new Proxy(db.database.pool, {
    get(target, name) {
      if (name === 'query') return query(target);
      if (name !== 'connect') return Reflect.get(target, name);
      return async () => {
        const client = await target.connect();
        return { query: query(client), release: (isBroken?: boolean) => client.release(isBroken) };
      };
    },
  });
  return { ...db.database, pool };
}
