import { createEndorphinaClient } from '@harmattan/supplier-clients/endorphina';
import { sendOverHttp, type WireCall } from '@harmattan/supplier-clients/send';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect } from 'vitest';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { deposit, launchEndorphina, majorOf, sendHook } from './money.ts';
import { promisesOver } from './promise.ts';

const promise = promisesOver(useTestDatabase());

promise(
  'a web hook that is sent again moves no money, and one that is forged or changed moves none at all',
  {
    planted: [
      {
        file: 'apps/platform/src/modules/cashier/gateways/kudipal/kudipal-gateway.ts',
        from: "if (!isHookSignature(headers[hookSignatureHeader], secret)) return { kind: 'bad signature' };",
        to: '',
      },
    ],
  },
  async (stage) => {
    const { phone } = await stage.newPlayer();
    const { id, charge } = await deposit(stage, phone, 1_500);
    const forged = { id: 424_242, tx_ref: id, flw_ref: 'F', amount: 90_000, currency: 'NGN', status: 'successful' };
    expect(await sendHook(stage, charge, 'a guess')).toBe(401);
    expect(await sendHook(stage, charge, undefined)).toBe(401);
    expect(await sendHook(stage, { ...charge, amount: 90_000 }, sandboxCredentials.kudipal.hookSecret)).toBe(200);
    expect(await sendHook(stage, forged, sandboxCredentials.kudipal.hookSecret)).toBe(200);
    await expect.poll(() => majorOf(phone)).toBe(1_500);
    for (let again = 0; again < 5; again += 1) {
      expect(await sendHook(stage, charge, sandboxCredentials.kudipal.hookSecret)).toBe(200);
    }
    // What the web hooks have the platform do is over once a later payment is credited.
    const next = await deposit(stage, phone, 100);
    await sendHook(stage, next.charge, sandboxCredentials.kudipal.hookSecret);
    await expect.poll(() => majorOf(phone)).toBeGreaterThan(1_500);
    expect(await majorOf(phone)).toBe(1_600);
  },
);

promise(
  'a signed message of a supplier that is sent again moves no money, and one that is changed is refused',
  {
    planted: [
      {
        file: 'apps/platform/src/modules/suppliers/wires/endorphina.ts',
        from: "if (!isEndorphinaSigned(fields, salt)) return refuse('ACCESS_DENIED');",
        to: '',
      },
    ],
  },
  async (stage) => {
    const { phone } = await stage.newPlayer();
    const { charge } = await deposit(stage, phone, 1_000);
    await sendHook(stage, charge, sandboxCredentials.kudipal.hookSecret);
    await expect.poll(() => majorOf(phone)).toBe(1_000);
    const sent: WireCall[] = [];
    const client = createEndorphinaClient({
      walletUrl: `${stage.url}/wallet/endorphina`,
      credentials: supplierCredentials.endorphina,
      send(call) {
        sent.push(call);
        return sendOverHttp(call);
      },
    });
    const seat = await launchEndorphina(stage, phone, client);
    const stake = { txId: '81001', round: '91001', amountMinor: 20_000n };
    expect((await client.stake(seat, stake)).verdict).toBe('done');
    const win = { txId: '81002', round: '91001', stakeTxId: '81001', amountMinor: 50_000n };
    expect((await client.win(seat, win)).verdict).toBe('done');
    expect(await majorOf(phone)).toBe(1_300);
    const moves = sent.filter(({ method }) => method === 'POST');
    for (let again = 0; again < 3; again += 1) for (const move of moves) await sendOverHttp(move);
    expect(await majorOf(phone)).toBe(1_300);
    for (const move of moves) {
      const changed = new URLSearchParams(move.body);
      changed.set('amount', '9000000');
      changed.set('id', '81003');
      expect((await sendOverHttp({ ...move, body: changed.toString() })).http).toBe(401);
    }
    expect(await majorOf(phone)).toBe(1_300);
  },
);
