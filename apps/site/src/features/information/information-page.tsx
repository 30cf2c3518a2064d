import { useT } from '@harmattan/i18n/use-t';
import { useLocation } from '@harmattan/router/location';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useOnline } from '../../shared/device/use-online.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import styles from './information-page.module.css';
import { InformationText } from './information-text.tsx';
import { useInformation } from './use-information.ts';

/** Which text belongs to which address; addresses are matched without regard to case. */
const names: Record<string, string> = {
  '/terms': 'terms',
  '/responsiblegaming': 'responsible-gaming',
  '/bettingrules': 'betting-rules',
  '/privacypolicy': 'privacy-policy',
  '/affiliates': 'affiliates',
};

/** A text that the operator wrote: terms, rules, privacy and their like. */
export function InformationPage({ title }: { title: string }) {
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '');
  return (
    <div className={styles.page}>
      <PageHeading className={styles.heading}>{title}</PageHeading>
      <InformationFace name={names[path] ?? 'terms'} />
    </div>
  );
}

function InformationFace({ name }: { name: string }) {
  const t = useT();
  const isOnline = useOnline();
  const { data, error, refetch, isPending } = useInformation(name);

  if (isPending) return <InformationSkeleton />;
  if (data) return <InformationText information={data} />;
  return (
    <ErrorState
      title={t('information.failed.title')}
      text={isOnline ? t('information.failed.text') : t('information.offline')}
      retryText={t('shell.retry')}
      onRetry={() => refetch()}
      key={String(error)}
    />
  );
}

function InformationSkeleton() {
  const t = useT();
  return (
    <Loading label={t('shell.loading')}>
      <div className={styles.skeleton}>
        <Skeleton width="40%" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton width="50%" height="24px" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="65%" />
      </div>
    </Loading>
  );
}
