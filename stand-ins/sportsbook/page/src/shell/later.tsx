import type { ComponentType } from 'preact';
import { Failed, RowSkeletons } from './states.tsx';
import { useRemote } from './use-remote.ts';

/** A part that few players look at: it is fetched when it is shown. */
export function later<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { rows }: { rows: number },
): ComponentType<Props> {
  const ask = () =>
    fetchPart().then(
      (data) => ({ ok: true as const, data }),
      () => ({ ok: false as const, why: 'offline' as const }),
    );
  return function Later(props: Props) {
    const { data: Part, failed, reload } = useRemote('part', ask);
    if (failed) return <Failed retry={reload} />;
    return Part ? <Part {...props} /> : <RowSkeletons count={rows} />;
  };
}
