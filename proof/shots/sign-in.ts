import type { BrowserContext } from '@playwright/test';
import { demoPassword, demoPlayers } from '../../apps/platform/src/demo/players/demo-players.ts';

/** Signs a demo player in. The server sets its own cookie with the answer; the site keeps the answer in another. */
export async function signIn(context: BrowserContext, siteUrl: string): Promise<void> {
  const answer = await context.request.post(`${siteUrl}/api/api/Security/Login`, {
    data: { userName: demoPlayers[0].number, password: demoPassword },
  });
  const { data } = await answer.json();
  await context.addCookies([{ name: 'user', value: encodeURIComponent(JSON.stringify(data)), url: siteUrl }]);
}
