import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../api/call.ts';

export type PersonalInformation = CallData<'GET User/PersonalInfromation'>;

export const personalInformationKey = ['GET User/PersonalInfromation'];

export function usePersonalInformation() {
  return useQuery({
    queryKey: personalInformationKey,
    queryFn: ({ signal }) => call('GET User/PersonalInfromation', { signal }),
  });
}
