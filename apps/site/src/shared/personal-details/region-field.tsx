import { useT } from '@harmattan/i18n/use-t';
import { useMutation, useQuery, useQueryClient } from '@harmattan/queries';
import { SelectField } from '@harmattan/ui/select-field';
import { call } from '../api/call.ts';

const regionKey = ['GET User/Region'];

/** The state that the player declares. It is saved as soon as it is chosen. */
export function RegionField() {
  const t = useT();
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey: regionKey, queryFn: ({ signal }) => call('GET User/Region', { signal }) });
  const { mutate, variables } = useMutation({
    mutationFn: (region: string) => call('POST User/SaveRegion', { body: { region } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: regionKey }),
  });
  return (
    <SelectField
      label={t('personal-details.region')}
      hint={t('personal-details.region.hint')}
      placeholder={t('personal-details.region.none')}
      value={variables ?? data?.region ?? ''}
      onValueChange={(region) => mutate(region)}
      options={(data?.regions ?? []).map((name) => ({ value: name, label: name }))}
      autoComplete="address-level1"
    />
  );
}
