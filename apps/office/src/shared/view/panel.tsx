import { Link } from '@harmattan/router/link';
import { Icon } from '@harmattan/ui/icon';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type SharedId, useTexts } from '../texts/texts.ts';
import styles from './panel.module.css';

interface PanelProps {
  /** Of what is shown: another one takes the focus on a phone, where the panel hides the list. */
  id: string;
  title: string;
  /** Where the list is. */
  backHref: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** One record beside its list. */
export function Panel({ id, title, backHref, children, actions }: PanelProps) {
  const t = useTexts<SharedId>();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is read out anew.
  useEffect(() => {
    if (matchMedia('(max-width: 999px)').matches) heading.current?.focus();
  }, [id]);
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <Link href={backHref} className={styles.close} aria-label={t('shared.back')} title={t('shared.back')}>
          <Icon name="close" />
        </Link>
      </div>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
