import { Badge } from '@harmattan/ui/badge';
import { useT } from '../texts.ts';
import type { RaceRow } from './use-races.ts';

const kinds: Record<RaceRow['state'], 'neutral' | 'info' | 'good' | 'bad'> = {
  ...{ draft: 'neutral', upcoming: 'info', running: 'good', finished: 'info', paid: 'neutral', canceled: 'bad' },
};

export function RaceState({ state, work }: Pick<RaceRow, 'state' | 'work'>) {
  const t = useT();
  return <Badge kind={kinds[state]}>{t(work ? `trading.race-work.${work}` : `trading.race-state.${state}`)}</Badge>;
}
