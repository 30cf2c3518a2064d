import type { MessageId } from '@harmattan/i18n/messages';
import { useT } from '@harmattan/i18n/use-t';
import { Icon, type IconName } from '@harmattan/ui/icon';
import { useId } from 'react';
import { isSandbox } from '../../shared/brand/brand.ts';
import styles from './facts.module.css';

interface Fact {
  icon: IconName;
  title: MessageId;
  text: MessageId;
}

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
