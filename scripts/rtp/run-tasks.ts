import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Task, TaskResult } from './tasks.ts';

/** Does all tasks on all cores. Results come in the order in which they are done. */
export async function runTasks(tasks: Task[], onDone: (done: number) => void): Promise<TaskResult[]> {
  const waiting = [...tasks];
  const results: TaskResult[] = [];
  const threads = Math.min(availableParallelism(), waiting.length);
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      const next = (): void => {
        const task = waiting.shift();
        if (task !== undefined) worker.postMessage(task);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', (result: TaskResult) => {
        results.push(result);
        onDone(results.length);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: threads }, work));
  return results;
}
