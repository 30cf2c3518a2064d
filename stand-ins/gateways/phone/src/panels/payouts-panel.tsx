import { useStore } from '@harmattan/sandbox-ui/store';
import type { Payout } from '../../../src/phone/contract.ts';
import { act } from '../core/api.ts';
import { majorText } from '../core/major.ts';
import { usePhone } from '../core/phone.ts';
import { icons } from '../icons.ts';
import { type Texts, useTexts } from '../texts/index.ts';
import { type Decide, Decisions } from './decisions.tsx';
import { Panel } from './panel.tsx';

/** What was paid out, with a hand on what still waits. */
export function PayoutsPanel() {
  const texts = useTexts();
  const payouts = useStore(usePhone().payouts);
  return (
    <Panel id="payouts" isBusy={payouts === undefined}>
      {({ number }) => (
        <Decisions
          key={number}
          rows={payouts}
          keyOf={({ gateway, key }) => `${gateway} ${key}`}
          icon={icons.wallet}
          emptyTitle={texts.noPayouts}
          emptyHint={texts.noPayoutsHint}
          draw={(payout, decide) => <PayoutItem payout={payout} decide={decide} />}
        />
      )}
    </Panel>
  );
}

function PayoutItem({ payout: { gateway, key, to, amount, state }, decide }: { payout: Payout; decide: Decide }) {
  const texts = useTexts();
  return (
    <>
      <p class="message-head">
        <b class="figures">{majorText(amount)}</b> <span data-mark={state}>{texts.states[state]}</span>
      </p>
      <p>{destinationText(to, texts)}</p>
      {state === 'waiting' && (
        <div class="row">
          <button
            type="button"
            class="button"
            onClick={() => decide(() => act('payouts', { gateway, key, do: 'release' }), texts.released)}
          >
            {texts.release}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => decide(() => act('payouts', { gateway, key, do: 'fail' }), texts.failed)}
          >
            {texts.fail}
          </button>
        </div>
      )}
    </>
  );
}

function destinationText(to: Payout['to'], texts: Texts): string {
  if (to.kind === 'bank') return texts.toBank(to.account, to.holder);
  return to.operator === null ? texts.toAnyWallet : texts.toWallet(to.operator);
}
