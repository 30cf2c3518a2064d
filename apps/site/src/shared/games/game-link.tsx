import { navigate } from '@harmattan/router/location';
import type { MouseEvent, ReactNode } from 'react';
import { AppLink } from '../page/app-link.tsx';
import { useSession } from '../session/session.ts';
import { gameAddress, openGame } from './open-game.ts';

interface GameLinkProps {
  realUrl: string;
  /** Without money, which visitors may do as well. */
  isFree: boolean;
  className: string | undefined;
  /** A visitor wants to play it with money. Without it, they are sent to sign in. */
  onVisitor?: () => void;
  children: ReactNode;
}

/** Opens a game in a window of its own; a visitor is sent to sign in first, unless it is played for free. */
export function GameLink({ realUrl, isFree, onVisitor, ...rest }: GameLinkProps) {
  const isVisitor = useSession() === undefined;
  const freeplay = isFree ? 1 : 0;

  if (isVisitor && !isFree)
    return <AppLink {...rest} href="/login" aria-current={false} {...(onVisitor && { onClick: ask })} />;
  return <a {...rest} href={gameAddress(realUrl, freeplay)} onClick={open} />;

  function ask(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onVisitor?.();
  }

  function open(event: MouseEvent) {
    // Who asks the browser for a tab or a window of their own gets it.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openGame(realUrl, { freeplay, navigate });
  }
}
