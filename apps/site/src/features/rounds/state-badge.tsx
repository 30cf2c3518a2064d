import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { Icon, type IconName } from '@harmattan/ui/icon';
import type { Round } from './fetch-rounds.ts';

const looks: Record<Round['state'], { kind: 'good' | 'info' | 'neutral'; icon: IconName }> = {
  open: { kind: 'info', icon: 'clock' },
  won: { kind: 'good', icon: 'check' },
  lost: { kind: 'neutral', icon: 'close' },
  void: { kind: 'neutral', icon: 'back' },
  'cashed-out': { kind: 'good', icon: 'coin' },
  canceled: { kind: 'neutral', icon: 'back' },
  free: { kind: 'neutral', icon: 'gift' },
};

export function StateBadge({ state }: { state: Round['state'] }) {
  const t = useT();
  const { kind, icon } = looks[state];
  return (
    <Badge kind={kind}>
      <Icon name={icon} size={12} />
      {t(`rounds.state.${state}`)}
    </Badge>
  );
}
