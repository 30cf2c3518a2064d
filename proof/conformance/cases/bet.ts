import { expectBalance, fundsMinor, type Scene } from '../scene.ts';

export const stakeMinor = 1_000n;
export const winMinor = 2_500n;

/** A stake and everything that can be done about it. */
export async function newBet(scene: Scene, funds = fundsMinor) {
  const { client, newId } = scene;
  const seat = await scene.seat(funds);
  const [stakeTxId, winTxId, cancelTxId, round] = [newId(), newId(), newId(), newId()];
  return {
    seat,
    round,
    stakeTxId,
    stake: (amountMinor = stakeMinor) => client.stake(seat, { txId: stakeTxId, round, amountMinor }),
    win: (amountMinor = winMinor, { txId = winTxId, isLast = true } = {}) =>
      client.win(seat, { txId, round, amountMinor, stakeTxId, isLast }),
    cancel: () => client.cancel(seat, { txId: cancelTxId, round, amountMinor: stakeMinor, stakeTxId }),
    balance: (wantedMinor: bigint) => expectBalance(scene, seat, wantedMinor),
  };
}
