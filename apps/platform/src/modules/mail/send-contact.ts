import type pg from 'pg';
import { countAttempt } from '../../plumbing/attempts/attempts.ts';
import type { Log } from '../../plumbing/log.ts';
import { type Contact, type ContactForm, type ContactProblems, type Department, readContact } from './contact-rules.ts';
import type { Mail } from './mail-store.ts';

const hourSeconds = 3_600;
/** Behind one address of a mobile network there may be hundreds of people. */
const perNetworkMax = 60;
const perPlayerMax = 5;
/** Anybody can claim an address, so few would silence its owner. */
const perSenderMax = 10;

export interface ContactDeps {
  pool: pg.Pool;
  log: Log;
  addresses: Record<Department, string>;
  /** What limits are counted by. */
  networkOf(address: string): string;
  send: Send;
  /** In the transaction that keeps the mail: the staff finds it in the office too. */
  onContact(transaction: pg.PoolClient, contact: Contact & { mailId: string; playerId: bigint | null }): Promise<void>;
}

/** Settles when the mail will not be lost any more. `also` is done in the transaction that keeps it. */
export type Send = (mail: Mail, also?: (transaction: pg.PoolClient, mailId: string) => Promise<void>) => Promise<void>;

/** A player is known; of anybody else only the network is. */
type From = { playerId: bigint } | { address: string };

export type ContactOutcome =
  | { outcome: 'taken' | 'too many' | 'not taken' }
  | { outcome: 'wrong'; problems: ContactProblems };

/** Passes on what a visitor wrote to a department. */
export async function sendContact(
  deps: ContactDeps,
  { form, from }: { form: ContactForm; from: From },
): Promise<ContactOutcome> {
  const read = readContact(form);
  if ('problems' in read) return { outcome: 'wrong', problems: read.problems };
  try {
    if (!(await mayWrite(deps, from, read.contact.email))) return { outcome: 'too many' };
    const playerId = 'playerId' in from ? from.playerId : null;
    await deps.send(contactMail(deps, read.contact), (transaction, mailId) =>
      deps.onContact(transaction, { ...read.contact, mailId, playerId }),
    );
    return { outcome: 'taken' };
  } catch (error) {
    deps.log.error({ err: error }, 'a message of the contact form could not be kept');
    return { outcome: 'not taken' };
  }
}

async function mayWrite({ pool, networkOf }: ContactDeps, from: From, email: string): Promise<boolean> {
  const limits =
    'playerId' in from
      ? { subject: `contact of player ${from.playerId}`, attemptsMax: perPlayerMax }
      : { subject: `contact from ${networkOf(from.address)}`, attemptsMax: perNetworkMax };
  const guards = [
    { ...limits, windowSeconds: hourSeconds },
    { subject: `contact by ${email.toLowerCase()}`, attemptsMax: perSenderMax, windowSeconds: hourSeconds },
  ];
  for (const guard of guards) if (!(await countAttempt(pool, guard))) return false;
  return true;
}

/** Ours is the sender, or the visitor's own domain would disown it; an answer goes to the visitor. */
function contactMail({ addresses }: ContactDeps, { name, email, department, text }: Contact): Mail {
  return {
    to: addresses[department],
    replyTo: { name, address: email },
    subject: `Contact form: ${department}`,
    text: `${name} <${email}> wrote to ${department} through the contact form:\n\n${text}\n`,
  };
}
