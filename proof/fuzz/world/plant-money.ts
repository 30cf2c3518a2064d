import { createClient } from '@harmattan/supplier-clients/clients';
import type { Seat } from '@harmattan/supplier-clients/supplier-client';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { newOddAmount, newWord } from '../canaries.ts';
import { buyTicket } from './buy-ticket.ts';
import type { Planting } from './players.ts';
import { sendPatiently } from './send-patiently.ts';

/** Money by a supplier's jackpot, rounds, a ticket, deposits that wait, and a withdrawal, each with words or amounts of the player's own. */
export async function plantMoney(
  planting: Planting,
  { email, depositMajor }: { email: string; depositMajor: number },
): Promise<void> {
  const { url, player, draws, plant } = planting;
  const seat = player.seats.get('qtech') as Seat;
  const client = createClient('qtech', {
    walletUrl: `${url}/wallet/qtech`,
    credentials: supplierCredentials.qtech,
    send: sendPatiently,
  });
  const round = newWord(draws);
  const balance = newOddAmount(draws, { least: 30_000_000, most: 90_000_000 });
  const stake = { txId: `${round}-s`, round, amountMinor: 12_300n };
  await client.win(seat, {
    ...{ txId: `${round}-j`, round, stakeTxId: '', kind: 'jackpot' },
    amountMinor: BigInt(Math.round(balance * 100)) + stake.amountMinor,
  });
  await client.stake(seat, stake);
  plant(round, 'round', 'supplier');
  plant(balance, 'balance', 'supplier');
  await buyTicket(planting);
  await openDeposits(planting, { email, depositMajor });
  await withdraw(planting);
}

async function openDeposits(
  { call, plant, draws }: Planting,
  { email, depositMajor }: { email: string; depositMajor: number },
): Promise<void> {
  const [transferKey, cardKey, address] = [newWord(draws), newWord(draws), newWord(draws)];
  plant(depositMajor, 'deposit', 'supplier');
  plant(address, 'address of a card', 'player');
  const body = { amount: depositMajor, key: transferKey };
  const opened = await call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body });
  const { id } = opened.data as { id: string };
  await call('GET Banking/GetDepositState', { query: { id } });
  await call('POST Banking/FindPayment', { body: { key: transferKey, giveUp: false } });
  await call('POST Banking/RegisterSelcomCCDeposit', {
    body: {
      ...{ amount: 2_000, firstName: 'Ada', lastName: 'Obi', email: `${email}@example.com`, address, city: 'Lagos' },
      ...{ region: 'Lagos', postCode: '100001', phone: '8030000000', saveInfo: false, key: cardKey },
    },
  });
}

/** Whether it is accepted depends on what the cashier asks of an account; its refusal is an answer like others. */
async function withdraw({ call, player }: Planting): Promise<void> {
  const account = { accountnumber: player.bankAccount, code: '044' };
  const named = await call('POST Banking/GetBankAccountNumber', { query: account });
  const { accName = 'Ada Obi' } = (named.data ?? {}) as { accName?: string };
  await call('POST Banking/RegisterKudipalWithdraw', {
    body: {
      ...{ amount: 5_000, accountNumber: player.bankAccount, code: account.code, accountName: accName },
      ...{ password: player.password, key: `${player.firstName}-out`, lang: 'en' },
    },
  });
}
