import { useEnvironment } from '@harmattan/ui/environment';
import { Icon } from '@harmattan/ui/icon';
import { Fragment, type ReactNode, useState } from 'react';
import { dayText } from '../time/date-text.ts';
import type { Period } from '../time/period.ts';
import styles from './filter-fold.module.css';

interface FilterFoldProps {
  label: string;
  /** What is shown below, so that it can be read without opening. */
  period: Period;
  children: ReactNode;
}

/** A list's filters, folded on a phone so that its rows are on the first screen. */
export function FilterFold({ label, period, children }: FilterFoldProps) {
  const { language } = useEnvironment();
  const [isOpenAtFirst] = useState(() => matchMedia('(min-width: 960px)').matches);
  const days = [...new Set([period.from, period.to])].map((day) => dayText(day, language));
  return (
    <details className={styles.fold} open={isOpenAtFirst}>
      <summary className={styles.summary}>
        <span className={styles.label}>{label}</span>
        <span className={`${styles.period} figures`}>
          {days.map((day, index) => (
            <Fragment key={day}>
              {index > 0 && ' – '}
              <span className={styles.day}>{day}</span>
            </Fragment>
          ))}
        </span>
        <Icon name="down" size={16} />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
