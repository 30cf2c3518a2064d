import { systemClock } from '@harmattan/kernel/clock';

const stopTimeoutMs = 12_000;

export interface Running {
  start(): Promise<void>;
  /** Answers what it has accepted, then lets go of everything. */
  stop(): Promise<void>;
  /** How much of the time that stopping takes is a notice to others. */
  stopNoticeMs?: number;
}

interface Log {
  info(fields: object, words: string): void;
}

/**
 * Opens and starts a service, and runs it until a signal comes or the launcher is gone. Either of them ends the process with
 * code 0. Before the start has settled, the process exits at once: the service has promised nothing yet, and a start that waits
 * for a database would hold up the stop as well.
 */
export async function runProcess<Service extends Running>(open: () => Promise<Service>, log: Log): Promise<Service> {
  let running: Service | undefined;
  let stopping = false;
  async function stop(reason: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    if (running) {
      void systemClock.sleep(stopTimeoutMs + (running.stopNoticeMs ?? 0)).then(() => process.exit(1));
      await running.stop();
    }
    process.exit(0);
  }
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // Started by another process, this one must not outlive it.
  process.on('disconnect', () => stop('the launcher is gone'));
  // The channel can close while this process still loads its modules, before the event has a listener.
  if (process.connected === false) await stop('the launcher is gone');
  const service = await open();
  await service.start();
  running = service;
  return service;
}
