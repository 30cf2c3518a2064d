import { navigate, useLocation } from '@harmattan/router/location';
import type { LinkProps } from '@harmattan/ui/environment';
import type { MouseEvent } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { setFlag } from '../../shared/brand/flags.ts';
import { openGame } from '../../shared/games/open-game.ts';
import { AppLink } from '../../shared/page/app-link.tsx';
import { useSession } from '../../shared/session/session.ts';
import type { Area } from './areas.ts';
import { isSportsPath } from './current-area.ts';

type AreaLinkProps = Omit<LinkProps, 'href'> & { area: Area };

/** A menu's link. Who presses it and what it leads to decide how it opens. */
export function AreaLink({ area, ...rest }: AreaLinkProps) {
  const { pathname } = useLocation();
  const isVisitor = useSession() === undefined;

  switch (area.kind) {
    case 'sports':
      return <AppLink {...rest} href={area.href} aria-current={isSportsPath(pathname) ? 'page' : undefined} />;
    case 'my-bets':
      // The route itself sends a visitor to sign in; the flag brings them here afterwards.
      return <AppLink {...rest} href={area.href} onClick={isVisitor ? () => setFlag('myBetsClicked') : rest.onClick} />;
    case 'game':
      if (isVisitor) return <AppLink {...rest} href="/login" aria-current={false} />;
      return <a {...rest} href={area.href} onClick={open} />;
    case 'chat':
      return brand.chatUrl ? <OutsideLink {...rest} href={brand.chatUrl} /> : <AppLink {...rest} href={area.href} />;
    case 'store':
      return <OutsideLink {...rest} href={area.href} />;
    default:
      return <AppLink {...rest} href={area.href} />;
  }

  function open(event: MouseEvent) {
    event.preventDefault();
    openGame(area.href, { navigate });
  }
}

function OutsideLink(props: LinkProps) {
  return <a {...props} target="_blank" rel="noopener" />;
}
