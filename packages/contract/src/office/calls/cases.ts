import { z } from 'zod';
import { localTime, message, signedMajor, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { caseCategories, casePriorities, caseStates, identityQuestions, linkKinds } from '../case-words.ts';
import { caseNumber, comment, instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const textMax = 2_000;
const listMax = 200;

const id = caseNumber;
const version = z.int().min(1).meta({ description: 'Of the case as the caller saw it' });
const category = z.enum(caseCategories);
const priority = z.enum(casePriorities);
const state = z.enum(caseStates);
/** Names one answer of a case: sent again, it is the same one. */
const key = z.string().regex(/^[\w-]{8,64}$/);

/** What a person writes in lines. Marks of any kind are just text. */
const written = z
  .string()
  .trim()
  .min(1)
  .max(textMax)
  .regex(/^(?:[\n\t]|[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069])*$/u, 'has a control character');

const actions = z.array(z.enum(['take', 'assign', 'answer', 'note', 'setState', 'setCategory', 'link', 'askIdentity']));

const listedFields = {
  id,
  version,
  subject: z.string(),
  category,
  priority,
  state,
  audience: z
    .enum(['all', 'compliance'])
    .meta({ description: 'Who may know of the case. The player never sees one of compliance' }),
  department: z.string(),
  playerId: rowId.nullable(),
  userName: z.string().nullable(),
  contact: z
    .strictObject({ name: z.string(), email: z.string() })
    .nullable()
    .meta({ description: 'What a writer of the contact form said of themselves; not proven' }),
  owner: z.string().nullable().meta({ description: 'User name of a member of the staff' }),
  group: z.enum(['mine', 'without owner', 'others']),
  since: instant,
  answerDueAt: instant.nullable().meta({ description: 'Null where no answer is due' }),
  solutionDueAt: instant,
  dueAt: instant
    .nullable()
    .meta({ description: 'The earlier of both. Null while the case does not wait for the house' }),
  isOverdue: z.boolean(),
  reopened: z.int(),
  actions,
};
const listed = z.strictObject(listedFields);

const entry = z.strictObject({
  at: instant,
  kind: z
    .enum(['player', 'answer', 'automatic', 'note', 'event'])
    .meta({ description: 'The player reads own words, answers and automatic answers' }),
  author: z.string().nullable(),
  text: z.string(),
});

const whole = z.strictObject({
  ...listedFields,
  entries: z.array(entry),
  links: z.array(z.strictObject({ kind: z.enum([...linkKinds, 'claim']), reference: z.string() })),
  claim: z
    .strictObject({
      ...{ viewName: z.string(), amount: signedMajor, paidAt: localTime, words: z.string() },
      state: z.enum(['looking', 'waiting', 'credited', 'rejected']),
      reason: z.string(),
    })
    .nullable()
    .meta({ description: 'What the player says was debited, where the case is about that' }),
  identity: z.strictObject({
    state: z.enum(['not asked', 'passed', 'failed']),
    until: instant.nullable().meta({ description: 'A passed check counts until then' }),
  }),
});

const moved = { RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message };
const changed = z.strictObject({ version });

const macro = z.strictObject({ key: z.string(), category, title: z.string(), text: z.string() });

const complaint = z.strictObject({
  ...{ id, subject: z.string(), state, playerId: rowId.nullable(), userName: z.string().nullable() },
  ...{
    owner: z.string().nullable(),
    since: instant,
    firstAnsweredAt: instant.nullable(),
    solvedAt: instant.nullable(),
  },
  promisedBy: instant.meta({ description: 'The terms promise an answer by then' }),
  isLate: z.boolean().meta({ description: 'Answered after that, or not yet and it is past' }),
});

const question = z.strictObject({
  kind: z.enum(identityQuestions),
  choices: z.array(z.string()).nullable().meta({ description: 'Null: a month as 2026-03, or a year as 1990' }),
});

nameSchemas({ ListedCase: listed, CaseEntry: entry, Case: whole, CaseMacro: macro, Complaint: complaint });

export const caseCalls = {
  'GET Cases/Worklist': officeCall({
    summary: 'Cases that wait for the house: own ones, those without an owner, those of others; overdue ones first',
    permission: 'cases.read',
    readsPersonalData: true,
    data: z.array(listed).max(listMax),
    failures: {},
  }),
  'GET Cases/List': officeCall({
    summary: 'Cases in any state, the newest first',
    permission: 'cases.read',
    readsPersonalData: true,
    query: z.strictObject({
      ...{ playerId: rowId.optional(), state: state.optional(), category: category.optional() },
      owner: z.enum(['mine', 'none']).optional(),
      before: id.optional().meta({ description: 'Cases that are older than this one' }),
    }),
    data: z.array(listed).max(listMax),
    failures: {},
  }),
  'GET Cases/Get': officeCall({
    summary: 'One case with all that was written',
    permission: 'cases.read',
    readsPersonalData: true,
    query: z.strictObject({ id }),
    data: whole,
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'POST Cases/Open': officeCall({
    summary: 'Opens a case for a player who calls or stands at the counter',
    permission: 'cases.answer',
    body: z.strictObject({
      ...{ playerId: rowId, category, priority: priority.default('normal'), key },
      subject: z
        .string()
        .trim()
        .min(1)
        .max(120)
        .regex(/^\P{Cc}*$/u, 'has a control character'),
      text: written.meta({ description: 'What the player said' }),
    }),
    data: z.strictObject({ id, version }),
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'POST Cases/Take': officeCall({
    summary: 'Makes the caller the owner of a case that has none. A case of another owner needs `cases.manage`',
    permission: 'cases.answer',
    body: z.strictObject({ id }),
    data: changed,
    failures: moved,
  }),
  'GET Cases/Owners': officeCall({
    summary: 'Members of the staff to whom a case can be given',
    permission: 'cases.manage',
    query: z.strictObject({ id }),
    data: z.array(z.strictObject({ userName: z.string(), fullName: z.string() })),
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'POST Cases/Assign': officeCall({
    summary: 'Gives a case to a member of the staff, or to none',
    permission: 'cases.manage',
    body: z.strictObject({ id, version, owner: z.string().max(64).nullable(), comment }),
    data: changed,
    failures: moved,
  }),
  'POST Cases/Answer': officeCall({
    summary:
      'Answers the player, in the inbox, or by mail a writer without an account. The same key is the same answer',
    permission: 'cases.answer',
    body: z.strictObject({
      ...{ id, version, key, text: written },
      nextState: z.enum(['waiting', 'solved']).default('waiting').meta({ description: 'The state that follows' }),
    }),
    data: changed,
    failures: moved,
  }),
  'POST Cases/Note': officeCall({
    summary: 'A note for the staff. The player never sees it',
    permission: 'cases.answer',
    body: z.strictObject({ id, text: written }),
    data: changed,
    failures: moved,
  }),
  'POST Cases/SetState': officeCall({
    summary: 'Moves a case on. A closed one stays closed',
    permission: 'cases.answer',
    body: z.strictObject({ id, version, state, comment }),
    data: changed,
    failures: moved,
  }),
  'POST Cases/SetCategory': officeCall({
    summary: 'Sets category and priority. The clocks are set anew, from when they began',
    permission: 'cases.answer',
    body: z.strictObject({ id, version, category, priority, comment }),
    data: changed,
    failures: moved,
  }),
  'POST Cases/Link': officeCall({
    summary: 'Notes which payment, ticket or round a case is about',
    permission: 'cases.answer',
    body: z.strictObject({ id, kind: z.enum(linkKinds), reference: z.string().regex(/^[\w:.-]{1,80}$/) }),
    data: changed,
    failures: moved,
  }),
  'POST Cases/AskIdentity': officeCall({
    summary: 'Questions that a caller has to answer before anything is told. None where the house knows too little',
    permission: 'cases.answer',
    body: z.strictObject({ id }),
    data: z.strictObject({ checkId: uuid.nullable(), questions: z.array(question) }),
    failures: { ...moved, TOO_MANY_ATTEMPTS: message },
  }),
  'POST Cases/CheckIdentity': officeCall({
    summary: 'What the caller answered. The server says passed or failed, and not which answer was wrong',
    permission: 'cases.answer',
    body: z.strictObject({
      checkId: uuid,
      answers: z
        .array(z.strictObject({ kind: z.enum(identityQuestions), answer: z.string().trim().max(80) }))
        .max(identityQuestions.length),
    }),
    data: z.strictObject({ passed: z.boolean(), until: instant.nullable() }),
    failures: { ...moved, TOO_MANY_ATTEMPTS: message },
  }),
  'GET Cases/Macros': officeCall({
    summary: 'Ready texts, in the language of the player of the case',
    permission: 'cases.read',
    query: z.strictObject({ id: id.optional() }),
    data: z.array(macro),
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'GET Cases/Complaints': officeCall({
    summary: 'The register of complaints, with what the terms promise; the newest first',
    permission: 'cases.read',
    readsPersonalData: true,
    query: z.strictObject({ before: id.optional() }),
    data: z.array(complaint).max(listMax),
    failures: {},
  }),
} as const;
