import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { Icon, type IconName } from '@harmattan/ui/icon';
import type { Bet } from './use-jackpot-bets.ts';

const looks: Record<Bet['state'], { kind: 'good' | 'info' | 'neutral'; icon: IconName }> = {
  open: { kind: 'info', icon: 'clock' },
  running: { kind: 'info', icon: 'ball' },
  won: { kind: 'good', icon: 'check' },
  lost: { kind: 'neutral', icon: 'close' },
  void: { kind: 'neutral', icon: 'back' },
};

export function BetStateBadge({ state }: { state: Bet['state'] }) {
  const t = useT();
  const { kind, icon } = looks[state];
  return (
    <Badge kind={kind}>
      <Icon name={icon} size={12} />
      {t(`jackpot.state.${state}`)}
    </Badge>
  );
}
