import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { majorFromMinor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import type { Round } from '../rounds/index.ts';

/** What was promised or paid, in words that are signed as they stand. */
export interface Receipt {
  /** One line of JSON. The signature is of exactly these bytes. */
  text: string;
  /** Ed25519, in base64. */
  signature: string;
}

export interface Receipts {
  /** For a bet that was taken or a flight that was left. */
  of(round: Round, flight: number, at: Date): Receipt;
  /** As anybody may have it, in PEM. */
  publicKey: string;
}

/** The key is made once, and stays the same for as long as the database does. */
export async function openReceipts(db: Queryable): Promise<Receipts> {
  const { privateKey: made } = generateKeyPairSync('ed25519');
  await db.query('insert into arcade.receipt_key (private_key) values ($1) on conflict do nothing', [
    made.export({ type: 'pkcs8', format: 'pem' }),
  ]);
  const { rows } = await db.query<{ private_key: string }>('select private_key from arcade.receipt_key');
  const key = createPrivateKey(rows[0]?.private_key ?? '');
  return {
    of: (round, flight, at) => signed(key, tell(round, flight, at)),
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
  };
}

function tell(round: Round, flight: number, at: Date) {
  const { id, stakeMinor, winMinor, outcome, choice, references } = round;
  const target = (choice as { target?: number | null }).target ?? null;
  const height = (outcome?.height as number | null | undefined) ?? null;
  return {
    receipt: 'zeppelin-1',
    bet: String(id),
    flight,
    stake: majorFromMinor(stakeMinor),
    target: target === null ? null : heightText(target),
    multiplier: height === null ? null : heightText(height),
    win: winMinor === undefined ? null : majorFromMinor(winMinor),
    at: at.toISOString(),
    ledger: { stake: references.stake ?? null, win: references.win ?? null },
  };
}

function signed(key: KeyObject, told: object): Receipt {
  const text = JSON.stringify(told);
  return { text, signature: sign(null, Buffer.from(text), key).toString('base64') };
}

export function isGenuine({ text, signature }: Receipt, publicKey: string): boolean {
  return verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'));
}

/** `2.50` for 250. */
export function heightText(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
