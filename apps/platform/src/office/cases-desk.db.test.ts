import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { newKey, openCaseStage } from './testing/case-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openCaseStage>>;
let other: (typeof stage)['support'];
beforeAll(async () => {
  stage = await openCaseStage(db);
  other = await stage.newStaff('risk');
});

const auditOf = async (id: string) =>
  (await pool.query('select actor, action, outcome from audit.entry where subject = $1 order by id', [`case ${id}`]))
    .rows;

test("a player's message becomes a case, and the answer reaches the player's inbox once, under its key", async () => {
  const { support } = stage;
  const one = await stage.newCase('Where is <b>my money</b>?');
  const [item] = (await support.call('GET Cases/Worklist')).data.filter(({ id }) => id === one.id);
  expect(item).toMatchObject({
    ...{ userName: one.userName, category: 'other', state: 'open', group: 'without owner', isOverdue: false },
    actions: ['take', 'assign', 'answer', 'note', 'setState', 'setCategory', 'link', 'askIdentity'],
  });
  const [key, text] = [newKey(), 'It is <i>on its way</i> & safe.'];
  const answers = [
    await stage.answer(one, { key, text }),
    ...(await Promise.all([1, 2].map(() => stage.answer(one, { key, text })))),
  ];
  expect(answers.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS']);
  const replies = (await one.inbox()).filter(({ messageHeader }) => messageHeader === 'Re: My money');
  expect(replies).toMatchObject([{ messageText: text, messageFooter: one.id, isRead: false }]);
  const shown = await stage.get(one.id);
  expect(shown).toMatchObject({ state: 'waiting', owner: support.userName, answerDueAt: null, dueAt: null });
  expect(shown.entries.map(({ kind, author, text }) => ({ kind, author, text }))).toEqual([
    { kind: 'player', author: null, text: 'Where is <b>my money</b>?' },
    { kind: 'answer', author: support.userName, text },
  ]);
  expect(await auditOf(one.id)).toEqual([{ actor: support.userName, action: 'answer a case', outcome: 'done' }]);
});

test('of two who answer at once one is told that the case has moved on, and the player reads one answer', async () => {
  const one = await stage.newCase();
  const answers = await Promise.all([stage.answer(one), stage.answer(one, { desk: other, text: 'Another word.' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect((await one.inbox()).filter(({ messageHeader }) => messageHeader === 'Re: My money')).toHaveLength(1);
  expect(await auditOf(one.id)).toHaveLength(1);
});

test('an answer to words that the player has added to meanwhile is not sent', async () => {
  const one = await stage.newCase();
  await one.write('I found it.');
  expect((await stage.answer(one)).status).toBe('RECORD_HAS_MOVED_ON');
  expect((await one.inbox()).some(({ messageHeader }) => messageHeader === 'Re: My money')).toBe(false);
  const { version } = await stage.get(one.id);
  expect((await stage.answer({ id: one.id, version }, { nextState: 'solved' })).status).toBe('SUCCESS');
  expect(await stage.get(one.id)).toMatchObject({ state: 'solved' });
});

test("a note never reaches the player, and no player's call shows a case or an answer of another player", async () => {
  const one = await stage.newCase();
  await stage.support.call('POST Cases/Note', { body: { id: one.id, text: 'A secret of the house' } });
  await stage.answer(one);
  const calls = [
    await one.browser.call('GET Messages/GetUnreadMessages'),
    await one.browser.call('GET Messages/GetSentMessages'),
  ];
  expect(JSON.stringify(calls)).not.toContain('A secret of the house');
  expect((await stage.get(one.id)).entries).toContainEqual(expect.objectContaining({ kind: 'note' }));
  const answered = (await one.inbox()).find(({ messageHeader }) => messageHeader === 'Re: My money');
  const thief = await stage.newWriter();
  expect(JSON.stringify(await thief.inbox())).not.toContain(one.id);
  for (const call of ['POST Messages/ReadMessage', 'POST Messages/DeleteMessage'] as const) {
    const { status } = await thief.browser.call(call, { query: { messageId: answered?.id as string } });
    expect(status).toBe('MESSAGE_DOES_NOT_EXIST');
  }
  const there = await stage.platform.server.inject({ method: 'GET', url: `/api/api/Cases/Get?id=${one.id}` });
  expect(there.statusCode).toBe(404);
});

test('an answer moves no money and ends no claim: support has no call that does', async () => {
  const { support, platform } = stage;
  const player = await stage.newWriter();
  await player.claim('session 0909991117');
  const [one] = await stage.casesOf(player.playerId);
  const id = one?.id as string;
  const before = await platform.wallet.balance(player.playerId);
  expect(await stage.get(id)).toMatchObject({
    category: 'deposit',
    claim: { viewName: 'FastHubPayBill', amount: 1_500, words: 'session 0909991117', state: 'waiting' },
  });
  await stage.answer({ id, version: one?.version as number }, { text: 'Credited 1,500.', nextState: 'solved' });
  expect(await platform.wallet.balance(player.playerId)).toEqual(before);
  expect((await stage.get(id)).claim).toMatchObject({ state: 'waiting' });
  const header = (await player.inbox())[0]?.messageHeader;
  expect(header).toBe(`Our answer (${id})`);
  for (const call of [
    'POST Payments/ApproveWithdrawal',
    'POST Payments/RejectWithdrawal',
    'POST Approvals/Decide',
  ] as const)
    expect((await support.call(call)).http).toBe(403);
});

test('a writer without an account is answered by mail, once', async () => {
  const form = { senderName: 'A visitor', senderEmail: 'visitor@far.example', subject: 'Support', captcha: '' };
  await stage.visitor().call('POST Email/SendMail', { body: { ...form, body: 'I cannot sign in' } });
  const [one] = (await stage.support.call('GET Cases/List', { query: {} })).data;
  expect(one).toMatchObject({ playerId: null, contact: { name: 'A visitor', email: 'visitor@far.example' } });
  const key = newKey();
  const answers = await Promise.all([1, 2].map(() => stage.answer(one as never, { key, text: 'Recover it.' })));
  expect(answers.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
  const { rows } = await pool.query(`select subject, body from mail.mail where recipient = 'visitor@far.example'`);
  expect(rows).toEqual([{ subject: `Re: Contact form: Support [${one?.id}]`, body: 'A visitor\n\nRecover it.\n' }]);
});

test('a case has one owner: of two who take it one does, and another takes it over only who may assign', async () => {
  const one = await stage.newCase();
  const [payments, risk] = [await stage.newStaff('payments'), other];
  const take = (desk: typeof risk) => desk.call('POST Cases/Take', { body: { id: one.id } });
  const taken = await Promise.all([take(payments), take(risk)]);
  expect(taken.map(({ status }) => status).sort()).toEqual(['RECORD_HAS_MOVED_ON', 'SUCCESS']);
  expect((await take(stage.support)).status).toBe('SUCCESS');
  expect((await take(stage.support)).status).toBe('SUCCESS');
  const { version, group } = await stage.get(one.id);
  expect(group).toBe('mine');
  const assign = (owner: string | null) =>
    stage.support.call('POST Cases/Assign', { body: { id: one.id, version, owner, comment: 'yours' } });
  const content = await stage.newStaff('content');
  expect((await assign(content.userName)).status).toBe('RECORD_DOES_NOT_EXIST');
  expect((await assign(risk.userName)).status).toBe('SUCCESS');
  expect((await assign(null)).status).toBe('RECORD_HAS_MOVED_ON');
  expect(await stage.get(one.id, risk)).toMatchObject({ owner: risk.userName, group: 'mine' });
});

test('the worklist has own cases first, then those without an owner, each with what this person may do', async () => {
  const [mine, free, theirs] = [await stage.newCase(), await stage.newCase(), await stage.newCase()];
  const clerk = await stage.newStaff('payments');
  await clerk.call('POST Cases/Take', { body: { id: mine.id } });
  await other.call('POST Cases/Take', { body: { id: theirs.id } });
  const ids = [mine, free, theirs].map(({ id }) => id);
  const items = (await clerk.call('GET Cases/Worklist')).data.filter(({ id }) => ids.includes(id));
  expect(items.map(({ id, group }) => [id, group])).toEqual([
    [mine.id, 'mine'],
    [free.id, 'without owner'],
    [theirs.id, 'others'],
  ]);
  const usual = ['answer', 'note', 'setState', 'setCategory', 'link', 'askIdentity'];
  expect(items.map(({ actions }) => actions)).toEqual([usual, ['take', ...usual], usual]);
  const auditor = await stage.newStaff('auditor');
  const [read] = (await auditor.call('GET Cases/Worklist')).data;
  expect(read?.actions).toEqual([]);
});

test('states and categories move with a reason and a version, the clocks follow, and a closed case stays closed', async () => {
  const one = await stage.newCase();
  const { support } = stage;
  const { answerDueAt, solutionDueAt } = await stage.get(one.id);
  const urgent = { category: 'complaint', priority: 'urgent', comment: 'lost money' } as const;
  const set = (version: number) => support.call('POST Cases/SetCategory', { body: { id: one.id, version, ...urgent } });
  const { data } = await set(one.version);
  expect((await set(one.version)).status).toBe('RECORD_HAS_MOVED_ON');
  const shown = await stage.get(one.id);
  const hoursMoved = (to: string | null, from: string | null) =>
    Math.round((Date.parse(to as string) - Date.parse(from as string)) / 3_600_000);
  // From 8 and 72 hours to 6 and 42.
  expect([hoursMoved(shown.answerDueAt, answerDueAt), hoursMoved(shown.solutionDueAt, solutionDueAt)]).toEqual([
    -2, -30,
  ]);
  const move = (version: number, state: 'solved' | 'closed' | 'open') =>
    support.call('POST Cases/SetState', { body: { id: one.id, version, state, comment: 'told by phone' } });
  const solved = await move(data.version, 'solved');
  const closed = await move(solved.data.version, 'closed');
  expect(closed.status).toBe('SUCCESS');
  expect((await move(closed.data.version, 'open')).status).toBe('RECORD_HAS_MOVED_ON');
  expect((await stage.answer({ id: one.id, version: closed.data.version })).status).toBe('RECORD_HAS_MOVED_ON');
  expect((await stage.get(one.id)).actions).toEqual(['note']);
  await one.write('Once more');
  expect(await stage.casesOf(one.playerId)).toMatchObject([{ state: 'open' }, { id: one.id, state: 'closed' }]);
  expect((await auditOf(one.id)).map(({ action }) => action)).toEqual([
    'set the category of a case',
    'set the state of a case',
    'set the state of a case',
  ]);
});

test('a case for a caller is opened once under its key, and links to what it is about', async () => {
  const { playerId } = await stage.newWriter();
  const body = {
    playerId: String(playerId),
    category: 'bet',
    subject: 'Slip',
    text: 'It won.',
    key: newKey(),
  } as const;
  const opened = await Promise.all([1, 2].map(() => stage.support.call('POST Cases/Open', { body })));
  expect(opened[0]?.data).toEqual(opened[1]?.data);
  const id = opened[0]?.data.id as string;
  const link = { id, kind: 'ticket', reference: 'JX-77' } as const;
  await stage.support.call('POST Cases/Link', { body: link });
  await stage.support.call('POST Cases/Link', { body: link });
  expect(await stage.get(id)).toMatchObject({
    ...{ state: 'open', owner: stage.support.userName, links: [{ kind: 'ticket', reference: 'JX-77' }] },
  });
  const nowhere = { ...body, playerId: '999999999', key: newKey() };
  expect((await stage.support.call('POST Cases/Open', { body: nowhere })).status).toBe('RECORD_DOES_NOT_EXIST');
});

test('texts with control characters, too long ones and cases that do not exist are refused', async () => {
  const one = await stage.newCase();
  for (const text of ['a\u0000b', 'a\u001b[31m', 'a\u202eb', '  ', 'x'.repeat(2_001)]) {
    expect((await stage.answer(one, { text })).http, JSON.stringify(text)).toBe(400);
    expect((await stage.support.call('POST Cases/Note', { body: { id: one.id, text } })).http).toBe(400);
  }
  expect((await stage.answer(one, { text: 'One line\nand another\twith 中文 and ₦' })).status).toBe('SUCCESS');
  expect((await stage.answer({ id: 'C-999999', version: 1 })).status).toBe('RECORD_DOES_NOT_EXIST');
  expect((await stage.support.call('GET Cases/Get', { query: { id: 'C-999999' } })).status).toBe(
    'RECORD_DOES_NOT_EXIST',
  );
});

test("macros come in the player's language, and each of them can be sent as an answer", async () => {
  const one = await stage.newCase();
  const macros = async (query: { id?: string }) => (await stage.support.call('GET Cases/Macros', { query })).data;
  const english = await macros({});
  expect(await macros({ id: one.id })).toEqual(english);
  await pool.query(`update identity.player set language = 'sw' where id = $1`, [one.playerId]);
  const swahili = await macros({ id: one.id });
  expect(swahili.map(({ key }) => key)).toEqual(english.map(({ key }) => key));
  expect(swahili.filter(({ text }, at) => text === english[at]?.text)).toEqual([]);
  expect((await stage.answer(one, { text: swahili[0]?.text as string })).status).toBe('SUCCESS');
});

test('the register has each complaint with the promise of the terms, and says which answer came late', async () => {
  const [kept, late] = [await stage.newCase(), await stage.newCase()];
  for (const { id, version } of [kept, late])
    await stage.support.call('POST Cases/SetCategory', {
      body: { id, version, category: 'complaint', priority: 'normal', comment: 'says so' },
    });
  await stage.answer({ id: kept.id, version: kept.version + 1 });
  await pool.query(`update cases.case set opened_at = opened_at - interval '8 days' where id = $1`, [late.id.slice(2)]);
  const { data } = await stage.support.call('GET Cases/Complaints', { query: {} });
  const shown = data.filter(({ id }) => [kept.id, late.id].includes(id));
  expect(shown).toMatchObject([
    { id: late.id, userName: late.userName, firstAnsweredAt: null, isLate: true },
    { id: kept.id, userName: kept.userName, isLate: false },
  ]);
  for (const { since, promisedBy } of shown)
    expect(Date.parse(promisedBy) - Date.parse(since)).toBe(7 * 24 * 3_600_000);
});
