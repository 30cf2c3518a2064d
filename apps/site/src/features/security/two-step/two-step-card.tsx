import { useT } from '@harmattan/i18n/use-t';
import { useState } from 'react';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { Panel } from '../../../shared/page/panel.tsx';
import type { PersonalInformation } from '../../../shared/personal-details/use-personal-information.ts';
import { AppFactor, type AppStep } from './app-factor.tsx';
import { SmsFactor } from './sms-factor.tsx';

export function TwoStepCard({ information }: { information: PersonalInformation }) {
  const t = useT();
  const { twoFactorEnabled, smsTwoFactorEnabled } = information;
  const [step, setStep] = useState<AppStep>({ name: 'closed' });
  return (
    <Panel title={t('security.two-step.title')} text={t('security.two-step.text')}>
      <AppFactor isOn={twoFactorEnabled} hasSms={smsTwoFactorEnabled} step={step} onStep={setStep} />
      {/* Its change loads the page anew, which would take away what the app is being set up with. */}
      {step.name === 'closed' && <SmsFactor isOn={smsTwoFactorEnabled} hasApp={twoFactorEnabled} />}
      <FormMessage
        kind="info"
        text={twoFactorEnabled && smsTwoFactorEnabled ? t('security.two-step.both') : undefined}
      />
    </Panel>
  );
}
