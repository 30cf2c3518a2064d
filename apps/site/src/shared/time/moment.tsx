import { useEnvironment } from '@harmattan/ui/environment';
import { momentText } from './date-text.ts';

/** A time of the wire, in the words of the page's language. */
export function Moment({ time, className }: { time: string; className?: string | undefined }) {
  const { language } = useEnvironment();
  return (
    <time dateTime={time} className={className}>
      {momentText(time, language)}
    </time>
  );
}
