import type { CatalogueName } from '@harmattan/i18n/messages';
import { Component, type ComponentType, type ReactNode } from 'react';
import { type FetchedProps, fetchedOnce } from './fetched-once.ts';
import { useFetched } from './use-fetched.ts';

/**
 * A part of the shell that the first paint does without, fetched side by side with its texts. Until it is here, and
 * when it breaks, the page goes on without it; what could not be fetched is asked for again.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  ...catalogues: CatalogueName[]
): ComponentType<Props> {
  const source = fetchedOnce(fetchPart, catalogues);
  return (props) => <LazyPart source={source} props={props} />;
}

function LazyPart<Props extends object>({ source, props }: FetchedProps<Props>) {
  const { part: Part } = useFetched(source, { isTriedAgain: true });
  if (!Part) return null;
  return (
    <PartBoundary>
      <Part {...props} />
    </PartBoundary>
  );
}

class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
