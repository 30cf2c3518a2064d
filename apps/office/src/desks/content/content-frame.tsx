import { LinkTabs } from '@harmattan/ui/tabs';
import type { ReactNode } from 'react';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { useT } from './texts.ts';
import { type ContentKind, contentKinds, listHref } from './use-content.ts';

interface ContentFrameProps {
  kind: ContentKind | 'games';
  /** Of the page; the desk's own without it. */
  title?: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
}

/** The head of every page of the desk, with the ways to the others. */
export function ContentFrame({ kind, title, aside, children }: ContentFrameProps) {
  const t = useT();
  return (
    <DeskFrame title={title ?? t('content.title')} aside={aside}>
      <LinkTabs
        label={t('content.pages')}
        look="chips"
        tabs={[
          ...contentKinds.map((one) => ({
            href: listHref(one),
            label: t(`content.kinds.${one}`),
            isCurrent: one === kind,
          })),
          { href: '/content/games', label: t('content.games'), isCurrent: kind === 'games' },
        ]}
      />
      {children}
    </DeskFrame>
  );
}
