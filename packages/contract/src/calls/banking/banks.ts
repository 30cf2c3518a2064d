import { z } from 'zod';
import { call } from '../../call.ts';
import { countryCode, nothing } from '../../fields.ts';

export const bankCalls = {
  'GET Banking/GetCountries': call({
    summary: 'Countries that a card holder may live in',
    caller: 'player',
    data: z.strictObject({
      countryList: z.array(z.strictObject({ countryCode, countryName: z.string() })),
    }),
    failures: {},
  }),

  'GET Banking/getKudipalBanks': call({
    summary: 'The banks that money can come from and go to',
    caller: 'player',
    data: z.strictObject({ kudipalBankList: z.array(z.strictObject({ code: z.string(), name: z.string() })) }),
    failures: { PAYMENT_SERVICE_DOWN: nothing },
  }),

  'POST Banking/GetBankAccountNumber': call({
    summary: 'Whose bank account that is',
    caller: 'player',
    callsPerMinuteMax: 30,
    query: z.strictObject({
      accountnumber: z.string().regex(/^\d{10}$/, 'must be ten digits'),
      code: z.string().regex(/^\w{3,10}$/),
    }),
    queryMayBeBody: true,
    data: z.strictObject({ accName: z.string() }),
    failures: { BANK_ACCOUNT_NOT_FOUND: nothing, PAYMENT_SERVICE_DOWN: nothing },
  }),
};
