import { useLocation } from '@harmattan/router/location';
import { LinkTabs } from '@harmattan/ui/tabs';
import type { ReactNode } from 'react';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { useT } from './texts.ts';

const pages = [
  { href: '/trading', below: '/trading/jackpots', title: 'trading.page.jackpots' },
  { href: '/trading/races', below: '/trading/races', title: 'trading.page.races' },
] as const;

/** The head of every page of the desk, with the ways to the others. */
export function TradingFrame({ title, aside, children }: { title?: string; aside?: ReactNode; children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <DeskFrame title={title ?? t('trading.title')} aside={aside}>
      <LinkTabs
        label={t('trading.pages')}
        tabs={pages.map(({ href, below, title: name }) => ({
          ...{ href, label: t(name) },
          isCurrent: pathname === href || pathname.startsWith(`${below}/`),
        }))}
      />
      {children}
    </DeskFrame>
  );
}
