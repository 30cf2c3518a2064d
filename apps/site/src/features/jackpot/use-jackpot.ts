import { refusalOf } from '../../shared/api/call-errors.ts';
import { type JackpotEvent, useJackpotEvents } from './use-jackpot-events.ts';
import { type Jackpot, useJackpots } from './use-jackpots.ts';

export interface FoundJackpot {
  jackpot: Jackpot | undefined;
  events: readonly JackpotEvent[] | undefined;
  /** It never was, or was settled long ago. */
  isGone: boolean;
  failure: unknown;
  retry: () => void;
}

/** A jackpot and its events, which come by two calls. What was once told stays while it is asked for anew. */
export function useJackpot(jackpotId: string): FoundJackpot {
  const list = useJackpots();
  const events = useJackpotEvents(jackpotId);
  const jackpot = list.data?.find(({ id }) => String(id) === jackpotId);
  const isGone = isUnknown(events.error) || (list.data !== undefined && jackpot === undefined);
  return {
    jackpot,
    events: events.data,
    isGone,
    failure: (jackpot && events.data) || isGone ? undefined : (list.error ?? events.error ?? undefined),
    retry() {
      void list.refetch();
      void events.refetch();
    },
  };
}

function isUnknown(error: unknown): boolean {
  return refusalOf<'GET Jackpot/GetManualJackpotEvents'>(error)?.status === 'JACKPOT_DOES_NOT_EXIST';
}
