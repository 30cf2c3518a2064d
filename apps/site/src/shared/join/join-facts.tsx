import { useT } from '@harmattan/i18n/use-t';
import { market } from '@harmattan/kernel/market';
import { useId } from 'react';
import { Banner } from '../banner/banner.tsx';
import { brand, isSandbox } from '../brand/brand.ts';
import { type IconFact, IconFactList } from '../page/icon-fact-list.tsx';
import styles from './join-facts.module.css';

const facts: readonly IconFact[] = [
  { icon: 'phone', title: 'register.facts.open.title', text: 'register.facts.open.text' },
  {
    ...{ icon: 'wallet', title: 'register.facts.pay.title' },
    text: market.hasBankTransfer ? 'register.facts.pay.text' : 'register.facts.pay.text.mobile',
  },
  { icon: 'reels', title: 'register.facts.free.title', text: 'register.facts.free.text' },
  { icon: 'check', title: 'register.facts.fair.title', text: 'register.facts.fair.text' },
];

/** What an account is good for, beside the forms that open one and sign in to one. */
export function JoinFacts() {
  const t = useT();
  const headingId = useId();
  return (
    <section className={styles.facts} aria-labelledby={headingId}>
      <div className={styles.picture}>
        <Banner src="/art/banners/welcome.svg" />
      </div>
      <div className={styles.words}>
        <h2 id={headingId} className={styles.heading}>
          {t('register.facts.heading', { brand: brand.name })}
        </h2>
        <IconFactList facts={facts} layout="columns" />
        {isSandbox && <p className={styles.sandbox}>{t('register.facts.sandbox')}</p>}
      </div>
    </section>
  );
}
