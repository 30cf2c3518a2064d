import type { AltenarProps } from '@harmattan/wires/frames/altenar-widget';
import type { FrameEvent } from '@harmattan/wires/frames/frame-event';

type Tellers = {
  [Kind in FrameEvent['kind']]?: (props: AltenarProps, event: Extract<FrameEvent, { kind: Kind }>) => void;
};

const matchPath = /^\/match\/([^/?#]+)/;

/** The page around the widget measures how tall it is; it covers nothing. */
const tellers: Tellers = {
  ready: (props) => props.onRouterLoad?.(),
  navigate(props, { path }) {
    props.onRouteChange?.({ page: path });
    const [, id] = matchPath.exec(path) ?? [];
    if (id !== undefined) props.onEventSelect?.({ id: decodeURIComponent(id) });
  },
  needLogin: (props) => props.onSignInButtonClick?.(),
  needRegister: (props) => props.onRegisterButtonClick?.(),
  betPlaced: (props, { ids = [] }) => props.onBetPlacement?.({ betIds: ids }),
  slipCount: (props, { count }) => props.onOddSelect?.({ count }),
  slipOpen: (props, { isOpen }) => props.onBetSlipView?.({ isVisible: isOpen }),
  scrollTop: (props) => props.onScrollTop?.(),
  sessionLost: (props) => props.onSessionLost?.(),
};

/** Calls what the operator's page gave us to call. One that throws is its own affair and stops nothing here. */
export function tellProps(props: AltenarProps, event: FrameEvent): void {
  const tell = tellers[event.kind] as ((props: AltenarProps, event: FrameEvent) => void) | undefined;
  try {
    tell?.(props, event);
  } catch (error) {
    reportError(error);
  }
}
