import type { CallData } from '@harmattan/contract';
import { useT } from '@harmattan/i18n/use-t';
import { useQuery } from '@harmattan/queries';
import { call } from '../api/call.ts';
import { PauseStrip } from './pause-strip.tsx';

export type PauseArea = CallData<'GET Game/GetPauses'>[number]['areas'][number];

const everyMs = 15_000;

/** What of a page is off for everyone for now, in the operator's words where there are some. */
export function Pauses({ area }: { area: PauseArea }) {
  const t = useT();
  const { data = [] } = useQuery({
    queryKey: ['GET Game/GetPauses'],
    queryFn: ({ signal }) => call('GET Game/GetPauses', { signal }),
    refetchInterval: everyMs,
  });
  return data
    .filter(({ areas }) => areas.includes(area))
    .map(({ kind, subject, name, text }) => (
      <PauseStrip key={`${kind} ${subject}`} text={text ?? t(`pause.${kind}`, { name })} />
    ));
}
