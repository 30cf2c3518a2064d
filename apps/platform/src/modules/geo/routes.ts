import type { Calls } from '@harmattan/contract';
import { type Handlers, success } from '../../plumbing/http/answer.ts';
import { type GeoDeps, getIpCountry } from './get-ip-country.ts';

export function geoRoutes(deps: GeoDeps): Pick<Handlers<Calls>, 'GET Security/GetIpCountry'> {
  return {
    'GET Security/GetIpCountry': ({ context }) => success({ country: getIpCountry(deps, context) ?? null }),
  };
}
