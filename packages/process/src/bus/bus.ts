import type { Log } from '../log.ts';

export type BusHandler = (message: unknown) => void;

/**
 * Fleeting news within one process or, over a server, between the processes of one product. Nothing is kept: a message can be lost,
 * so each subscriber also polls, or reads a version. Facts that must not be lost go through the outbox.
 *
 * A topic is one or more words with dots between them, such as `wallet.balance`. A message is plain data: what JSON has, `bigint`,
 * `Date` and `undefined`. Subscribers of the publishing process get the message at once and exactly once, those of other processes
 * get a copy.
 */
export interface Bus {
  /** Never throws and never waits. Without a connection only this process gets the message. */
  publish(topic: string, message: unknown): void;
  /** Returns what ends the subscription. */
  subscribe(topic: string, handler: BusHandler): () => void;
  /**
   * Calls `handler` each time after which messages of other processes may be missing: the connection came back. A local bus never calls it.
   * Returns what ends that.
   */
  onGap(handler: () => void): () => void;
  /** Whether messages reach other processes now. */
  isShared(): boolean;
  /** Sends what was published, and ends all subscriptions. */
  close(): Promise<void>;
}

export interface BusOptions {
  /** Addresses of NATS servers, separated by commas. Without one the bus ends at this process. */
  url: string | undefined;
  /** What all subjects begin with: `<product>.<kind of process>`. Products with different scopes may share a server. */
  scope: string;
  /** Topics that do not leave the process, since each process finds out or does that by itself. */
  nearTopics?: readonly string[];
  log: Log;
}
