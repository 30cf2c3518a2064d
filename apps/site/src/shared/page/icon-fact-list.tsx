import type { MessageId } from '@harmattan/i18n/messages';
import { useT } from '@harmattan/i18n/use-t';
import { Icon, type IconName } from '@harmattan/ui/icon';
import styles from './icon-fact-list.module.css';

export interface IconFact {
  icon: IconName;
  title: MessageId;
  text: MessageId;
}

/** Facts below a heading of the second level: as rows with lines between them, or in as many columns as there is room for. */
export function IconFactList({ facts, layout }: { facts: readonly IconFact[]; layout: 'rows' | 'columns' }) {
  const t = useT();
  return (
    <ul className={styles.list} data-layout={layout}>
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
  );
}
