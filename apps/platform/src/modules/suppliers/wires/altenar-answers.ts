import type { Minor } from '@harmattan/kernel/money';
import {
  type AltenarMethod,
  altenarMethods,
  altenarCodes as codes,
  altenarErrors as errors,
} from '@harmattan/wires/suppliers/altenar';
import { type PacketElement, writePacketAnswer } from '@harmattan/wires/suppliers/altenar-packet';
import type { Outcome, Receipt } from '../supplier-wallet.ts';
import type { WireAnswer } from './wire.ts';

type Refusal = Exclude<Outcome, 'done' | 'repeat' | 'unseen'> | 'credentials' | 'unknown-player' | 'unavailable';

const refusals: Record<Refusal, readonly [code: string, error: string]> = {
  insufficient: [codes.refused, errors.insufficient],
  'no-session': [codes.tokenExpired, 'Token expired'],
  blocked: [codes.refused, 'Player may not bet'],
  excluded: [codes.refused, 'Player may not bet'],
  'stake-limit': [codes.businessRefusal, 'Stake limit of the player is reached'],
  'loss-limit': [codes.businessRefusal, 'Loss limit of the player is reached'],
  'time-limit': [codes.businessRefusal, 'Time limit of the player is reached'],
  currency: [codes.general, errors.currency],
  'bad-amount': [codes.badRequest, 'Wrong amount'],
  'bad-request': [codes.badRequest, 'Wrong request'],
  mismatch: [codes.general, errors.mismatch],
  // Sent again until it is taken, as it will be once its stake has come.
  unknown: [codes.general, errors.again],
  reversed: [codes.businessRefusal, 'Bet was refunded'],
  settled: [codes.businessRefusal, 'Bet is settled'],
  credentials: [codes.general, errors.credentials],
  'unknown-player': [codes.userNotFound, 'User not found'],
  unavailable: [codes.general, errors.again],
};

/** Nothing that a stranger sends is said back. */
export function isAltenarMethod(method: string): method is AltenarMethod {
  return (altenarMethods as readonly string[]).includes(method);
}

export function refused(method: AltenarMethod | undefined, why: Refusal, balanceMinor?: Minor): WireAnswer {
  const [code, error] = refusals[why];
  return answer(method, false, [
    { name: 'Error', value: error },
    { name: 'ErrorCode', value: code },
    ...(balanceMinor === undefined ? [] : [balanceElement(balanceMinor)]),
  ]);
}

export function succeeded(method: AltenarMethod, values: PacketElement[]): WireAnswer {
  return answer(method, true, values);
}

export function balanceElement(balanceMinor: Minor): PacketElement {
  return { name: 'Balance', type: 'int', value: String(balanceMinor) };
}

export function told(method: AltenarMethod, { outcome, balanceMinor, id }: Receipt): WireAnswer {
  switch (outcome) {
    case 'done':
    case 'repeat':
    // The bet that it refunds is refused when it comes, so there is nothing left to be done.
    case 'unseen':
      return moved(method, { balanceMinor, id, wasDone: outcome === 'repeat' });
    default:
      return refused(method, outcome, balanceMinor);
  }
}

/** A bet that was refunded before is what a refund wants, but nothing that a bet or a win may hear as a yes. */
export function toldRefund(receipt: Receipt): WireAnswer {
  const { outcome, balanceMinor, id } = receipt;
  return outcome === 'reversed' ? moved('RefundBet', { balanceMinor, id, wasDone: true }) : told('RefundBet', receipt);
}

function moved(method: AltenarMethod, of: { balanceMinor: Minor; id: string; wasDone: boolean }): WireAnswer {
  return answer(method, true, [
    balanceElement(of.balanceMinor),
    { name: 'ExtTransactionID', type: 'string', value: of.id },
    { name: 'AlreadyProcessed', type: 'bool', value: String(of.wasDone) },
  ]);
}

function answer(method: AltenarMethod | undefined, isSuccess: boolean, values: PacketElement[]): WireAnswer {
  return { http: 200, type: 'text/xml', body: writePacketAnswer({ method: method ?? 'Error', isSuccess, values }) };
}
