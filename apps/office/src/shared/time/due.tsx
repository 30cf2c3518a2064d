import { Badge } from '@harmattan/ui/badge';
import { useEnvironment } from '@harmattan/ui/environment';
import { type SharedId, useTexts } from '../texts/texts.ts';
import { ageText, spokenAge } from './age-text.ts';
import { fullMoment } from './moment-text.ts';
import { useNow } from './use-now.ts';

const refreshMs = 5_000;

interface DueProps {
  /** Null where the house has nothing to do. */
  at: string | null;
}

/** How long there is time, or for how long it has been too late, in words as well as in colour. */
export function Due({ at }: DueProps) {
  const t = useTexts<SharedId>();
  const { language } = useEnvironment();
  const time = useNow(refreshMs);
  if (at === null) return <span>{t('shared.not-due')}</span>;
  const dueMs = Date.parse(at);
  const isOver = dueMs < time;
  const [from, to] = isOver ? [dueMs, time] : [time, dueMs];
  const text = t(isOver ? 'shared.due.over' : 'shared.due.in', { time: ageText(from, to) });
  const spoken = t(isOver ? 'shared.due.over' : 'shared.due.in', { time: spokenAge(from, to, language) });
  return (
    <time dateTime={at} title={fullMoment(at, language)} className="figures">
      <span aria-hidden="true">{isOver ? <Badge kind="bad">{text}</Badge> : text}</span>
      <span className="visually-hidden">{spoken}</span>
    </time>
  );
}
