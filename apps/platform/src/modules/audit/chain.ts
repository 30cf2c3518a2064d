import { hash } from 'node:crypto';
import type { Queryable } from '@harmattan/process/transaction';
import { insertLinks, readHead, readLinks, readUnchained } from './chain-store.ts';

/** The hash before the first one. */
const start = Buffer.alloc(32);
const batchSize = 500;

function hashAfter(before: Uint8Array, text: string): Buffer {
  return hash('sha256', Buffer.concat([before, Buffer.from(text)]), 'buffer');
}

/** Gives places to the next entries that have none, and says how many those were. One process at a time. */
export async function chainEntries(db: Queryable): Promise<number> {
  const entries = await readUnchained(db, batchSize);
  if (entries.length === 0) return 0;
  const head = await readHead(db);
  let position = head?.position ?? 0n;
  let last: Buffer = head?.hash ?? start;
  const links = entries.map(({ id, text }) => {
    position += 1n;
    last = hashAfter(last, text);
    return { position, entryId: id, hash: last };
  });
  await insertLinks(db, links);
  return links.length;
}

export interface Verified {
  links: number;
  /** What is wrong, in words; empty where nothing is. */
  problems: string[];
  head: string;
}

/** `position:hash`, as the log shows it. */
export function headText(link: { position: bigint; hash: Buffer } | undefined): string {
  return link ? `${link.position}:${link.hash.toString('hex')}` : '0:';
}

/**
 * Makes the chain anew from its entries. A head from outside, for example from the log of another machine, shows a chain that was rewritten as a
 * whole: the chain must have that very link.
 */
export async function verifyChain(db: Queryable, outside?: string): Promise<Verified> {
  const problems: string[] = [];
  let [position, last, links, isOutsideFound]: [bigint, Buffer, number, boolean] = [
    0n,
    start,
    0,
    outside === undefined,
  ];
  if (outside === headText(undefined)) isOutsideFound = true;
  for (;;) {
    const part = await readLinks(db, { after: position, limit: batchSize });
    if (part.length === 0) break;
    for (const link of part) {
      if (link.position !== position + 1n) problems.push(`link ${position + 1n} is missing`);
      position = link.position;
      const expected = hashAfter(last, link.text);
      if (!expected.equals(link.hash)) problems.push(`entry of link ${link.position} was changed, or a link before it`);
      // Each wrong link is named once: the chain goes on from what is stored.
      last = link.hash;
      links += 1;
      if (outside === headText(link)) isOutsideFound = true;
    }
  }
  if (!isOutsideFound) problems.push(`the chain has no link ${outside}`);
  return { links, problems, head: headText(links > 0 ? { position, hash: last } : undefined) };
}
