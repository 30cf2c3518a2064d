import { useT } from '@harmattan/i18n/use-t';
import { LinkTabs } from '@harmattan/ui/tabs';
import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import styles from './security-frame.module.css';

const tabs = [
  { href: '/security', text: 'security.tab.details' },
  { href: '/security/changepassword', text: 'security.tab.password' },
  { href: '/security/trusteddevices', text: 'security.tab.devices' },
  { href: '/security/loginhistory', text: 'security.tab.history' },
  { href: '/security/yourdata', text: 'security.tab.data' },
] as const;

interface SecurityFrameProps {
  current: (typeof tabs)[number]['href'];
  title: string;
  children: ReactNode;
}

export function SecurityFrame({ current, title, children }: SecurityFrameProps) {
  const t = useT();
  return (
    <div className={styles.page}>
      <PageHeading className={styles.heading}>{title}</PageHeading>
      <LinkTabs
        label={t('security.tabs')}
        look="chips"
        tabs={tabs.map(({ href, text }) => ({ href, label: t(text), isCurrent: href === current }))}
      />
      {children}
    </div>
  );
}
