import type {
  AltenarContainer,
  AltenarInit,
  AltenarProps,
  AltenarWidget,
  AltenarWidgetName,
  AltenarWsdk,
} from '@harmattan/wires/frames/altenar-widget';
import type { FrameEvent, HostCommand } from '@harmattan/wires/frames/frame-event';
import { tellProps } from './tell-props.ts';

export interface WidgetView {
  secret: string | null;
  language: 'en' | 'sw' | 'zh';
  oddsFormat: AltenarInit['oddsFormat'];
  theme: AltenarInit['themeName'];
  page: string | undefined;
  on(event: FrameEvent): void;
}

export interface Mounted {
  command(command: HostCommand): void;
  unmount(): void;
}

interface WsdkDeps {
  takeSeat(options: { token: string; culture: string }): Promise<string>;
  mount(container: AltenarContainer, view: WidgetView): Mounted;
}

interface Entry {
  container: AltenarContainer;
  props: AltenarProps;
  page: string | undefined;
  mounted: Mounted;
}

/** Where in the book each widget begins. */
const pages: Record<AltenarWidgetName, string | undefined> = {
  WSportOverview: undefined,
  WUpcoming: 'all',
  WTopEventsCarousel: 'live',
  WBetSlip: 'slip',
  WBetHistory: 'bets',
};

type Session = Omit<AltenarInit, 'token'> & { token: string | null; secret: string | null };

/** What `window.altenarWSDK` does. Everything on a page shares who is signed in, the language and how prices are written. */
export function createWsdk({ takeSeat, mount }: WsdkDeps): AltenarWsdk {
  const entries = new Set<Entry>();
  let session: Session | undefined;

  const begin = async (given: Omit<Session, 'secret'>): Promise<Session> => ({
    ...given,
    secret: given.token === null ? null : await takeSeat({ token: given.token, culture: given.culture }),
  });

  function show({ container, props }: Pick<Entry, 'container' | 'props'>, page: string | undefined): Mounted {
    if (!session) throw new Error('altenarWSDK.init comes first');
    const { secret, culture, oddsFormat, themeName: theme } = session;
    return mount(container, {
      secret,
      language: languageOf(culture),
      oddsFormat,
      theme,
      page,
      on: (event) => tellProps(props, event),
    });
  }

  function add(container: AltenarContainer, props: AltenarProps, page: string | undefined): AltenarWidget {
    const entry: Entry = { container, props, page, mounted: show({ container, props }, page) };
    entries.add(entry);
    return {
      goToBetSlip: () => entry.mounted.command({ kind: 'goToSlip' }),
      remove() {
        if (entries.delete(entry)) entry.mounted.unmount();
      },
    };
  }

  return {
    async init({ token, ...options }) {
      session = await begin({ ...options, token: token ?? null });
    },
    async set({ page, ...changes }) {
      if (!session) throw new Error('altenarWSDK.init comes first');
      const next = { ...session, ...changes };
      session = next.token === session.token ? next : await begin(next);
      for (const entry of entries) {
        entry.mounted.unmount();
        entry.mounted = show(entry, page ?? entry.page);
      }
    },
    addSportsBook: async ({ container, props = {} }) => add(container, props, props.page),
    async addWidget({ widget, container, props = {} }) {
      if (!Object.hasOwn(pages, widget)) throw new Error(`there is no widget ${widget}`);
      return add(container, props, props.page ?? pages[widget]);
    },
    async remove() {
      for (const { mounted } of entries) mounted.unmount();
      entries.clear();
    },
  };
}

function languageOf(culture: string): WidgetView['language'] {
  const code = culture.slice(0, 2).toLowerCase();
  return code === 'sw' || code === 'zh' ? code : 'en';
}
