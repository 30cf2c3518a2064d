import { useT } from '@harmattan/i18n/use-t';
import { useId } from 'react';
import { isSandbox } from '../../shared/brand/brand.ts';
import { type Fact, FactList } from '../../shared/page/fact-list.tsx';
import styles from './facts.module.css';

const facts: readonly Fact[] = [
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
      <FactList facts={facts} layout="rows" />
    </section>
  );
}
