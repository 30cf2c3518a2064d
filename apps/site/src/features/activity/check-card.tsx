import { useT } from '@harmattan/i18n/use-t';
import { SelectField } from '@harmattan/ui/select-field';
import { StatusMessage } from '../../shared/forms/status-message.tsx';
import { Panel } from '../../shared/page/panel.tsx';
import { usePlaySession } from '../../shared/session/use-play-session.ts';
import { useSetRealityCheck } from './use-set-reality-check.ts';

export function CheckCard() {
  const t = useT();
  const { data: session } = usePlaySession();
  const { mutate, variables, isPending, error } = useSetRealityCheck();
  const minutes = isPending ? variables : session?.minutes;
  return (
    <Panel title={t('activity.check.title')} text={t('activity.check.text')}>
      <SelectField
        label={t('activity.check.label')}
        value={minutes === undefined ? '' : String(minutes)}
        disabled={minutes === undefined || isPending}
        onValueChange={(value) => mutate(Number(value))}
        options={(session?.choices ?? []).map((choice) => ({
          value: String(choice),
          label: t('activity.check.minutes', { minutes: choice }),
        }))}
      />
      <StatusMessage failure={isPending ? undefined : error} />
    </Panel>
  );
}
