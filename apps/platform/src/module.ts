import type { calls } from '@harmattan/contract';
import type { Service } from '@harmattan/process/in-order';
import type { Handlers } from './plumbing/http/answer.ts';
import type { Job } from './plumbing/jobs/jobs.ts';

/**
 * What the platform runs of a module. What a module offers to other modules is typed by its own door: `wiring/` passes it on, to
 * modules that are created later.
 */
export interface Module extends Service {
  handlers?: Partial<Handlers<typeof calls>>;
  jobs?: Job[];
  /** Background work, which starts after the module itself and only in a process whose role is to do it. */
  work?: Service;
}

/** A module that starts nothing but background work. */
export function asWork<const One extends Module>({ start, stop, ...module }: One) {
  return { ...module, work: { ...(start && { start }), ...(stop && { stop }) } };
}

/** What a process runs of its modules, in the order of their start. */
export function servicesOf(modules: readonly Module[], { works }: { works: boolean }): Service[] {
  return modules.flatMap((module) => (works && module.work ? [module, module.work] : [module]));
}

type HandlersIn<One> = One extends { handlers: infer Own } ? Own : never;
type Merged<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The handlers of all modules. Its type names each call that has one, so that a call without a handler does not compile. */
export function handlersOf<const Modules extends readonly Module[]>(
  modules: Modules,
): Merged<HandlersIn<Modules[number]>> {
  return Object.assign({}, ...modules.map(({ handlers }) => handlers));
}

export function jobsOf(modules: readonly Module[]): Job[] {
  return modules.flatMap(({ jobs }) => jobs ?? []);
}
