import { altenarFrames } from '@harmattan/wires/frames/altenar';
import type { AltenarProps, AltenarWidget, AltenarWsdk } from '@harmattan/wires/frames/altenar-widget';
import type { FrameEvent, HostCommand } from '@harmattan/wires/frames/frame-event';

/** What the bridge needs of the window that it runs in. */
export interface BridgeDeps {
  /** The only origin whose messages are read, and the only one that is sent any. */
  siteOrigin: string;
  /** The page around the frame. */
  site: { postMessage(message: unknown, targetOrigin: string): void };
  /** The supplier's script. */
  loadKit(): Promise<AltenarWsdk>;
  /** What the frame's address says: whose book, in which language and dress, at which page. */
  query: URLSearchParams;
  container: HTMLElement;
}

/** The real script answers nothing where ours answers the widget. */
type Shown = AltenarWidget | undefined;

/** Of a message, what the bridge looks at. */
type Message = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/**
 * Between the supplier's script and the site. The site hears the same events as of a book's own page in a frame; the script
 * gets the token of its own launch and nothing else of the player's.
 */
export function openBridge({ siteOrigin, site, loadKit, query, container }: BridgeDeps) {
  const loading = loadKit();
  let widget: Promise<Shown> | undefined;
  let isAdded = false;

  function tell(event: FrameEvent): void {
    site.postMessage(altenarFrames.writeEvent(event), siteOrigin);
  }

  async function open(token: string | null): Promise<Shown> {
    const kit = await loading;
    const theme = query.get('theme');
    await kit.init({
      integration: query.get('integration') ?? '',
      culture: query.get('culture') ?? 'en-GB',
      ...((theme === 'dark' || theme === 'light') && { themeName: theme }),
      ...(token !== null && { token }),
    });
    const page = query.get('page');
    const added = await kit.addSportsBook({ container, props: { ...(page !== null && { page }), ...propsOf(tell) } });
    isAdded = true;
    return added;
  }

  function act(command: HostCommand): void {
    if (command.kind === 'session') takeSession(command);
    if (command.kind === 'goToSlip') void widget?.then((opened) => opened?.goToBetSlip());
  }

  /** The site answers `ready` and `sessionLost` alike. An open book only takes the fresh token over. */
  function takeSession({ token, isRefresh }: Extract<HostCommand, { kind: 'session' }>): void {
    if (widget && !isRefresh) return;
    const before = widget;
    const next = before === undefined ? open(token) : renew(before, token);
    widget = next;
    // A token that the supplier does not take is as good as none: the site fetches another or says that it is over.
    next.catch(() => {
      if (widget === next) widget = isAdded ? before : undefined;
      tell({ kind: 'sessionLost' });
    });
  }

  async function renew(opened: Promise<Shown>, token: string | null): Promise<Shown> {
    const same = await opened;
    await (await loading).set({ token });
    return same;
  }

  loading.then(
    () => tell({ kind: 'ready' }),
    () => tell({ kind: 'failed' }),
  );
  return {
    /** How tall the book is now. */
    tellHeight(px: number): void {
      if (px > 0) tell({ kind: 'height', px });
    },
    onMessage({ data, origin, source }: Message): void {
      if (origin !== siteOrigin || source !== site) return;
      const command = altenarFrames.readCommand(data);
      if (command) act(command);
    },
  };
}

/** What the script calls back for, in the words of the site. */
function propsOf(tell: (event: FrameEvent) => void): AltenarProps {
  return {
    onRouteChange: ({ page }) => tell({ kind: 'navigate', path: `/${String(page).replace(/^\/+/, '')}` }),
    onSignInButtonClick: () => tell({ kind: 'needLogin' }),
    onRegisterButtonClick: () => tell({ kind: 'needRegister' }),
    onBetPlacement: () => tell({ kind: 'betPlaced' }),
    onOddSelect: ({ count }) => tell({ kind: 'slipCount', count }),
    onBetSlipView: ({ isVisible }) => tell({ kind: 'slipOpen', isOpen: isVisible }),
    onScrollTop: () => tell({ kind: 'scrollTop' }),
    onSessionLost: () => tell({ kind: 'sessionLost' }),
  };
}
