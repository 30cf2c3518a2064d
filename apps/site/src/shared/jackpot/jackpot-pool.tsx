import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { poolText } from './pool-text.ts';

/** The largest pool that can be won now. Nothing while it is not known, or when there is none. */
export function JackpotPool({ className }: { className: string | undefined }) {
  const { data = [] } = useQuery({
    queryKey: ['jackpot-pool'],
    queryFn: ({ signal }) => call('GET Jackpot/GetManualJackpotList', { signal }),
  });
  const pools = data.filter(({ isActive }) => isActive).map(({ prizePool }) => prizePool);
  return pools.length === 0 ? null : <span className={className}>{poolText(Math.max(...pools))}</span>;
}
