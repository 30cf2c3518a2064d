import { expect } from '@playwright/test';

/** The gateways stand-in, whose phone page shows the texts of every number. */
export const gatewaysUrl = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? '3900') + 3}`;
export const phoneUrl = `${gatewaysUrl}/phone`;

export interface Text {
  id: string;
  to: string;
  text: string;
  at: string;
}

/** What a number has received, newest first. */
export async function textsTo(number: string): Promise<Text[]> {
  const response = await fetch(`${phoneUrl}/api/messages?${new URLSearchParams({ number })}`);
  expect(response.status, `the texts to ${number}`).toBe(200);
  const { messages } = (await response.json()) as { messages: Text[] };
  return messages;
}

/**
 * The newest code that was sent to a number, once it is there. When a number gets a second one, say which has been read
 * before: `codeFor(number, { after: first })`.
 */
export async function codeFor(number: string, { after }: { after?: string } = {}): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    code = (await textsTo(number)).map(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]).find(Boolean);
    expect(code, `a code for ${number}`).toBeDefined();
    expect(code).not.toBe(after);
  }).toPass({ timeout: 5_000 });
  return code ?? '';
}

/** Sends a text as the platform would. */
export async function sendText(to: string, sms: string): Promise<number> {
  const response = await fetch(`${gatewaysUrl}/api/sms/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ api_key: 'sandbox', to, from: 'Harmattan', sms, type: 'plain', channel: 'dnd' }),
  });
  return response.status;
}
