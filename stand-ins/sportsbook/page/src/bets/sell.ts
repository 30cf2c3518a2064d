import type { CashOutAnswer } from '../../../src/contract/bets.ts';
import type { Api } from '../core/api.ts';

export interface SaleRequest {
  key: string;
  amount: number;
  /** So much of the stake; without it all that is left. */
  part?: number;
}

const askAgainMs = 2_000;
/** So often an unanswered sale is repeated, under the same key, before the list is left to tell. */
const triesMax = 15;

/** Sells a bet for the amount that was shown. Asked again under the same key, it is still the same sale. */
export async function sell(
  id: string,
  request: SaleRequest,
  { api, wait }: { api: Pick<Api, 'cashOut'>; wait(ms: number): Promise<void> },
): Promise<Exclude<CashOutAnswer, { status: 'waiting' }>> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const answer = await api.cashOut(id, request);
    if (answer.ok && answer.data.status !== 'waiting') return answer.data;
    if (!answer.ok && answer.why !== 'offline') break;
    await wait(answer.ok && answer.data.status === 'waiting' ? answer.data.askAgainMs : askAgainMs);
  }
  return { status: 'refused', reason: 'unknown', amount: null };
}
