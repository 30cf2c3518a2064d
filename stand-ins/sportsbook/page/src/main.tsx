import { frameDialects } from '@harmattan/wires/frames/dialects';
import { type BookName, bookNames } from '@harmattan/wires/suppliers/names';
import { mount } from './mount.tsx';
import { showsTheme } from './shell/theme.ts';
import './styles/page.css';

/** What the server wrote into the page. */
interface PageData {
  siteOrigin: string;
  siteUrl: string;
  currency: string;
}

const { siteOrigin, siteUrl, currency }: PageData = JSON.parse(document.getElementById('book')?.textContent ?? '{}');
const query = new URLSearchParams(location.search);
const [, , secret = 'guest'] = location.pathname.split('/');
const dress: BookName = bookNames.find((name) => name === query.get('dress')) ?? 'altenar';
const problem = query.get('problem');
const wished = query.get('theme');
const isFramed = window.parent !== window;
// Framed, the reader's own wish says nothing of the page around: that one is dark unless it says otherwise.
const theme = wished === 'dark' || wished === 'light' ? wished : isFramed ? 'dark' : undefined;
// The page behind the book wears the same.
showsTheme(document.documentElement, theme);
const dialect = frameDialects[dress];

const book = mount(document.getElementById('root') as HTMLElement, {
  apiUrl: '',
  secret: secret === 'guest' ? null : secret,
  dress,
  language: document.documentElement.lang,
  currency,
  siteUrl,
  page: query.get('page') ?? undefined,
  usesAddress: true,
  isFramed,
  canRedirect: !isFramed || dialect.writeEvent({ kind: 'redirect', path: '/' }) !== undefined,
  theme,
  problem: problem === 'session' || problem === 'down' ? problem : null,
  on(event) {
    // Without a frame there is no host page to post to: the page handles these events itself.
    if (!isFramed) {
      if (event.kind === 'needLogin') location.assign(`${siteUrl}/login`);
      if (event.kind === 'redirect') location.assign(`${siteUrl}${event.path}`);
      if (event.kind === 'scrollTop') scrollTo(0, event.offset ?? 0);
      return;
    }
    const message = dialect.writeEvent(event);
    // Only the site may hear it: whatever else frames the page learns nothing.
    if (message !== undefined) window.parent.postMessage(message, siteOrigin);
  },
});

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== siteOrigin || source !== window.parent) return;
  const command = dialect.readCommand(data);
  if (command) book.command(command);
});
