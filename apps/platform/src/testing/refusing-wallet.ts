import type { Wallet } from '../modules/wallet/index.ts';

/** A wallet that fails to pay the players in `refused`. */
export function refusingWallet(wallet: Wallet, refused: Set<bigint>): Wallet {
  const guard = (playerId: bigint) => {
    if (refused.has(playerId)) throw new Error('the connection broke');
  };
  return {
    ...wallet,
    async transfer(command) {
      if (command.direction === 'in') guard(command.playerId);
      return wallet.transfer(command);
    },
    async linked(operations) {
      for (const { kind, playerId } of operations) if (kind === 'credit') guard(playerId);
      return wallet.linked(operations);
    },
    async reverse(command) {
      guard(command.playerId);
      return wallet.reverse(command);
    },
  };
}
