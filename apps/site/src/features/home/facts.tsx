import type { MessageId } from '@harmattan/i18n/messages';
import { useT } from '@harmattan/i18n/use-t';
import { Icon, type IconName } from '@harmattan/ui/icon';
import { useId } from 'react';
import { isSandbox } from '../../shared/brand.ts';
import styles from './facts.module.css';

interface Fact {
  icon: IconName;
  title: MessageId;
  text: MessageId;
}

const facts: readonly Fact[] = [
  ...(isSandbox ? [{ icon: 'coin', title: 'home.facts.money.title', text: 'home.facts.money.text' } as const] : []),
  { icon: 'shield', title: 'home.facts.adults.title', text: 'home.facts.adults.text' },
  { icon: 'feather', title: 'home.facts.data.title', text: 'home.facts.data.text' },
];

export function Facts() {
  const t = useT();
  const headingId = useId();
  return (
    <section className={styles.facts} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('home.facts.heading')}
      </h2>
      <ul className={styles.list}>
        {facts.map(({ icon, title, text }) => (
          <li key={title} className={styles.fact}>
            <Icon name={icon} />
            <div>
              <h3 className={styles.title}>{t(title)}</h3>
              <p className={styles.text}>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
