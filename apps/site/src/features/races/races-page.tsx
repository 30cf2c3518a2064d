import { useT } from '@harmattan/i18n/use-t';
import frameStyles from '../../shared/page/page-frame.module.css';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { AreaPauses } from '../../shared/pause/area-pauses.tsx';
import { RacesFace } from './races-face.tsx';

export function RacesPage() {
  const t = useT();
  return (
    <div className={frameStyles.page}>
      <div>
        <PageHeading className={frameStyles.heading}>{t('shell.tournaments')}</PageHeading>
        <p className={frameStyles.lead}>{t('races.lead')}</p>
      </div>
      <AreaPauses area="races" />
      <RacesFace />
    </div>
  );
}
