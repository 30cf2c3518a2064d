// Loaded first by a process of a control: puts back a pool whose checked out clients have no listener for `error`.
import pg from 'pg';

const { on } = pg.Pool.prototype;
pg.Pool.prototype.on = function withoutConnect(this: pg.Pool, event: string, listener: never) {
  return event === 'connect' ? this : on.call(this, event as 'error', listener);
} as typeof on;
