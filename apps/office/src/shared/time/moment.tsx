import { useEnvironment } from '@harmattan/ui/environment';
import { fullMoment, shortMoment } from './moment-text.ts';

/** A time of the wire by the clock of this machine. The tooltip has the second and the zone. */
export function Moment({ at }: { at: string }) {
  const { language } = useEnvironment();
  return (
    <time dateTime={at} title={fullMoment(at, language)} className="figures">
      {shortMoment(at, language)}
    </time>
  );
}

/** For a sentence with a time in it. */
export function useShortMoment(): (at: string) => string {
  const { language } = useEnvironment();
  return (at) => shortMoment(at, language);
}
