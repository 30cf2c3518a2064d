import { useT } from '@harmattan/i18n/use-t';
import { useId } from 'react';
import { isSandbox } from '../../shared/brand/brand.ts';
import { type IconFact, IconFactList } from '../../shared/page/icon-fact-list.tsx';
import styles from './facts.module.css';

const facts: readonly IconFact[] = [
  ...(isSandbox
    ? [{ icon: 'coin', title: 'welcome.facts.money.title', text: 'welcome.facts.money.text' } as const]
    : []),
  { icon: 'shield', title: 'welcome.facts.adults.title', text: 'welcome.facts.adults.text' },
  { icon: 'feather', title: 'welcome.facts.data.title', text: 'welcome.facts.data.text' },
];

export function Facts() {
  const t = useT();
  const headingId = useId();
  return (
    <section className={styles.facts} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('welcome.facts.heading')}
      </h2>
      <IconFactList facts={facts} layout="rows" />
    </section>
  );
}
