import { useT } from '@harmattan/i18n/use-t';
import { navigate } from '@harmattan/router/location';
import { useSearchParams } from '@harmattan/router/use-search-params';
import frameStyles from '../../shared/page/page-frame.module.css';
import { ViewHead } from '../../shared/page/view-head.tsx';
import { RaceFace } from './race-face.tsx';
import { useRace } from './use-race.ts';

export function RacePage({ title }: { title: string }) {
  const t = useT();
  const [search] = useSearchParams();
  const found = useRace(search.get('urlSuffix') ?? '');
  return (
    <div className={frameStyles.page}>
      <ViewHead
        title={found.data?.cashRaceName ?? title}
        backLabel={t('races.back')}
        onBack={() => navigate('/cashraces')}
      />
      <RaceFace found={found} />
    </div>
  );
}
