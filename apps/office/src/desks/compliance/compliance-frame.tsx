import { useLocation } from '@harmattan/router/location';
import { LinkTabs } from '@harmattan/ui/tabs';
import type { ReactNode } from 'react';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { useT } from './texts.ts';

const pages = [
  { href: '/compliance', title: 'compliance.page.reports' },
  { href: '/compliance/orders', title: 'compliance.page.orders' },
  { href: '/compliance/licences', title: 'compliance.page.licences' },
  { href: '/compliance/flags', title: 'compliance.page.flags' },
  { href: '/compliance/dormant', title: 'compliance.page.dormant' },
] as const;

/** The head of every page of the desk, with the ways to the others. */
export function ComplianceFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <DeskFrame title={t('compliance.title')} aside={aside}>
      <LinkTabs
        label={t('compliance.pages')}
        look="chips"
        tabs={pages.map(({ href, title }) => ({ href, label: t(title), isCurrent: pathname === href }))}
      />
      {children}
    </DeskFrame>
  );
}
