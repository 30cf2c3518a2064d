import { type Language, languages, sourceLanguage } from '@harmattan/i18n/language';
import { useT } from '@harmattan/i18n/use-t';
import { type Navigation, useLocation } from '@harmattan/router/location';
import { useEnvironment } from '@harmattan/ui/environment';
import { useEffect, useState } from 'react';
import { BreakFacePart } from '../../shared/break/break-face-part.tsx';
import { useBreak } from '../../shared/break/break-news.ts';
import { isMobileDevice } from '../../shared/device/is-mobile-device.ts';
import { readSession } from '../../shared/session/session.ts';
import { SignInFirst } from '../../shared/session/sign-in-first.tsx';
import { useForgetOtherPlayers } from '../../shared/session/use-forget-other-players.ts';
import { Game } from './game.tsx';
import { LaunchFace } from './launch-face.tsx';
import { lobbyOf } from './lobby.ts';
import { PlayFrame } from './play-frame.tsx';
import { type GameAddress, isFreePlay, startCallOf } from './start-call.ts';
import { nextOpening } from './use-launch.ts';
import { findWayBack, isLedTo } from './way-back.ts';

/** Every supplier's launch route. The address says which game of whom, and whether for money. */
export function LaunchPage() {
  const { pathname, search } = useLocation();
  useForgetOtherPlayers();
  return <Launch key={pathname + search} address={{ pathname, search }} />;
}

function Launch({ address }: { address: GameAddress }) {
  const t = useT();
  const language = toLanguage(useEnvironment().language);
  const { navigation } = useLocation();
  // All of it as it was on arrival: a game that is open does not begin anew because something around it changed.
  const [{ start, wayBack, isVisitor }] = useState(() => arrive(address, { language, navigation }));
  const [opening, setOpening] = useState(nextOpening);
  const isFree = isFreePlay(address);
  const taken = useBreak();
  const reopen = () => setOpening(nextOpening());
  useFollowedNews();

  if (!start) {
    return (
      <PlayFrame wayBack={wayBack} isFree={false}>
        <LaunchFace kind="missing" text={t('play.GAME_DOES_NOT_EXIST')} wayBack={wayBack} onReopen={reopen} />
      </PlayFrame>
    );
  }
  if (isVisitor && !isFree) return <SignInFirst />;
  if (taken) {
    return (
      <PlayFrame wayBack={wayBack} isFree={isFree}>
        <BreakFacePart shown={taken} />
      </PlayFrame>
    );
  }
  return (
    <PlayFrame wayBack={wayBack} isFree={isFree} onReopen={reopen}>
      <Game key={opening} start={start} opening={opening} wayBack={wayBack} onReopen={reopen} />
    </PlayFrame>
  );
}

/** The page has no shell, which follows the news elsewhere: a break that begins on another device closes the game here too. */
function useFollowedNews(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    import('../../shared/stream/follow-news.ts')
      .then(({ followNews }) => {
        if (!isOver) stop = followNews();
      })
      // The wallet refuses stakes all the same.
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
}

function arrive(address: GameAddress, { language, navigation }: { language: Language; navigation: Navigation }) {
  // Inside the site the referrer is that of a page long before.
  const referrer = navigation === 'PUSH' ? '' : document.referrer;
  const { url: lobbyUrl, isWhereFrom } = lobbyOf({ address, referrer, origin: location.origin });
  return {
    start: startCallOf(address, { language, isMobile: isMobileDevice(), lobbyUrl }),
    wayBack: findWayBack({ lobbyUrl, isOursBefore: isLedTo(navigation, { isFromList: isWhereFrom }) }),
    isVisitor: readSession() === undefined,
  };
}

function toLanguage(text: string): Language {
  return languages.find((language) => language === text) ?? sourceLanguage;
}
