import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { Panel } from '../../shared/page/panel.tsx';

export function LimitsLink() {
  const t = useT();
  return (
    <Panel title={t('security.limits.title')} text={t('security.limits.text')}>
      <ButtonLink href="/limits">{t('security.limits.link')}</ButtonLink>
    </Panel>
  );
}
