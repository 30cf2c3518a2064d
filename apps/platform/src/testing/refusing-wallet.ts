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
    async reverse(command) {
      guard(command.playerId);
      return wallet.reverse(command);
    },
  };
}
