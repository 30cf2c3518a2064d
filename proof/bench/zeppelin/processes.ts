import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ClientsOrder, ClientsTold } from './clients.ts';

/** A process of the benchmark's that answers, until it is let go. */
export function talkTo(file: string): { child: ChildProcess; close(): Promise<void> } {
  const child = fork(join(import.meta.dirname, file), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return {
    child,
    async close() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}

/** The sockets' far end; `next` waits for the next word of that kind. */
export function startClients(order: ClientsOrder) {
  const { child, close } = talkTo('clients.ts');
  const told: ClientsTold[] = [];
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the clients ended with ${code}`)));
  died.catch(() => {});
  child.on('message', (message) => told.push(message as ClientsTold));
  child.send(order);
  return {
    close,
    async next<Kind extends ClientsTold['kind']>(kind: Kind): Promise<Extract<ClientsTold, { kind: Kind }>> {
      for (;;) {
        const at = told.findIndex((one) => one.kind === kind);
        const [found] = at < 0 ? [] : told.splice(at, 1);
        if (found) return found as Extract<ClientsTold, { kind: Kind }>;
        await Promise.race([once(child, 'message'), died]);
      }
    },
  };
}
