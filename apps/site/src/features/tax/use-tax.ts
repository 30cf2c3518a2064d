import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';

export type TaxYear = CallData<'GET Tax/GetYears'>['years'][number];
export type Certificate = CallData<'GET Tax/GetCertificate'>;

export function useTaxYears() {
  return useQuery({
    queryKey: ['GET Tax/GetYears'],
    queryFn: ({ signal }) => call('GET Tax/GetYears', { signal }),
  });
}

export function useCertificate(year: string) {
  return useQuery({
    queryKey: ['GET Tax/GetCertificate', year],
    queryFn: ({ signal }) => call('GET Tax/GetCertificate', { query: { year }, signal }),
  });
}
