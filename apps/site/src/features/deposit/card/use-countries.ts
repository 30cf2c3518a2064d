import { useQuery } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';

export function useCountries() {
  return useQuery({
    queryKey: ['GET Banking/GetCountries'],
    queryFn: ({ signal }) => call('GET Banking/GetCountries', { signal }),
    select: ({ countryList }) =>
      countryList.map((country) => ({ value: country.countryCode, label: country.countryName })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
