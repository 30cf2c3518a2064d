import { createServer, type Server } from 'node:net';

/** Says just enough of PostgreSQL's protocol to be asked for its version, and answers with an old one. */
export function oldPostgres(): Server {
  const message = (type: string, body: Buffer) => {
    const head = Buffer.alloc(5);
    head.write(type, 0, 'latin1');
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const int32 = (value: number) => {
    const buffer = Buffer.alloc(4);
    buffer.writeInt32BE(value);
    return buffer;
  };
  const ready = message('Z', Buffer.from('I'));
  const welcome = Buffer.concat([message('R', int32(0)), ready]);
  const version = '140011';
  const column = Buffer.concat([
    Buffer.from([0, 1]),
    Buffer.from('version\0'),
    Buffer.alloc(6),
    int32(25),
    Buffer.alloc(8),
  ]);
  const row = Buffer.concat([Buffer.from([0, 1]), int32(version.length), Buffer.from(version)]);
  const answer = Buffer.concat([
    message('T', column),
    message('D', row),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ]);
  return createServer((socket) => {
    socket.once('data', () => socket.write(welcome));
    socket.on('data', (data) => data.toString('latin1').startsWith('Q') && socket.write(answer));
    socket.on('error', () => {});
  });
}
