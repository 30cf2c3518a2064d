import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import { personalInformationKey } from '../../shared/personal-details/use-personal-information.ts';
import { useSession } from '../../shared/session/session.ts';

/** How the player is called, to spare them typing it: by name, else by number. Empty for a visitor, and until it is known. */
export function useKnownName(): string {
  const session = useSession();
  const isPlayer = session !== undefined;
  const { data } = useQuery({
    queryKey: personalInformationKey,
    queryFn: ({ signal }) => call('GET User/PersonalInfromation', { signal }),
    enabled: isPlayer,
  });
  return isPlayer && data ? `${data.firstName} ${data.lastName}`.trim() || session.user.userName : '';
}
