import type { BenchPlayer } from '../../worlds/players.ts';
import { median } from '../median.ts';

/** How long one full page of the history takes, in seconds, the typical one of several. */
export async function timePage(order: {
  address: string;
  player: BenchPlayer;
  page: number;
  pages: number;
}): Promise<number> {
  const query = new URLSearchParams({
    startDate: '2020-01-01',
    toDate: '2030-01-01',
    type: '-1',
    status: '-1',
    page: String(order.page),
  });
  const times: number[] = [];
  for (let at = 0; at < order.pages; at += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${order.address}/api/api/User/TransactionHistory?${query}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${order.player.token}`,
        cookie: `harmattan_session=${order.player.cookie}`,
      },
    });
    const { statusCode, data } = (await answer.json()) as { statusCode: number; data: { resp: unknown[] } };
    times.push((performance.now() - startedAt) / 1_000);
    if (statusCode !== 0 || data.resp.length !== 500) throw new Error('the page of the history is not a full one');
  }
  return median(times);
}
