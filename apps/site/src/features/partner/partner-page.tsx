import type { MessageId } from '@harmattan/i18n/messages';
import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { Icon, type IconName } from '@harmattan/ui/icon';
import { brand, isSandbox } from '../../shared/brand/brand.ts';
import { AppLink } from '../../shared/page/app-link.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useSession } from '../../shared/session/session.ts';
import { DuneArt } from './dune-art.tsx';
import styles from './partner-page.module.css';

interface Fact {
  icon: IconName;
  title: MessageId;
  text: MessageId;
}

const facts: readonly Fact[] = [
  { icon: 'phone', title: 'partner.facts.quick.title', text: 'partner.facts.quick.text' },
  { icon: 'wallet', title: 'partner.facts.paid.title', text: 'partner.facts.paid.text' },
  { icon: 'check', title: 'partner.facts.fair.title', text: 'partner.facts.fair.text' },
];

/** Where the partners' links lead. Who sent the visitor is remembered when the app starts. */
export function PartnerPage() {
  const t = useT();
  const isPlayer = useSession() !== undefined;
  return (
    <div className={styles.hero}>
      <DuneArt />
      <div className={styles.page}>
        <div className={styles.words}>
          <PageHeading className={styles.heading}>{t('partner.heading', { brand: brand.name })}</PageHeading>
          <p className={styles.text}>{t(isPlayer ? 'partner.player' : 'partner.text')}</p>
          {isPlayer ? <PlayerActions /> : <VisitorActions />}
        </div>
        <ul className={styles.facts}>
          {facts.map(({ icon, title, text }) => (
            <li key={title} className={styles.fact}>
              <Icon name={icon} />
              <div>
                <h2 className={styles.title}>{t(title)}</h2>
                <p className={styles.small}>{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          {isSandbox && `${t('partner.sandbox')} `}
          {t('partner.adults')} <AppLink href="/ResponsibleGaming">{t('shell.responsible')}</AppLink>
        </p>
      </div>
    </div>
  );
}

function VisitorActions() {
  const t = useT();
  return (
    <div className={styles.actions}>
      <ButtonLink kind="primary" size="large" wide href="/register">
        {t('shell.join')}
      </ButtonLink>
      <ButtonLink size="large" wide href="/login">
        {t('partner.login')}
      </ButtonLink>
    </div>
  );
}

function PlayerActions() {
  const t = useT();
  return (
    <div className={styles.actions}>
      <ButtonLink kind="primary" size="large" wide href="/">
        {t('partner.home')}
      </ButtonLink>
    </div>
  );
}
