import { useMutation, useQueryClient } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import {
  type PersonalInformation,
  personalInformationKey,
} from '../../shared/personal-details/use-personal-information.ts';

export function useEmailSubscription() {
  return useChange(async (isWanted: boolean) => {
    const { subscribeToEmail } = await call('POST User/UpdateEmailSubscription', { query: { flag: flagOf(isWanted) } });
    return (shown: PersonalInformation) => ({ ...shown, subscribeToEmail });
  });
}

export function useSmsNotification() {
  return useChange(async (isWanted: boolean) => {
    const { smsNotificationEnabled } = await call('POST User/UpdateSMSNotificationStatus', {
      query: { flag: flagOf(isWanted) },
    });
    return (shown: PersonalInformation) => ({
      ...shown,
      userNotificationSetup: { ...shown.userNotificationSetup, smsNotificationEnabled },
    });
  });
}

export function useInboxOffers() {
  return useChange(async (isWanted: boolean) => {
    const { inboxOffersEnabled } = await call('POST User/UpdateInboxOffers', { query: { flag: flagOf(isWanted) } });
    return (shown: PersonalInformation) => ({
      ...shown,
      userNotificationSetup: { ...shown.userNotificationSetup, inboxOffersEnabled },
    });
  });
}

/** What the server answers is shown at once, without asking it for everything again. */
function useChange(change: (isWanted: boolean) => Promise<(shown: PersonalInformation) => PersonalInformation>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (apply) =>
      queryClient.setQueryData<PersonalInformation>(personalInformationKey, (shown) => shown && apply(shown)),
  });
}

const flagOf = (isWanted: boolean) => (isWanted ? '1' : '0');
