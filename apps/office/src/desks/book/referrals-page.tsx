import { EmptyState } from '@harmattan/ui/empty-state';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { BookFrame } from './book-frame.tsx';
import { ReferralCard } from './referral-card.tsx';
import { useT } from './texts.ts';
import styles from './tickets-page.module.css';
import { type Referral, useReferrals } from './use-book.ts';

export function ReferralsPage() {
  const t = useT();
  const query = useReferrals();
  const count = query.data?.length;
  return (
    <BookFrame aside={count !== undefined && <span className="figures">{t('book.referrals.count', { count })}</span>}>
      <Remote query={query}>{(referrals) => <Referrals referrals={referrals} />}</Remote>
    </BookFrame>
  );
}

function Referrals({ referrals }: { referrals: Referral[] }) {
  const t = useT();
  if (referrals.length === 0)
    return (
      <div className={remoteStyles.panel}>
        <EmptyState icon="check" title={t('book.referrals.empty.title')} text={t('book.referrals.empty.text')} />
      </div>
    );
  return (
    <ul className={styles.list} aria-label={t('book.referrals.list')}>
      {referrals.map((referral) => (
        <li key={referral.id}>
          <ReferralCard referral={referral} />
        </li>
      ))}
    </ul>
  );
}
