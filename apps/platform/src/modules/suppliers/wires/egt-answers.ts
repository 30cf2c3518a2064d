import type { Minor } from '@harmattan/kernel/money';
import { egtCodes as codes, type EgtCall, egtCalls, egtExpired } from '@harmattan/wires/suppliers/egt';
import { writeXml } from '@harmattan/wires/suppliers/xml';
import type { Outcome, Receipt } from '../supplier-wallet.ts';
import type { WireAnswer } from './wire.ts';

type Word = Outcome | 'done-check-due' | 'malformed' | 'credentials' | 'unknown-player' | 'unavailable';

/** The supplier reads the codes, and people the messages; only 3100 needs both. */
const words: Record<Word, readonly [code: string, message: string]> = {
  done: [codes.ok, 'OK'],
  // Taken, with a word to the player on the time that was played.
  'done-check-due': [codes.okSessionTime, 'REALITY_CHECK'],
  repeat: [codes.duplicate, 'DUPLICATE'],
  insufficient: [codes.notAllowed, 'INSUFFICIENT_FUNDS'],
  'no-session': [codes.notAllowed, egtExpired],
  blocked: [codes.internalError, 'PLAYER_BLOCKED'],
  excluded: [codes.internalError, 'PLAYER_BLOCKED'],
  'stake-limit': [codes.betLimit, 'BET_LIMIT'],
  'loss-limit': [codes.lossLimit, 'LOSS_LIMIT'],
  'time-limit': [codes.sessionTimeLimit, 'SESSION_TIME_LIMIT'],
  currency: [codes.internalError, 'WRONG_CURRENCY'],
  'bad-amount': [codes.internalError, 'WRONG_AMOUNT'],
  'bad-request': [codes.internalError, 'WRONG_REQUEST'],
  mismatch: [codes.internalError, 'TRANSFER_ID_USED'],
  // Sent again until it is taken, as it will be once its stake has come: not as an error that is there to stay.
  unknown: [codes.timedOut, 'ROUND_NOT_KNOWN_YET'],
  unseen: [codes.internalError, 'ROUND_NOT_KNOWN'],
  reversed: [codes.internalError, 'ROUND_CANCELLED'],
  settled: [codes.internalError, 'ROUND_ENDED'],
  malformed: [codes.internalError, 'WRONG_REQUEST'],
  credentials: [codes.internalError, 'WRONG_CREDENTIALS'],
  'unknown-player': [codes.internalError, 'PLAYER_NOT_FOUND'],
  unavailable: [codes.timedOut, 'TIMED_OUT'],
};

export function answer(
  call: EgtCall,
  word: Word,
  { balanceMinor, id }: { balanceMinor?: Minor; id?: string } = {},
): WireAnswer {
  const [ErrorCode, ErrorMessage] = words[word];
  const body = writeXml(egtCalls[call].answered, {
    Balance: balanceMinor === undefined ? undefined : String(balanceMinor),
    CasinoTransferId: id,
    ErrorCode,
    ErrorMessage,
  });
  return { http: 200, type: 'text/xml', body };
}

/** Only what was done has a number with us. */
export function told(
  call: EgtCall,
  { outcome, balanceMinor, id }: Receipt,
  { isCheckDue = false }: { isCheckDue?: boolean } = {},
): WireAnswer {
  const isDone = outcome === 'done' || outcome === 'repeat';
  const word = outcome === 'done' && isCheckDue ? 'done-check-due' : outcome;
  return answer(call, word, { balanceMinor, ...(isDone && { id }) });
}
