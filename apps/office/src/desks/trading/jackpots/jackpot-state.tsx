import { Badge } from '@harmattan/ui/badge';
import { useT } from '../texts.ts';
import type { JackpotRow } from './use-jackpots.ts';

const kinds = { draft: 'neutral', open: 'good', closed: 'info', settled: 'neutral', void: 'bad' } as const;

/** Where a jackpot stands: what is under way says more than the state. */
export function JackpotState({ state, work }: Pick<JackpotRow, 'state' | 'work'>) {
  const t = useT();
  return <Badge kind={kinds[state]}>{t(work ? `trading.work.${work}` : `trading.state.${state}`)}</Badge>;
}
