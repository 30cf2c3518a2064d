import { Badge } from '@harmattan/ui/badge';
import { EmptyState } from '@harmattan/ui/empty-state';
import { useState } from 'react';
import { Moment } from '../../shared/time/moment.tsx';
import { useAmountText } from '../../shared/view/amount.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { Section } from '../../shared/view/section.tsx';
import { ActDialog, type BookAct } from './act-dialog.tsx';
import { BookFrame } from './book-frame.tsx';
import { CodeTable } from './code-table.tsx';
import { MatchTable } from './match-table.tsx';
import { useT } from './texts.ts';
import { type Exposure, useExposure } from './use-book.ts';

export function ExposurePage() {
  const t = useT();
  const query = useExposure();
  const alarms = query.data?.codes.filter(({ isAlarm, stopped }) => isAlarm && !stopped).length ?? 0;
  return (
    <BookFrame
      aside={
        query.data && (
          <>
            {alarms > 0 && <Badge kind="bad">{t('book.alarm.count', { count: alarms })}</Badge>}
            <span>
              {t('book.exposure.at')} <Moment at={query.data.at} />
            </span>
          </>
        )
      }
    >
      <Remote query={query}>{(exposure) => <Shown exposure={exposure} />}</Remote>
    </BookFrame>
  );
}

function Shown({ exposure: { codes, matches, alarm } }: { exposure: Exposure }) {
  const t = useT();
  const amountText = useAmountText();
  const [act, setAct] = useState<BookAct>();
  if (codes.length === 0 && matches.length === 0)
    return (
      <div className={remoteStyles.panel}>
        <EmptyState icon="shield" title={t('book.exposure.empty.title')} text={t('book.exposure.empty.text')} />
      </div>
    );
  return (
    <>
      <Section title={t('book.codes.title')} note={t('book.codes.note', { alarm: amountText(alarm) })}>
        {codes.length === 0 ? <p>{t('book.codes.none')}</p> : <CodeTable codes={codes} onAct={setAct} />}
      </Section>
      <Section title={t('book.matches.title')} note={t('book.matches.note')}>
        {matches.length === 0 ? <p>{t('book.matches.none')}</p> : <MatchTable matches={matches} onAct={setAct} />}
      </Section>
      {act && <ActDialog act={act} onClose={() => setAct(undefined)} />}
    </>
  );
}
