import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../settings/mail.ts';
import type { KeptMail } from './mail-store.ts';
import type { Timeouts } from './timeouts.ts';

/** Takes a mail out of our hands. Throws when it could not. */
export interface Carrier {
  carry(mail: KeptMail): Promise<void>;
  close(): void;
}

const connectionsMax = 2;
export function createCarrier(settings: MailSettings & { senderName: string }, timeouts: Timeouts): Carrier {
  return settings.url === undefined ? fileCarrier(settings) : smtpCarrier({ ...settings, url: settings.url }, timeouts);
}

/** The same mail has the same id and date in every attempt, of every process. */
function compose(mail: KeptMail, { from, senderName }: { from: string; senderName: string }) {
  return {
    messageId: `<${mail.id}@${from.split('@')[1]}>`,
    date: mail.keptAt,
    from: { name: senderName, address: from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function smtpCarrier(settings: MailSettings & { url: string; senderName: string }, timeouts: Timeouts): Carrier {
  const { protocol, hostname, port, username, password } = new URL(settings.url);
  const isEncrypted = protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    maxConnections: connectionsMax,
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (isEncrypted ? 465 : 587) : Number(port),
    secure: isEncrypted,
    requireTLS: !isEncrypted && settings.needsTls,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    dnsTimeout: timeouts.connectMs,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
  });
  // Each mail hears of its own failure; without a listener a connection's would end the process.
  transport.on('error', () => {});
  return {
    async carry(mail) {
      await transport.sendMail(compose(mail, settings));
    },
    close: () => transport.close(),
  };
}

/** For the sandbox: a file for each mail, which a mail program opens. Written again, it is the same file. */
function fileCarrier(settings: MailSettings & { senderName: string }): Carrier {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async carry(mail) {
      const { message } = await transport.sendMail(compose(mail, settings));
      await mkdir(settings.folder, { recursive: true });
      await chmod(settings.folder, 0o700);
      const file = join(settings.folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close() {},
  };
}
