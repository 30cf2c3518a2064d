/**
 * Altenar's book as a script in the operator's own page: what `altenarWSDK.js` puts at `window.altenarWSDK`. The real one
 * answers nothing; ours answers promises, so that a page can tell that it was not loaded.
 */
export interface AltenarWsdk {
  init(options: AltenarInit): Promise<void>;
  /** Changes what was initialised, for everything on the page. A token of null signs out. */
  set(
    options: Partial<Omit<AltenarInit, 'integration' | 'token'>> & { token?: string | null; page?: string },
  ): Promise<void>;
  /** The whole book. */
  addSportsBook(options: { container: AltenarContainer; props?: AltenarProps }): Promise<AltenarWidget>;
  addWidget(options: {
    widget: AltenarWidgetName;
    container: AltenarContainer;
    props?: AltenarProps;
  }): Promise<AltenarWidget>;
  /** Takes everything away again. */
  remove(): Promise<void>;
}

/** An element of the page that can have a shadow of its own. */
export interface AltenarContainer {
  attachShadow(init: { mode: 'open' }): unknown;
}

export interface AltenarInit {
  /** Whose book it is: the operator's skin. */
  integration: string;
  /** `en-GB`, `sw-SW`, `zh-CN`. */
  culture: string;
  /** Without a token no player is signed in. */
  token?: string;
  oddsFormat?: 'decimal' | 'fractional' | 'american';
  /** As the reader's system has it, unless it is given. */
  themeName?: 'dark' | 'light';
}

const altenarWidgetNames = ['WSportOverview', 'WUpcoming', 'WTopEventsCarousel', 'WBetSlip', 'WBetHistory'] as const;

export type AltenarWidgetName = (typeof altenarWidgetNames)[number];

export interface AltenarProps {
  /** Where to begin: `bets`, `live`, `match/<id>`, `slip`. */
  page?: string;
  onRouterLoad?(): void;
  onRouteChange?(route: { page: string }): void;
  onSignInButtonClick?(): void;
  onBetPlacement?(placed: { betIds: string[] }): void;
  /** How many picks there are by now. */
  onOddSelect?(slip: { count: number }): void;
  onEventSelect?(event: { id: string }): void;

  /** The rest is ours; the real script has no words for it. */
  onRegisterButtonClick?(): void;
  onBetSlipView?(view: { isVisible: boolean }): void;
  onScrollTop?(): void;
  onSessionLost?(): void;
}

export interface AltenarWidget {
  /** Shows the slip. */
  goToBetSlip(): void;
  remove(): void;
}
