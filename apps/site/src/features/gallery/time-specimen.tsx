import { useT } from '@harmattan/i18n/use-t';
import { TimeLeft } from '@harmattan/ui/time-left';
import { useState } from 'react';
import { now } from '../../shared/time/clock.ts';
import { Sample, Specimen } from './specimen.tsx';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const lengthsMs = [10_000, 30 * minuteMs, 5 * hourMs, 76 * hourMs + 12 * minuteMs];

export function TimeSpecimen() {
  const t = useT();
  const [openedAtMs] = useState(now);
  return (
    <Specimen name="TimeLeft">
      {lengthsMs.map((lengthMs) => (
        <Sample key={lengthMs} props={`endsAtMs: in ${lengthMs / 1_000} s`}>
          <span>{t('gallery.time.label')}</span>
          <strong>
            <TimeLeft endsAtMs={openedAtMs + lengthMs} endedText={t('gallery.time.ended')} />
          </strong>
        </Sample>
      ))}
    </Specimen>
  );
}
