import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface TakenMail {
  from: string;
  to: string[];
  /** By their lower-case names, unfolded. */
  headers: Record<string, string>;
  body: string;
}

/** A mail server that takes every mail and lets a test read it. */
export async function startMailServer(options: SMTPServerOptions & { port?: number } = {}) {
  const { port = 0, ...rest } = options;
  const mails: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      text(stream).then((source) => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...parse(source),
        });
        done();
      }, done);
    },
    ...rest,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  const address = server.server.address() as { port: number };
  return { mails, port: address.port, url: `smtp://127.0.0.1:${address.port}`, stop };
}

/** Takes connections and says nothing. */
export async function startSilentServer() {
  const server = createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}` };
}

export function parse(source: string): Pick<TakenMail, 'headers' | 'body'> {
  const [head = '', ...rest] = source.replaceAll('\r\n', '\n').split('\n\n');
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  return { headers, body: decode(rest.join('\n\n'), headers['content-transfer-encoding']) };
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
