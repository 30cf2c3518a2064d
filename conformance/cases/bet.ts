import { expectBalance, fundsKobo, type Scene } from '../scene.ts';

export const stakeKobo = 1_000n;
export const winKobo = 2_500n;

/** A stake and everything that can be done about it. */
export async function newBet(scene: Scene, funds = fundsKobo) {
  const { client, newId } = scene;
  const seat = await scene.seat(funds);
  const [stakeTxId, winTxId, cancelTxId, round] = [newId(), newId(), newId(), newId()];
  return {
    seat,
    round,
    stakeTxId,
    stake: (amountKobo = stakeKobo) => client.stake(seat, { txId: stakeTxId, round, amountKobo }),
    win: (amountKobo = winKobo, { txId = winTxId, isLast = true } = {}) =>
      client.win(seat, { txId, round, amountKobo, stakeTxId, isLast }),
    cancel: () => client.cancel(seat, { txId: cancelTxId, round, amountKobo: stakeKobo, stakeTxId }),
    balance: (wantedKobo: bigint) => expectBalance(scene, seat, wantedKobo),
  };
}
