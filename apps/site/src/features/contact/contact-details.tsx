import { useT } from '@harmattan/i18n/use-t';
import { market } from '@harmattan/kernel/market';
import { useEnvironment } from '@harmattan/ui/environment';
import { Icon, type IconName } from '@harmattan/ui/icon';
import type { ReactNode } from 'react';
import { brand } from '../../shared/brand/brand.ts';
import { countryName } from '../../shared/brand/country-name.ts';
import styles from './contact-details.module.css';

/** The other ways to a person, as the operator has them. */
export function ContactDetails() {
  const t = useT();
  const { language } = useEnvironment();
  const { supportEmail, complaintsEmail, supportPhone, chatUrl } = brand;
  return (
    <section className={styles.details} aria-labelledby="contact-details">
      <h2 id="contact-details" className={styles.heading}>
        {t('contact.details')}
      </h2>
      <ul className={styles.list}>
        {chatUrl && (
          <Way icon="chat" name={t('contact.chat')}>
            <a href={chatUrl} target="_blank" rel="noopener">
              {t('contact.chat.open')}
            </a>
          </Way>
        )}
        <Way icon="feather" name={t('contact.support')}>
          <MailLink address={supportEmail} />
        </Way>
        <Way icon="phone" name={t('contact.phone')}>
          <a href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`} className="figures">
            {supportPhone}
          </a>
        </Way>
        <Way
          icon="shield"
          name={t('contact.complaints')}
          note={t('contact.complaints.note', { body: market.complaintBody, country: countryName(language) })}
        >
          <MailLink address={complaintsEmail} />
        </Way>
      </ul>
    </section>
  );
}

/** Where it has to break, it breaks behind the sign. */
function MailLink({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {host}
    </a>
  );
}

interface WayProps {
  icon: IconName;
  name: string;
  note?: string;
  children: ReactNode;
}

function Way({ icon, name, note, children }: WayProps) {
  return (
    <li className={styles.way}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {children}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </li>
  );
}
