import { ButtonLink } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { useT } from './texts.ts';

export function NotFoundPage() {
  const t = useT();
  return (
    <>
      <h1 className="visually-hidden">{t('app.not-found.title')}</h1>
      <EmptyState
        icon="compass"
        title={t('app.not-found.title')}
        text={t('app.not-found.text')}
        action={<ButtonLink href="/">{t('app.not-found.home')}</ButtonLink>}
      />
    </>
  );
}
