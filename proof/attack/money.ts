import type { createEndorphinaClient } from '@harmattan/supplier-clients/endorphina';
import type { Seat } from '@harmattan/supplier-clients/supplier-client';
import { hookSignatureHeader } from '@harmattan/wires/flutterwave';
import { expect } from 'vitest';
import type { Browser, Stage } from './stage.ts';

export const majorOf = async (browser: Browser) => (await browser.call('GET User/GetBalance')).data.totalBalance;

/** Opens a deposit by bank transfer, and lets the money arrive at the gateway. */
export async function deposit({ far }: Stage, browser: Browser, amount: number) {
  const { status, data } = await browser.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount } });
  expect(status).toBe('SUCCESS');
  return { id: data.id, charge: far.kudipal.receive(data.id, BigInt(amount) * 100n) };
}

/** A message about a payment, as the gateway sends it, with the secret that it shows. */
export async function sendHook({ ask }: Stage, data: object, secret: string | undefined): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    ...(secret !== undefined && { [hookSignatureHeader]: secret }),
  };
  const body = JSON.stringify({ event: 'charge.completed', data });
  return (await ask('/hooks/kudipal', { method: 'POST', headers, body })).status;
}

/** A player at a game of Endorphina's, by the address that the site opens. */
export async function launchEndorphina(
  { db }: Stage,
  browser: Browser,
  client: ReturnType<typeof createEndorphinaClient>,
): Promise<Seat> {
  const { rows } = await db.database.pool.query<{ external_id: string }>(
    `select external_id from catalogue.game where supplier = 'endorphina' order by id limit 1`,
  );
  const query = { gameId: rows[0]?.external_id ?? '', lang: 'en', freeplay: '0' } as const;
  const { status, data } = await browser.call('POST Game/StartEndorphina', { query });
  expect(status).toBe('SUCCESS');
  const token = new URL(data.url).searchParams.get('token') ?? '';
  const opened = await client.open({ token, playerId: '', game: '', currency: 'NGN' });
  expect(opened.status).toBe('open');
  return (opened as { seat: Seat }).seat;
}
