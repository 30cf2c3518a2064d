import { useEnvironment } from '@harmattan/ui/environment';
import { ageText, spokenAge } from './age-text.ts';
import { fullMoment } from './moment-text.ts';
import { useNow } from './use-now.ts';

const refreshMs = 5_000;

/** How long ago, kept live. The full time is in the tooltip. */
export function Age({ since }: { since: string }) {
  const { language } = useEnvironment();
  const time = useNow(refreshMs);
  const from = Date.parse(since);
  return (
    <time dateTime={since} title={fullMoment(since, language)} className="figures">
      <span aria-hidden="true">{ageText(from, time)}</span>
      <span className="visually-hidden">{spokenAge(from, time, language)}</span>
    </time>
  );
}
