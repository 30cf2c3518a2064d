import { useStartText } from '../core/show.ts';
import { useTexts } from '../texts/index.ts';
import type { KnownMatch } from './apply-delta.ts';

export function isLive({ state }: Pick<KnownMatch, 'state'>): boolean {
  return state === 'running' || state === 'break';
}

interface MatchClockProps {
  match: Pick<KnownMatch, 'state' | 'minute' | 'startsAt'>;
  /** The day that is said already. */
  day?: string | undefined;
}

/** Where a match stands: its minute in red with a dot, or when it begins. */
export function MatchClock({ match, day }: MatchClockProps) {
  const texts = useTexts();
  const startText = useStartText();
  switch (match.state) {
    case 'running':
      return (
        <span class="clock figures" data-live>
          <i class="dot" aria-hidden="true" />
          <span aria-hidden="true">{texts.minute(match.minute)}</span>
          <span class="visually-hidden">{`${texts.live}, ${texts.minuteSpoken(match.minute)}`}</span>
        </span>
      );
    case 'break':
      return (
        <span class="clock" data-live>
          <i class="dot" aria-hidden="true" />
          {texts.halfTime}
        </span>
      );
    case 'finished':
    case 'postponed':
    case 'abandoned':
      return <span class="clock">{texts[match.state]}</span>;
    default:
      return <span class="clock figures">{startText(match.startsAt, day)}</span>;
  }
}
