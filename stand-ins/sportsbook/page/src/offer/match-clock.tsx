import { useStartText } from '../core/show.ts';
import { type Texts, useTexts } from '../texts/index.ts';
import type { KnownMatch } from './apply-delta.ts';

export function isLive({ state }: Pick<KnownMatch, 'state'>): boolean {
  return state === 'running' || state === 'break';
}

interface MatchClockProps {
  match: Pick<KnownMatch, 'state' | 'minute' | 'startsAt'> & { sport?: string };
  /** The day that is said already. */
  day?: string | undefined;
}

/** Where a match stands: its minute in red with a dot, or when it begins. */
export function MatchClock({ match, day }: MatchClockProps) {
  const texts = useTexts();
  const startText = useStartText();
  const { minute, spoken } = minuteWords(match, texts);
  switch (match.state) {
    case 'running':
      return (
        <span class="clock figures" data-live>
          <i class="dot" aria-hidden="true" />
          <span aria-hidden="true">{minute}</span>
          <span class="visually-hidden">{`${texts.live}, ${spoken}`}</span>
        </span>
      );
    case 'break':
      return (
        <span class="clock" data-live>
          <i class="dot" aria-hidden="true" />
          {match.sport === 'basketball' && match.minute !== 20 ? texts.pause : texts.halfTime}
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

const quarterMinutes = 10;
const quarters = 4;

function minuteWords({ sport, minute }: MatchClockProps['match'], texts: Texts): { minute: string; spoken: string } {
  if (sport !== 'basketball') return { minute: texts.minute(minute), spoken: texts.minuteSpoken(minute) };
  const quarter = Math.ceil(minute / quarterMinutes);
  const isExtra = quarter > quarters;
  return {
    minute: `${isExtra ? texts.overtime : texts.quarter(quarter)} ${texts.minute(minute)}`,
    spoken: isExtra ? texts.overtimeSpoken(minute) : texts.quarterSpoken(quarter, minute),
  };
}
