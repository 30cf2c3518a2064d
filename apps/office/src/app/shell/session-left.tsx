import { Badge } from '@harmattan/ui/badge';
import { useMe } from '../../shared/session/me.ts';
import { ageText } from '../../shared/time/age-text.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { useT } from '../texts.ts';

const warnMs = 15 * 60_000;
const lookMs = 10_000;

/** Said once the end is near. */
export function SessionLeft() {
  const t = useT();
  const { endsAt } = useMe();
  const time = useNow(lookMs);
  const end = Date.parse(endsAt);
  const isNear = end - time < warnMs;
  return (
    <span role="status" title={isNear ? t('app.ends.note') : undefined}>
      {isNear && <Badge kind="bad">{t('app.ends', { time: ageText(time, end) })}</Badge>}
    </span>
  );
}
