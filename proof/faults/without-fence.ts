import type { Edit } from '../simulate/planted/bugs.ts';

const lease = 'packages/process/src/lease.ts';

/** A holder that never notices that it was replaced, and a database that does not either. */
export const withoutFence: readonly Edit[] = [
  { file: lease, from: 'isHeld: () => !isOver && performance.now() < untilMs', to: 'isHeld: () => true' },
  { file: lease, from: 'isOver: () => isOver,', to: 'isOver: () => false,' },
  { file: lease, from: 'if (isOver) throw', to: 'if (db) return; if (isOver) throw' },
];
