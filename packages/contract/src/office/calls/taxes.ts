import { z } from 'zod';
import { message, signedMajor, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { comment, instant } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const day = z.iso.date().meta({ description: 'A day of the market: `2026-03-31`' });
const monthName = {
  authority: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])-01$/, 'must be the first day of a month')
    .meta({ description: 'Its first day: `2026-03-01`' }),
};

const payment = z.strictObject({
  amount: signedMajor,
  reference: z.string().meta({ description: "The bank's" }),
  paidOn: day,
  enteredBy: z.string(),
  enteredAt: instant,
  isBooked: z.boolean(),
});

const month = z.strictObject({
  month: day.meta({ description: 'Its first day' }),
  state: z.enum(['running', 'over', 'asked', 'closed', 'paid']),
  withheld: signedMajor,
  givenBack: signedMajor.meta({
    description: 'By voids and corrections of this month, of whichever month the bet was',
  }),
  due: signedMajor.meta({ description: 'withheld less givenBack' }),
  carried: signedMajor.meta({ description: 'What earlier months gave back beyond what they withheld' }),
  payable: signedMajor,
  entries: z.int(),
  closedBy: z.string().nullable(),
  closedAt: instant.nullable(),
  payment: payment.nullable(),
  actions: z.array(z.enum(['close', 'file', 'pay'])),
});

const authority = z.strictObject({
  authority: z.string(),
  name: z.string(),
  account: signedMajor.meta({ description: 'What stands on the account of the authority' }),
  owed: signedMajor.meta({ description: 'What was withheld, less what was given back and paid' }),
  difference: signedMajor.meta({ description: 'account less owed' }),
  months: z.array(month).meta({ description: 'The newest first' }),
});

const file = z.strictObject({
  fileName: z.string(),
  content: z.string().meta({ description: 'Comma-separated, a line for each withholding' }),
  sha256: z.string().meta({ description: 'Of the content, in hexadecimal digits' }),
});

nameSchemas({ TaxAuthority: authority, TaxMonth: month, TaxFile: file });

export const taxCalls = {
  'GET Taxes/Authorities': officeCall({
    summary: 'What is owed to each authority, month by month',
    permission: 'taxes.read',
    data: z.array(authority),
    failures: {},
  }),
  'POST Taxes/AskClose': officeCall({
    summary: 'Asks for a second person to fix the figures of a month. Months are closed in their order',
    permission: 'taxes.run',
    body: z.strictObject({ ...monthName, due: signedMajor.meta({ description: 'As it was shown' }), comment }),
    data: z.strictObject({ approvalId: uuid }),
    failures: { RECORD_HAS_MOVED_ON: message, ACCOUNT_DIFFERS: message },
  }),
  'GET Taxes/File': officeCall({
    summary: 'The return of a closed month: a line for each withholding, which add up to what is due',
    permission: 'taxes.run',
    readsPersonalData: true,
    query: z.strictObject(monthName),
    data: file,
    failures: { RECORD_DOES_NOT_EXIST: message, ACCOUNT_DIFFERS: message },
  }),
  'POST Taxes/EnterPayment': officeCall({
    summary: 'The authority was paid all that is payable for a closed month. Books it from its account to the bank',
    permission: 'taxes.run',
    body: z.strictObject({
      ...monthName,
      amount: signedMajor,
      reference: z
        .string()
        .trim()
        .min(1)
        .max(80)
        .regex(/^\P{Cc}*$/u, 'has a control character'),
      paidOn: day,
      comment,
    }),
    data: message,
    failures: { RECORD_HAS_MOVED_ON: message, INCORRECT_PARAMETER_VALUE: message },
  }),
} as const;
