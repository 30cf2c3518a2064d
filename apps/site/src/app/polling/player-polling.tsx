import { useT } from '@harmattan/i18n/use-t';
import { showToast } from '@harmattan/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { refreshPendingWithdrawal } from '../../shared/money/pending-withdrawal.ts';
import { refreshBalance } from '../../shared/money/refresh-balance.ts';
import { readSession } from '../../shared/session/session.ts';
import { signInState } from '../../shared/session/sign-in-state.ts';
import { useForgetOtherPlayers } from '../../shared/session/use-forget-other-players.ts';
import { followNews } from '../../shared/stream/follow-news.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { failuresInARow } from './failures-in-a-row.ts';
import { startPolling } from './start-polling.ts';

const balanceEveryMs = 10_000;
const balanceFailuresMax = 3;
const withdrawalEveryMs = 7_000;

/** Without a stored player, or without an answer, the balance is not fresh. */
async function hasFreshBalance(signal: AbortSignal): Promise<boolean> {
  if (!readSession()) return false;
  return await refreshBalance({ signal }).then(
    () => true,
    () => false,
  );
}

/** Without an answer, what was known stays; the next one is seconds away. */
async function askWithdrawal(signal: AbortSignal): Promise<void> {
  await refreshPendingWithdrawal({ signal }).catch(() => undefined);
}

/** Everything that is asked again and again stands here, and only while there is a player. */
export function PlayerPolling() {
  const t = useT();
  const logOut = useLogOut();

  const giveUp = useEffectEvent(() => {
    // A player at the cashier signs in and goes on there.
    if (/^\/(deposit|withdraw)\b/i.test(location.pathname)) {
      logOut('/login', signInState(location.pathname + location.search));
    } else logOut();
    showToast({ kind: 'info', text: t('shell.signed-out') });
  });

  useEffect(() => {
    const failures = failuresInARow(balanceFailuresMax);
    return startPolling({
      everyMs: balanceEveryMs,
      async ask(signal) {
        const failed = !(await hasFreshBalance(signal));
        if (!signal.aborted && failures.isOneTooMany({ failed })) giveUp();
      },
    });
  }, []);

  // The stream is quicker, the polling is sure.
  useEffect(followNews, []);

  useEffect(() => startPolling({ everyMs: withdrawalEveryMs, ask: askWithdrawal }), []);

  useForgetOtherPlayers();

  return null;
}
