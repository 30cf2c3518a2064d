import { AmountField } from '@harmattan/ui/amount-field';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { type SubmitEvent, useId, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import { Amount, useAmountText } from '../../shared/view/amount.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { FormMessage } from '../../shared/view/form-message.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import styles from './referral-card.module.css';
import { useT } from './texts.ts';
import cards from './ticket-card.module.css';
import { type Referral, useAct } from './use-book.ts';
import { pickWords, priceWords } from './words.ts';

type Decision = 'accept' | 'offer' | 'refuse';

/** A slip that waits for a person. There are thirty seconds: what is decided is sent at once, without a dialog. */
export function ReferralCard({ referral }: { referral: Referral }) {
  const t = useT();
  const titleId = useId();
  const {
    userName,
    playerId,
    stake,
    bets,
    return: most,
    picks,
    system,
    code,
    secondsLeft,
    state,
    offered,
    kind,
  } = referral;
  return (
    <article className={cards.card} aria-labelledby={titleId}>
      <header className={cards.head}>
        <h2 id={titleId} className={cards.title}>
          <Amount amount={stake} /> {bets > 1 && t('book.referral.each', { count: bets })}
        </h2>
        <Badge kind={state === 'offered' ? 'info' : 'bad'}>
          {state === 'offered' ? t('book.referral.offered') : t('book.referral.waiting')}
        </Badge>
        <span className={`${styles.clock} figures`} role="timer">
          {t('book.seconds', { seconds: Math.ceil(secondsLeft) })}
        </span>
      </header>
      <Facts
        facts={[
          { name: t('book.ticket.player'), value: <PlayerLink playerId={playerId} userName={userName} /> },
          { name: t('book.ticket.return'), value: <Amount amount={most} /> },
          ...(system === null ? [] : [{ name: t('book.ticket.system'), value: t('book.system', { ...system }) }]),
          ...(kind === 'builder' ? [{ name: t('book.ticket.kind'), value: t('book.market.builder') }] : []),
          ...(code === null ? [] : [{ name: t('book.ticket.code'), value: code }]),
          ...(offered === null ? [] : [{ name: t('book.referral.offer'), value: <Amount amount={offered} /> }]),
        ]}
      />
      <ul className={styles.picks}>
        {picks.map((pick) => (
          <li key={`${pick.match} ${pick.market} ${pick.outcome}`}>
            <span>
              <b>{pick.match}</b> · {pickWords(pick)} {pick.isLive && <Badge kind="live">{t('book.legs.live')}</Badge>}
            </span>
            <span className="figures">{priceWords(pick.price)}</span>
          </li>
        ))}
      </ul>
      {referral.actions.length > 0 && <Decide referral={referral} />}
    </article>
  );
}

function Decide({ referral }: { referral: Referral }) {
  const t = useT();
  const amountText = useAmountText();
  const act = useAct();
  const [amount, setAmount] = useState('');
  const [busy, setBusy] = useState<Decision>();
  const [failure, setFailure] = useState<string>();
  const isLess = /^\d+(\.\d{1,2})?$/.test(amount) && Number(amount) > 0 && Number(amount) < referral.stake;

  async function decide(decision: Decision) {
    if (busy) return;
    setBusy(decision);
    setFailure(undefined);
    try {
      await act(async () => {
        const body = { id: referral.id, decision, ...(decision === 'offer' && { amount: Number(amount) }) };
        await call('POST Trading/DecideReferral', { body });
        return t(`book.referral.done.${decision}`, { amount: amountText(Number(amount) || 0) });
      });
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(undefined);
    }
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isLess) void decide('offer');
    else setFailure(t('book.referral.offer.wrong', { amount: amountText(referral.stake) }));
  }

  return (
    <form className={styles.decide} onSubmit={onSubmit} noValidate>
      <Button kind="primary" busy={busy === 'accept'} onClick={() => decide('accept')}>
        {t('book.referral.accept')}
      </Button>
      <div className={styles.offer}>
        <AmountField
          label={t('book.referral.offer.label')}
          refusedText={t('book.amount.wrong')}
          value={amount}
          onValueChange={setAmount}
        />
        <Button type="submit" busy={busy === 'offer'}>
          {t('book.referral.offer.send')}
        </Button>
      </div>
      <Button busy={busy === 'refuse'} onClick={() => decide('refuse')}>
        {t('book.referral.refuse')}
      </Button>
      <FormMessage text={failure} />
    </form>
  );
}
