import { expect, type Page } from '@playwright/test';
import { numberCodeFor } from './phone.ts';

/** By the calls that the site makes, with the code that arrives on the player's phone. */
export async function proveNumber(page: Page, { userName, token }: { userName: string; token: string }): Promise<void> {
  const post = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await (await page.request.post(`/api/api/Security/${path}`, { data, headers })).json();
    expect(answer.status, path).toBe('SUCCESS');
  };
  await post('SendNumberCode', {});
  await post('ProveNumber', { smsCode: await numberCodeFor(userName) });
}
