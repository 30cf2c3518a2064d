import './splash.css';
import { startLanguage } from '@harmattan/i18n/activate';
import { assert } from '@harmattan/kernel/assert';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { shownTheme, showTheme } from '../shared/device/theme.ts';
import { App } from './app.tsx';
import { routeAt } from './available-routes.ts';
import { loadPage } from './load-page.ts';
import { findRefcode } from './start-up/find-refcode.ts';

async function start(root: HTMLElement): Promise<void> {
  showTheme(shownTheme());
  const opened = routeAt(location.pathname);
  const refcode = findRefcode(location.search, opened);
  if (refcode) {
    // Without a connection the click is not registered; the page starts all the same.
    import('./start-up/register-campaign.ts')
      .then((campaign) => campaign.registerCampaign(refcode))
      .catch(() => undefined);
  }
  await Promise.all([
    startLanguage(),
    // A page that cannot be fetched is told of by the page's own error boundary.
    loadPage(opened).catch(() => undefined),
  ]);
  // In slices: what is pressed meanwhile does not wait for the whole page.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

/** No text of a catalogue can be relied on then: `index.html` has one in each language. */
function showStartFailure(root: HTMLElement): void {
  const failure = document.querySelector('template')?.content;
  if (failure) root.replaceChildren(failure);
  for (const button of root.querySelectorAll('button')) button.onclick = () => location.reload();
}

const root = document.getElementById('root');
assert(root, 'index.html has a root');
start(root).catch((error) => {
  // biome-ignore lint/suspicious/noConsole: nothing else can tell of it yet.
  console.error(error);
  showStartFailure(root);
});
