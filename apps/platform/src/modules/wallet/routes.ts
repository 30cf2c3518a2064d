import type { Calls } from '@harmattan/contract';
import { type Handlers, success } from '../../plumbing/http/answer.ts';
import type { Wallet } from './wallet.ts';

export function walletRoutes(wallet: Wallet): Pick<Handlers<Calls>, 'GET User/GetBalance'> {
  return {
    async 'GET User/GetBalance'({ context }) {
      const { availableMinor } = await wallet.balance(context.player.playerId);
      return success({ totalBalance: availableMinor });
    },
  };
}
