import { z } from 'zod';
import { call } from '../call.ts';
import { countryCode } from '../fields.ts';

export const securityCalls = {
  'GET Security/GetIpCountry': call({
    summary: 'The country that the caller seems to be in',
    caller: 'anyone',
    data: z.strictObject({
      country: countryCode.nullable().meta({ description: 'Null when the address is in no database' }),
    }),
    failures: {},
  }),
};
