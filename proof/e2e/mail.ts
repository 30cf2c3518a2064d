import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';

const repository = resolve(import.meta.dirname, '../..');
const folder = join(resolve(repository, process.env.E2E_DATA_DIR ?? '.data/e2e'), 'mail');

/** The code in the newest mail to an address, as the owner of the mailbox reads it. */
export async function codeMailedTo(address: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')));
      const newest = mails.findLast((text) => text.includes(`To: ${address}`));
      code = /^Subject: (\d{6}) /m.exec(newest ?? '')?.[1] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}
