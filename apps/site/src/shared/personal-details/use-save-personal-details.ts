import { useMutation, useQueryClient } from '@harmattan/queries';
import { call } from '../api/call.ts';
import { personalInformationKey } from './use-personal-information.ts';

export interface PersonalDetails {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
}

export function useSavePersonalDetails() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PersonalDetails) => call('POST User/SaveUserPersonalDetails', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: personalInformationKey }),
  });
}
