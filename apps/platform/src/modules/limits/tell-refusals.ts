import type { Bus } from '../../plumbing/bus.ts';
import type { Answer, Wallet } from '../wallet/index.ts';

/** Why a stake was refused: the limit that it would have passed. */
export interface RefusedByLimit {
  playerId: bigint;
  kind: 'stake' | 'loss' | 'time';
  period: 'day' | 'week' | 'month';
}

/** The wallet with news on the bus (`limits.refused`) of each stake that a limit refuses. An accepted command costs one comparison. */
export function tellRefusals(wallet: Wallet, bus: Pick<Bus, 'publish'>): Wallet {
  const tell = (playerId: bigint, { status }: Answer) => {
    const [kind, word, period] = status.split('-');
    if (word !== 'limit') return;
    bus.publish('limits.refused', { playerId, kind, period } as RefusedByLimit);
  };
  const told = async (playerId: bigint, answering: Promise<Answer>) => {
    const answer = await answering;
    if (answer.status !== 'ok') tell(playerId, answer);
    return answer;
  };
  return {
    ...wallet,
    transfer: (command) => told(command.playerId, wallet.transfer(command)),
    hold: (command) => told(command.playerId, wallet.hold(command)),
    async linked(operations) {
      const answers = await wallet.linked(operations);
      for (const [at, answer] of answers.entries())
        if (answer.status !== 'ok') tell((operations[at] as (typeof operations)[number]).playerId, answer);
      return answers;
    },
  };
}
