import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { RequestFailure } from '../../plumbing/http/failure.ts';
import { createBanks } from './banks.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { findAccountName } from './find-account-name.ts';

type BankCalls = 'GET Banking/getKudipalBanks' | 'POST Banking/GetBankAccountNumber';

/** The banks, and whose an account at one of them is. */
export function bankRoutes(deps: CashierDeps): Pick<Handlers<Calls>, BankCalls> {
  const banks = createBanks(deps);
  return {
    async 'GET Banking/getKudipalBanks'() {
      const kudipalBankList = await banks();
      return kudipalBankList ? success({ kudipalBankList }) : refuse('PAYMENT_SERVICE_DOWN', null);
    },

    async 'POST Banking/GetBankAccountNumber'({ query, context }) {
      const { playerId } = context.player;
      const answer = await findAccountName(deps, {
        playerId,
        bankCode: query.code,
        accountNumber: query.accountnumber,
      });
      switch (answer.kind) {
        case 'name':
          return success({ accName: answer.name });
        case 'not found':
          return refuse('BANK_ACCOUNT_NOT_FOUND', null);
        case 'too many':
          throw new RequestFailure('TOO_MANY_REQUESTS');
        default:
          return refuse('PAYMENT_SERVICE_DOWN', null);
      }
    },
  };
}
