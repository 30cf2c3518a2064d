import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AppLink } from '../page/app-link.tsx';
import { useSession } from '../session/session.ts';
import { gameAddress, openGame } from './open-game.ts';

interface GameLinkProps {
  realUrl: string;
  /** Without money, which visitors may do as well. */
  isFree: boolean;
  className: string | undefined;
  children: ReactNode;
}

/** Opens a game in a window of its own; a visitor is sent to sign in first, unless it is played for free. */
export function GameLink({ realUrl, isFree, ...rest }: GameLinkProps) {
  const isVisitor = useSession() === undefined;
  const navigate = useNavigate();
  const freeplay = isFree ? 1 : 0;

  if (isVisitor && !isFree) return <AppLink {...rest} href="/login" aria-current={false} />;
  return <a {...rest} href={gameAddress(realUrl, freeplay)} onClick={open} />;

  function open(event: MouseEvent) {
    // Who asks the browser for a tab or a window of their own gets it.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openGame(realUrl, { freeplay, navigate });
  }
}
