import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { Sample, Specimen } from './specimen.tsx';

export function BadgeSpecimen() {
  const t = useT();
  return (
    <Specimen name="Badge">
      <Sample props="kind: neutral, good, bad, info, live">
        <Badge>{t('gallery.badge.new')}</Badge>
        <Badge kind="good">{t('gallery.badge.paid')}</Badge>
        <Badge kind="bad">{t('gallery.badge.rejected')}</Badge>
        <Badge kind="info">{t('gallery.badge.info')}</Badge>
        <Badge kind="live">{t('gallery.badge.live')} 67′</Badge>
      </Sample>
    </Specimen>
  );
}
