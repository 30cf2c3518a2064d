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

/** Runs a service until it is told to stop, or until whoever started it is gone. */
export async function runProcess(service: Running, log: Log): Promise<void> {
  let stopping = false;
  async function stop(reason: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), stopTimeoutMs + (service.stopNoticeMs ?? 0)).unref();
    await service.stop();
    process.exit(0);
  }
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // Started by another process, this one must not outlive it.
  process.on('disconnect', () => stop('the launcher is gone'));
  // The channel can close while this process still loads its modules, before the event has a listener.
  if (process.connected === false) await stop('the launcher is gone');
  await service.start();
}
