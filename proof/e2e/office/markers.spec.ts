// A player whose play may do harm: what was seen, what the staff does about it, and what the player finds.
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { callAs } from '../cashier/cashier.ts';
import { type Player, signInPlayer } from '../player.ts';
import { repository } from '../start/launched.ts';
import { queryAsOwner } from '../start/owner-query.ts';
import { openMember, openOffice } from './staff.ts';

const dataDir = resolve(repository, process.env.E2E_DATA_DIR ?? '.data/e2e');

/** Three days on which the player chased losses: no test could wait for them. The facts stand as the journal's consumers keep them. */
async function chaseForDays({ userName }: Player): Promise<void> {
  const days = `select p.id, (app_now() at time zone 'Africa/Lagos')::date - d
    from identity.player p, generate_series(1, 3) d where p.user_name = '${userName}'`;
  await queryAsOwner(
    dataDir,
    `insert into markers.day select days.*, 0, 3, 450000, 4, 300000, 0 from (${days}) days;
     insert into activity.day select days.*, 600000, 0, 0, 5400000 from (${days}) days;
     insert into activity.product_day select days.*, 'games', 900000, 350000 from (${days}) days;
     insert into markers.player (player_id, stale_at) select id, app_now() from identity.player where user_name = '${userName}'
     on conflict (player_id) do update set stale_at = excluded.stale_at`,
  );
}

const panelOf = (desk: Page, { userName }: Player) => desk.getByRole('region', { name: userName });

async function act(desk: Page, button: string, confirm: string): Promise<void> {
  await desk.getByRole('button', { name: button, exact: true }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Comment for the staff').fill(`seen in the list: ${button}`);
  await form.getByRole('button', { name: confirm, exact: true }).click();
  await expect(form).toHaveCount(0);
}

test('who chases losses comes to compliance with a case, is written to and paused, and the effect is shown @desktop', async ({
  page,
  browser,
}) => {
  const player = await signInPlayer(page);
  for (const amount of [100, 200])
    await callAs(player, page, 'POST Limits/Set', { kind: 'stake', period: 'day', amount });
  await chaseForDays(player);

  const desk = await openOffice(browser, await openMember('compliance'), '/markers?level=high');
  await desk.getByRole('link', { name: player.userName }).click({ timeout: 60_000 });
  const panel = panelOf(desk, player);
  const seen = panel.getByRole('table', { name: 'What was seen' });
  await expect(seen.getByRole('row', { name: /^Deposits soon after losses/ })).toContainText('9');
  await expect(seen.getByRole('row', { name: /^Stakes raised after losses/ })).toContainText('9,000.00');
  await expect(seen.getByRole('row', { name: /^Higher limits asked for/ })).toContainText('10');
  await expect(panel.getByText(/^The highest: 80 points on/)).toBeVisible();
  const caseId = (await panel.getByRole('link', { name: /^C-9/ }).textContent()) as string;
  await expectAccessible(desk);

  await panel.getByRole('button', { name: 'Send a message' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(desk.getByRole('dialog')).toContainText('Write why. One sentence is enough.');
  await desk.getByRole('dialog').getByLabel('Text').selectOption('Where to find help');
  await expectAccessible(desk);
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await act(desk, 'Send a message', 'Send');
  await act(desk, 'Pause play', 'Pause');
  const effect = panel.getByRole('table', { name: 'Message: 7 days before and after' });
  await expect(effect.getByRole('row', { name: /^Paid in/ })).toContainText('18,000.00');
  await expect(effect.getByRole('row', { name: /^Time/ })).toContainText('270 min');
  await expect(effect).toContainText('0 of 7 are over');
  await expectAccessible(desk);
  await page.goto('/Messages');
  await expect(page.getByText('How is it going?')).toBeVisible();
  await expect(page.getByText('We have paused play on your account')).toBeVisible();

  await act(desk, 'No action', 'Solve the case');
  await expect(panel).toContainText(`${caseId}, solved`);
  await expect(panel.getByRole('button', { name: 'Send a message' })).toHaveCount(0);
  await desk.getByRole('link', { name: 'Effect', exact: true }).click();
  await expect(
    desk
      .getByRole('region', { name: 'Message' })
      .getByText(/action/)
      .first(),
  ).toBeVisible();
  await expectAccessible(desk);

  const support = await openOffice(browser, await openMember('support'), '/markers');
  await expect(support.getByRole('heading', { level: 1, name: 'There is nothing here' })).toBeAttached();
  await expect(support.getByRole('navigation', { name: 'Desks' })).not.toContainText('Safe play');
});
