import { afterEach, expect, test, vi } from 'vitest';
import { openPage, wordsOf } from '../../../shared/testing/open-page.tsx';
import type { CodeSending } from './use-send-code.ts';

afterEach(() => vi.unstubAllGlobals());

interface News {
  outcome?: CodeSending['outcome'];
  /** The message of a refusal. */
  refusal?: string;
}

async function newsOf({ outcome, refusal }: News): Promise<string> {
  const { draw } = await openPage();
  const { SendingNews } = await import('./sending-news.tsx');
  const { CallFailed } = await import('../../../shared/api/call-errors.ts');
  const envelope = { statusCode: 1011, status: 'SMS_CODE_NOT_SEND', data: { message: refusal } };
  const failure =
    refusal === undefined
      ? undefined
      : new CallFailed('POST Security/SendSmsVerificationCodeByUserName', { envelope, requestId: null });
  const sending = { send() {}, isSending: false, sent: undefined, outcome, failure };
  return wordsOf(draw(<SendingNews sending={sending} />));
}

const sent = { kind: 'sent', userName: '2348031234567', key: 'k', endsAtMs: 1 } as const;

test('a code that was sent is told in the words of the message, or of the page', async () => {
  expect(await newsOf({ outcome: { ...sent, message: '' } })).toBe('Verification code sent');
  expect(await newsOf({ outcome: { ...sent, message: 'Verification_code_sent' } })).toBe('Verification code sent');
  expect(await newsOf({ outcome: { ...sent, message: 'Sent to your second SIM' } })).toBe('Sent to your second SIM');
});

test('a code that was not sent is told by its status, and by the message where that says more', async () => {
  expect(await newsOf({ refusal: 'SMS_CODE_NOT_SEND' })).toBe('SMS code not send');
  expect(await newsOf({ refusal: 'Your network is down' })).toBe('SMS code not send Your network is down');
});
