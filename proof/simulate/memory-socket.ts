import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import pg from 'pg';

/** As much of a socket as a client of PostgreSQL and its proxy use. */
export interface SocketEnd extends EventEmitter {
  write(bytes: Buffer, done?: () => void): boolean;
  destroy(): unknown;
}

/** One end of a connection inside this process: bytes arrive without a turn of the event loop between them. */
class MemorySocket extends EventEmitter implements SocketEnd {
  other: MemorySocket | undefined;
  isOpen = true;
  /** What happens to a socket happens to the instance that opened it. */
  private readonly within = AsyncLocalStorage.snapshot();
  /** What was written while corked. */
  private corked: Buffer[] | undefined;

  get writable(): boolean {
    return this.isOpen;
  }
  write(bytes: Buffer, done?: () => void): boolean {
    if (this.corked) this.corked.push(bytes);
    else this.pass(bytes);
    if (done) process.nextTick(done);
    return true;
  }
  cork(): void {
    this.corked ??= [];
  }
  uncork(): void {
    const bytes = this.corked;
    this.corked = undefined;
    if (bytes && bytes.length > 0) this.pass(Buffer.concat(bytes));
  }
  end(): this {
    return this.destroy();
  }
  destroy(error?: Error): this {
    if (!this.isOpen) return this;
    this.isOpen = false;
    process.nextTick(() =>
      this.within(() => {
        if (error) this.emit('error', error);
        this.emit('end');
        this.emit('close');
      }),
    );
    this.other?.destroy();
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  connect(path: string): this {
    const accept = listeners.get(path);
    process.nextTick(() => {
      if (!accept) return this.destroy(Object.assign(new Error(`connect ENOENT ${path}`), { code: 'ENOENT' }));
      const other = new MemorySocket();
      this.other = other;
      other.other = this;
      accept(other);
      this.emit('connect');
    });
    return this;
  }
  private pass(bytes: Buffer): void {
    const { other } = this;
    process.nextTick(() => other?.isOpen && other.within(() => other.emit('data', bytes)));
  }
}

const prefix = '/in-this-process/';
const listeners = new Map<string, (socket: SocketEnd) => void>();
let directories = 0;

/** A directory that a client of this process connects to as it does to one with PostgreSQL's socket. Returns its end as well. */
export function listenInMemory(socketName: string, accept: (socket: SocketEnd) => void) {
  directories += 1;
  const directory = `${prefix}${directories}`;
  const path = `${directory}/${socketName}`;
  listeners.set(path, accept);
  return { directory, close: () => void listeners.delete(path) };
}

const { connect } = pg.Connection.prototype as unknown as { connect(port: unknown, host?: unknown): void };
Object.assign(pg.Connection.prototype, {
  connect(this: { stream: unknown }, port: unknown, host?: unknown): void {
    if (typeof port === 'string' && port.startsWith(prefix)) this.stream = new MemorySocket();
    connect.call(this, port, host);
  },
});
