import type { CatalogueName } from '@harmattan/i18n/messages';
import { useT } from '@harmattan/i18n/use-t';
import type { ComponentType } from 'react';
import { type FetchedProps, fetchedOnce } from './fetched-once.ts';
import { useFetched } from './use-fetched.ts';

/** What a page is opened for, fetched with its texts after the first paint. One that cannot be fetched is the error boundary's to tell of. */
export function lazyView<Props extends object>(
  fetchView: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<{ label: string }>,
  ...catalogues: CatalogueName[]
): ComponentType<Props> {
  const source = fetchedOnce(fetchView, catalogues);
  return (props) => <LazyView source={source} props={props} Waiting={Waiting} />;
}

interface LazyViewProps<Props> extends FetchedProps<Props> {
  Waiting: ComponentType<{ label: string }>;
}

function LazyView<Props extends object>({ source, props, Waiting }: LazyViewProps<Props>) {
  const t = useT();
  const { part: View, error } = useFetched(source, { isTriedAgain: false });
  if (error) throw error;
  return View ? <View {...props} /> : <Waiting label={t('shell.loading')} />;
}
