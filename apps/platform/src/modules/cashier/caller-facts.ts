import type { Minor } from '@harmattan/kernel/money';
import type { CashierDeps } from './cashier-deps.ts';
import type { Bank } from './payment-port.ts';
import { findLastBankCode, findLastDeposit, listDepositMethods } from './store/caller-facts.ts';

interface CallerFacts {
  deposit: { viewName: string; amountMinor: Minor } | undefined;
  /** Name of the bank that the last withdrawal was paid to. */
  bank: string | undefined;
  /** What all players are offered to choose from. */
  methods: string[];
  banks: string[];
}

/** What the house knows of a player's payments before a time, for questions to a caller. */
export async function readCallerFacts(
  { pool }: Pick<CashierDeps, 'pool'>,
  listBanks: () => Promise<Bank[] | undefined>,
  asked: { playerId: bigint; before: Date },
): Promise<CallerFacts> {
  const [deposit, paid, methods, banks = []] = await Promise.all([
    findLastDeposit(pool, asked),
    findLastBankCode(pool, asked),
    listDepositMethods(pool),
    listBanks(),
  ]);
  return {
    deposit: deposit && { viewName: deposit.view_name, amountMinor: deposit.amount_kobo },
    bank: banks.find(({ code }) => code === paid?.bank_code)?.name,
    methods,
    banks: banks.map(({ name }) => name),
  };
}
