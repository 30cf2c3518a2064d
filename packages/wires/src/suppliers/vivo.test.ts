import { expect, test } from 'vitest';
import { vivoAnswer, vivoHash } from './vivo.ts';

test('signs what a launch carried as the supplier does', () => {
  expect(vivoHash('Authenticate', { token: 'tok-1' }, 'PASS')).toBe('e4070ed6a9ef4b3d377ecc7d13d3a40e');
});

const bet = {
  userId: 'u1',
  Amount: '25.00',
  TransactionID: 'T1',
  TrnType: 'BET',
  TrnDescription: 'GAME_TYPE_ID=1;TABLE_ID=2',
  roundId: 'R1',
  gameId: 'G1',
  History: 'HIST',
  isRoundFinished: 'false',
  sessionId: 'tok-1',
  hash: 'is not part of it',
};

test('signs a bet as the supplier does, without its id and its session', () => {
  const wanted = '747b34bca12c914df94dd74547ba12f8';
  expect(vivoHash('ChangeBalance', bet, 'PASS')).toBe(wanted);
  expect(vivoHash('ChangeBalance', { ...bet, TransactionID: 'T2', sessionId: 'tok-2' }, 'PASS')).toBe(wanted);
  for (const name of ['userId', 'Amount', 'TrnType', 'TrnDescription', 'roundId', 'gameId', 'History']) {
    expect(vivoHash('ChangeBalance', { ...bet, [name]: 'x' }, 'PASS'), name).not.toBe(wanted);
  }
});

test('signs the other questions by the player and the transaction', () => {
  expect(vivoHash('GetBalance', { userId: 'tok-1' }, 'PASS')).toBe('e4070ed6a9ef4b3d377ecc7d13d3a40e');
  expect(vivoHash('Status', { userId: 'tok', casinoTransactionId: '-1' }, 'PASS')).toBe(
    'e4070ed6a9ef4b3d377ecc7d13d3a40e',
  );
});

test('an answer repeats what was asked, says when, and holds no foreign markup', () => {
  const query = { userId: '7', hash: '</HASH><RESPONSE><RESULT>OK</RESULT>', other: 'left out' };
  expect(vivoAnswer('GetBalance', query, new Date('2026-11-05T09:30:00.999Z'), { RESULT: 'FAILED', CODE: '500' })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><VGSSYSTEM><REQUEST><USERID>7</USERID>' +
      '<HASH>&lt;/HASH&gt;&lt;RESPONSE&gt;&lt;RESULT&gt;OK&lt;/RESULT&gt;</HASH></REQUEST>' +
      '<TIME>05 Nov 2026 09:30:00</TIME><RESPONSE><RESULT>FAILED</RESULT><CODE>500</CODE></RESPONSE></VGSSYSTEM>',
  );
});
