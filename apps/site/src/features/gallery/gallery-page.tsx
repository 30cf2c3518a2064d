import { useT } from '@harmattan/i18n/use-t';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { BadgeSpecimen } from './badge-specimen.tsx';
import { ButtonSpecimen } from './button-specimen.tsx';
import { CheckboxSpecimen } from './checkbox-specimen.tsx';
import { ColourSpecimen } from './colour-specimen.tsx';
import { FieldSpecimen } from './field-specimen.tsx';
import styles from './gallery-page.module.css';
import { IconSpecimen } from './icon-specimen.tsx';
import { ModalSpecimen } from './modal-specimen.tsx';
import { MoneySpecimen } from './money-specimen.tsx';
import { StateSpecimen } from './state-specimen.tsx';
import { StatusSpecimen } from './status-specimen.tsx';
import { SwitchSpecimen } from './switch-specimen.tsx';
import { TabsSpecimen } from './tabs-specimen.tsx';
import { TimeSpecimen } from './time-specimen.tsx';
import { ToastSpecimen } from './toast-specimen.tsx';

/** Names of components are code and stay as they are; every sample text is translated, to see it in each language. */
export function GalleryPage() {
  const t = useT();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageHeading className={styles.heading}>{t('gallery.title')}</PageHeading>
        <p className={styles.lead}>
          {t('gallery.lead')} {t('gallery.themes')}
        </p>
      </header>
      <div className={styles.specimens}>
        <ButtonSpecimen />
        <FieldSpecimen />
        <MoneySpecimen />
        <TimeSpecimen />
        <TabsSpecimen />
        <ModalSpecimen />
        <ToastSpecimen />
        <StatusSpecimen />
        <StateSpecimen />
        <SwitchSpecimen />
        <CheckboxSpecimen />
        <BadgeSpecimen />
        <IconSpecimen />
        <ColourSpecimen />
      </div>
    </div>
  );
}
