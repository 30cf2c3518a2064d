import type { Present } from '@harmattan/kernel/clock';
import { Gauge, type Registry } from '@prometheus-io/client';
import { type Waiting, type WaitingItem, waitingKinds } from './waiting.ts';

/** How many items of each kind wait for a person, and how long the oldest has waited. Read when the metrics are. */
export function addWaitingMetrics(registry: Registry, { waiting, clock }: { waiting: Waiting; clock: Present }): void {
  // Both gauges of one reading show one list.
  let reading: Promise<WaitingItem[]> | undefined;
  const read = () => {
    reading ??= waiting.waitingForOperator().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const add = (name: string, help: string, measure: (items: WaitingItem[]) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const items = await read();
        for (const kind of waitingKinds) this.set({ kind }, measure(items.filter((item) => item.kind === kind)));
      },
    });
  add('harmattan_waiting_items', 'What waits for a person', (items) => items.length);
  add('harmattan_waiting_oldest_seconds', 'How long the oldest of it has waited', (items) => {
    const nowMs = clock.now().getTime();
    return items.reduce((oldest, { since }) => Math.max(oldest, (nowMs - since.getTime()) / 1_000), 0);
  });
}
