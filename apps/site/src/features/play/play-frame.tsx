import { useT } from '@harmattan/i18n/use-t';
import { type ReactNode, useRef } from 'react';
import { brand, isSandbox } from '../../shared/brand/brand.ts';
import { useOnline } from '../../shared/device/use-online.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { BarButton } from './bar-button.tsx';
import styles from './play-frame.module.css';
import { useFullScreen } from './use-full-screen.ts';
import type { WayBack } from './way-back.ts';

const LimitBar = lazyPart(async () => (await import('../../shared/limits/limit-bar.tsx')).LimitBar, 'limits');

interface PlayFrameProps {
  wayBack: WayBack;
  isFree: boolean;
  /** Left out where there is no game to open. */
  onReopen?: () => void;
  children: ReactNode;
}

/** The whole window is the game's, but for a slim bar. It goes full screen with it, so that the way back is never lost. */
export function PlayFrame({ wayBack, isFree, onReopen, children }: PlayFrameProps) {
  const t = useT();
  const page = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(page);
  const isOnline = useOnline();
  return (
    <div ref={page} className={styles.page}>
      <header className={styles.bar}>
        <BarButton
          icon={wayBack.isPopup ? 'close' : 'back'}
          label={t(wayBack.isPopup ? 'play.close' : 'play.back')}
          onClick={wayBack.leave}
        />
        <div className={styles.names}>
          <PageHeading className={styles.name}>
            {isFree ? t('play.free', { brand: brand.name }) : brand.name}
          </PageHeading>
          {isSandbox && <p className={styles.mark}>{t('shell.sandbox')}</p>}
        </div>
        {onReopen && <BarButton icon="reopen" label={t('play.reopen')} onClick={onReopen} />}
        {fullScreen && (
          <BarButton
            icon={fullScreen.isOn ? 'smaller' : 'larger'}
            label={t(fullScreen.isOn ? 'play.full-screen.leave' : 'play.full-screen')}
            onClick={fullScreen.toggle}
          />
        )}
      </header>
      <div role="status">{!isOnline && <p className={styles.offline}>{t('shell.offline')}</p>}</div>
      <div>{!isFree && <LimitBar />}</div>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
