import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallUnreachable } from '../../shared/api/call-errors.ts';
import { sendMessage } from './send-message.ts';

const message = {
  key: 'message-0001',
  texts: { department: 'Support', messageHeader: 'A & B?', messageText: 'One\n<b>two</b> 你好' },
};
const sent = { statusCode: 0, status: 'SUCCESS', data: { id: '7' } };

/** What the server answers, try by try; a null is no answer. */
let answers: (object | null)[];
let asked: { url: URL; body: Record<string, string> }[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push({ url: new URL(address, 'http://localhost'), body: JSON.parse(body) });
    const answer = answers.shift();
    if (!answer) throw new TypeError('no network');
    return Response.json(answer);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('sends what was written, to the letter and not in the address', async () => {
  answers = [sent];
  await sendMessage(message);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body).toEqual({ ...message.texts, key: message.key });
  expect(asked[0]?.url.search).toBe('');
});

it('asks once more by the same key when no answer came', async () => {
  answers = [null, sent];
  await sendMessage(message);
  expect(asked.map(({ body }) => body.key)).toEqual([message.key, message.key]);
});

it('gives up after the second silence', async () => {
  answers = [null, null, sent];
  await expect(sendMessage(message)).rejects.toBeInstanceOf(CallUnreachable);
});

it('does not ask again after a refusal', async () => {
  answers = [{ statusCode: 1, status: 'TOO_MANY_ATTEMPTS', data: null }, sent];
  await expect(sendMessage(message)).rejects.toMatchObject({ status: 'TOO_MANY_ATTEMPTS' });
  expect(asked).toHaveLength(1);
});
