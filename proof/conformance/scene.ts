import type { Minor } from '@harmattan/kernel/money';
import type { Launch, Reply, Seat, SupplierClient, Verdict } from '@harmattan/supplier-clients/supplier-client';
import type { Stage } from '@harmattan/supplier-clients/testing/stage';
import type { WalletName } from '@harmattan/wires/suppliers/names';

/** A supplier of games, or a sportsbook. */
export type AnyClient = Pick<SupplierClient, 'open' | 'balance'> & { supplier: WalletName };

/** What a case works with: one supplier, one stage, and ids that are new to the wallet. */
export interface Scene<Client extends AnyClient = SupplierClient> {
  client: Client;
  stage: Stage;
  /** Whole numbers, because some wires know no others. */
  newId(): string;
  launch(fundsMinor?: Minor): Promise<Launch>;
  /** A new player at a game. */
  seat(fundsMinor?: Minor): Promise<Seat>;
}

export const fundsMinor = 100_000n;

export class Broken extends Error {
  override name = 'Broken';
}

/** The stage cannot bring this about: the case counts as `n/a`, not as failed. */
export class NotPossible extends Error {
  override name = 'NotPossible';
}

export function createScene<Client extends AnyClient>(
  stage: Stage,
  client: Client,
  newId: () => string,
): Scene<Client> {
  const launch = (funds = fundsMinor) => stage.newLaunch(client.supplier, funds);
  return {
    client,
    stage,
    newId,
    launch,
    async seat(funds) {
      return open(client, await launch(funds));
    },
  };
}

export async function open(client: AnyClient, launch: Launch): Promise<Seat> {
  const opened = await client.open(launch);
  if (opened.status !== 'open') throw new Broken(`the launch was refused: ${opened.raw}`);
  return opened.seat;
}

/** Fails unless the answer says one of these. */
export function expectVerdict(reply: Reply, ...wanted: Verdict[]): void {
  if (!wanted.includes(reply.verdict)) {
    throw new Broken(`${reply.verdict} instead of ${wanted.join(' or ')}: ${reply.raw}`);
  }
}

export async function expectBalance({ client }: { client: AnyClient }, seat: Seat, wantedMinor: Minor): Promise<void> {
  const { balanceMinor, raw } = await client.balance(seat);
  if (balanceMinor !== wantedMinor) throw new Broken(`the balance is ${balanceMinor}, not ${wantedMinor}: ${raw}`);
}

/** The answer must say the balance that the player has after it. */
export function expectBalanceIn(reply: Reply, wantedMinor: Minor): void {
  if (reply.balanceMinor !== wantedMinor) {
    throw new Broken(`the answer says ${reply.balanceMinor}, not ${wantedMinor}: ${reply.raw}`);
  }
}

/** Refused for good, in whatever words the wire has for it; never as if it had been done, nor as if it might be yet. */
export const refusals: Verdict[] = ['refused', 'mismatch', 'no-session', 'insufficient', 'currency', 'bad-signature'];

/** Refused, or to be sent again: what a win may be told whose stake may still come. */
export const refusalsForNow: Verdict[] = [...refusals, 'unavailable'];
