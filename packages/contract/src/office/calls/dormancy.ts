import { z } from 'zod';
import { signedMajor, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { dormantAges, dormantStates } from '../compliance-words.ts';
import { instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const listMax = 200;

const age = z.enum(dormantAges).meta({ description: 'Years without a use, up to the next number' });

const account = z.strictObject({
  id: uuid,
  playerId: rowId,
  userName: z.string().nullable(),
  usedAt: instant.meta({ description: 'The last sign-in, stake, deposit or withdrawal before it was found' }),
  noticedAt: instant.nullable().meta({ description: 'Null: no notice, since sign-in is off' }),
  dueAt: instant.meta({ description: 'It is marked then, unless it is used' }),
  dormantSince: instant.nullable(),
  endedAt: instant.nullable(),
  outcome: z.enum(['used', 'emptied']).nullable(),
  balance: signedMajor.meta({ description: 'Now' }),
});

const report = z.strictObject({
  afterMonths: z.int(),
  noticeDays: z.int(),
  sums: z
    .array(
      z.strictObject({
        state: z.enum(['noticed', 'dormant']),
        age,
        accounts: z.int(),
        balance: signedMajor,
      }),
    )
    .meta({ description: 'Of all accounts that have not ended' }),
  notices: z.strictObject({
    sent: z.int(),
    answered: z.int().meta({ description: 'The account was used before the mark' }),
    returned: z.int().meta({ description: 'Accounts that were used after the mark' }),
  }),
  accounts: z
    .array(account)
    .max(listMax)
    .meta({ description: 'The longest unused first; ended ones, the last end first' }),
});

const file = z.strictObject({
  fileName: z.string(),
  content: z.string().meta({ description: 'CSV, times of the market' }),
  sha256: z.string().meta({ description: 'Of the content, in hexadecimal digits' }),
  accounts: z.int(),
  isWhole: z.boolean().meta({ description: 'False: there are more. Ask for one age at a time' }),
});

nameSchemas({ DormantAccount: account, DormancyReport: report, DormancyFile: file });

const query = z.strictObject({ state: z.enum(dormantStates).optional(), age: age.optional() });

export const dormancyCalls = {
  'GET Compliance/Dormant': officeCall({
    summary: 'Accounts with money that were not used for long, with sums by age and what notices came to',
    permission: 'compliance.read',
    readsPersonalData: true,
    query,
    data: report,
    failures: {},
  }),
  'GET Compliance/DormantFile': officeCall({
    summary: 'The accounts of a list as a file',
    permission: 'compliance.read',
    readsPersonalData: true,
    query,
    data: file,
    failures: {},
  }),
} as const;
