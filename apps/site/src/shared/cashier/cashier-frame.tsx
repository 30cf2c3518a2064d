import { useT } from '@harmattan/i18n/use-t';
import { LinkTabs } from '@harmattan/ui/tabs';
import type { ReactNode } from 'react';
import { PageHeading } from '../page/page-heading.tsx';
import styles from './cashier-frame.module.css';
import { useSessionEnd } from './use-session-end.ts';

const tabs = [
  { href: '/deposit', text: 'cashier.tab.deposit' },
  { href: '/withdraw', text: 'cashier.tab.withdraw' },
] as const;

interface CashierFrameProps {
  current: (typeof tabs)[number]['href'];
  title: string;
  children: ReactNode;
  /** Beside the ways to pay where there is room, and below them on a phone. */
  beside?: ReactNode;
}

/** The tabs already say in large letters where one is; the heading is for voices. */
export function CashierFrame({ current, title, children, beside }: CashierFrameProps) {
  const t = useT();
  useSessionEnd();
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <PageHeading className="visually-hidden">{title}</PageHeading>
        <LinkTabs
          label={t('cashier.tabs')}
          tabs={tabs.map(({ href, text }) => ({ href, label: t(text), isCurrent: href === current }))}
        />
        {children}
      </div>
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  );
}
