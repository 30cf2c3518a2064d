import { Badge } from '@harmattan/ui/badge';
import { Icon, type IconName } from '@harmattan/ui/icon';

const looks: readonly { kind: 'good' | 'info' | 'bad' | 'neutral'; icon: IconName }[] = [
  { kind: 'good', icon: 'check' },
  { kind: 'info', icon: 'clock' },
  { kind: 'bad', icon: 'alert' },
  { kind: 'bad', icon: 'close' },
  { kind: 'neutral', icon: 'back' },
  { kind: 'neutral', icon: 'close' },
];

/** By the numbers of the wire: success, processing, error, rejected, error with rollback, canceled. */
export function StatusBadge({ status, text }: { status: number; text: string }) {
  const { kind, icon } = looks[status] ?? { kind: 'neutral', icon: 'info' };
  return (
    <Badge kind={kind}>
      <Icon name={icon} size={12} />
      {text}
    </Badge>
  );
}
