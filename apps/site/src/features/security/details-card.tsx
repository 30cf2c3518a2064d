import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { useState } from 'react';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { userNameText } from '../../shared/forms/user-name-text.ts';
import { Panel } from '../../shared/page/panel.tsx';
import { PersonalDetailsForm } from '../../shared/personal-details/personal-details-form.tsx';
import type { PersonalInformation } from '../../shared/personal-details/use-personal-information.ts';
import styles from './details-card.module.css';

export function DetailsCard({ information }: { information: PersonalInformation }) {
  const t = useT();
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Panel title={t('security.tab.details')} text={t('security.details.text')}>
      <dl className={styles.number}>
        <dt className={styles.name}>{t('security.details.number')}</dt>
        <dd className={`${styles.value} figures`}>{userNameText(information.mobileNumber)}</dd>
        <dd className={styles.hint}>{t('security.details.number.hint')}</dd>
      </dl>
      <PersonalDetailsForm information={information} onTry={() => setIsSaved(false)} onSaved={() => setIsSaved(true)} />
      <FormMessage kind="good" text={isSaved ? t('personal-details.details_saved_successfully') : undefined} />
      <ButtonLink href="/verification">{t('security.details.verify')}</ButtonLink>
    </Panel>
  );
}
