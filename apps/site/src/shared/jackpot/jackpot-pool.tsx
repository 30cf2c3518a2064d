import { useQuery } from '@harmattan/queries';
import { TimeLeft } from '@harmattan/ui/time-left';
import { call } from '../api/call.ts';
import { now } from '../time/clock.ts';
import { poolText } from './pool-text.ts';

interface JackpotPoolProps {
  className: string | undefined;
  clockClassName: string | undefined;
}

/** The largest pool that can be won now, and how long tickets are taken for it. Nothing while it is not known, or when there is none. */
export function JackpotPool({ className, clockClassName }: JackpotPoolProps) {
  const { data } = useQuery({ queryKey: ['jackpot-pool'], queryFn: ({ signal }) => askLargest(signal) });
  if (!data) return null;
  return (
    <>
      <span className={className}>{poolText(data.prizePool)}</span>
      <span className={clockClassName}>
        <TimeLeft endsAtMs={data.closesAtMs} endedText="" />
      </span>
    </>
  );
}

async function askLargest(signal: AbortSignal) {
  const jackpots = await call('GET Jackpot/GetManualJackpotList', { signal });
  const largest = jackpots.filter(({ isActive }) => isActive).sort((a, b) => b.prizePool - a.prizePool)[0];
  return largest ? { prizePool: largest.prizePool, closesAtMs: now() + largest.closesInSeconds * 1_000 } : null;
}
