import { useLocation } from '@harmattan/router/location';
import { LinkTabs } from '@harmattan/ui/tabs';
import type { ReactNode } from 'react';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { useT } from './texts.ts';

const pages = [
  { href: '/marketing', title: 'marketing.page.mailings' },
  { href: '/marketing/segments', title: 'marketing.page.segments' },
  { href: '/marketing/campaigns', title: 'marketing.page.campaigns' },
] as const;

/** The head of every page of the desk, with the ways to the others. */
export function MarketingFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const current = pathname === '/marketing/new' ? '/marketing' : pathname;
  return (
    <DeskFrame title={t('marketing.title')} aside={aside}>
      <LinkTabs
        label={t('marketing.pages')}
        tabs={pages.map(({ href, title }) => ({ href, label: t(title), isCurrent: current === href }))}
      />
      {children}
    </DeskFrame>
  );
}
