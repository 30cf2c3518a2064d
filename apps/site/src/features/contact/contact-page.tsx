import { useT } from '@harmattan/i18n/use-t';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

export function ContactPage() {
  const t = useT();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading className={styles.heading}>{t('shell.contact')}</PageHeading>
        <p className={styles.lead}>{t('contact.lead')}</p>
      </div>
      <div className={styles.card}>
        <ContactForm />
      </div>
      <ContactDetails />
    </div>
  );
}
