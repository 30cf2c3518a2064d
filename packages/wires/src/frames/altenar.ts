import type { FrameDialect, FrameEvent, HostCommand } from './frame-event.ts';
import {
  isFields,
  toCount,
  toFields,
  toHeightPx,
  toId,
  toIds,
  toOffsetPx,
  toPath,
  toPriceThousandths,
  toToken,
} from './read-message.ts';

/**
 * The framed form has no published messages: these are assumed, after the names of the script's callbacks, and serve the
 * other book that has none published as well. `{ source: 'sportsbook', event, value? }` and `{ source: 'host', command, value? }`.
 */
export const altenarFrames: FrameDialect = {
  readEvent(data) {
    const message = toFields(data);
    if (message?.source !== 'sportsbook') return undefined;
    const { event, value } = message;
    switch (event) {
      case 'ready':
        return { kind: 'ready' };
      case 'height': {
        const px = toHeightPx(value);
        return px === undefined ? undefined : { kind: 'height', px };
      }
      case 'overlay':
        return typeof value === 'boolean' ? { kind: 'overlay', isOn: value } : undefined;
      case 'scrollTop': {
        const offset = toOffsetPx(value);
        return { kind: 'scrollTop', ...(offset !== undefined && { offset }) };
      }
      case 'navigate':
      case 'redirect': {
        const path = toPath(value);
        return path === undefined ? undefined : { kind: event, path };
      }
      case 'signIn':
        return { kind: 'needLogin' };
      case 'register':
        return { kind: 'needRegister' };
      case 'betslipMounted':
        return { kind: 'slipMounted', isMounted: true };
      case 'betslipUnmounted':
        return { kind: 'slipMounted', isMounted: false };
      case 'betslipShown':
        return { kind: 'slipOpen', isOpen: true };
      case 'betslipHidden':
        return { kind: 'slipOpen', isOpen: false };
      case 'betslipCount': {
        const count = toCount(value);
        return count === undefined ? undefined : { kind: 'slipCount', count };
      }
      case 'betPlaced': {
        const ids = toIds(value);
        return { kind: 'betPlaced', ...(ids && ids.length > 0 && { ids }) };
      }
      case 'sessionLost':
      case 'failed':
        return { kind: event };
      default:
        return undefined;
    }
  },

  writeEvent: (event) => ({ source: 'sportsbook', ...writeEvent(event) }),

  readCommand(data) {
    const message = toFields(data);
    if (message?.source !== 'host') return undefined;
    switch (message.command) {
      case 'goToBetslip':
        return { kind: 'goToSlip' };
      case 'addSelection':
        return readSelection(message.value);
      case 'session':
        return isFields(message.value)
          ? {
              kind: 'session',
              token: toToken(message.value.token) ?? null,
              isRefresh: message.value.isRefresh === true,
            }
          : undefined;
      case 'logout':
        return { kind: 'logout' };
      default:
        return undefined;
    }
  },

  writeCommand: (command) => ({ source: 'host', ...writeCommand(command) }),
};

function writeEvent(event: FrameEvent): { event: string; value?: unknown } {
  switch (event.kind) {
    case 'height':
      return { event: 'height', value: event.px };
    case 'overlay':
      return { event: 'overlay', value: event.isOn };
    case 'scrollTop':
      return { event: 'scrollTop', ...(event.offset !== undefined && { value: event.offset }) };
    case 'navigate':
    case 'redirect':
      return { event: event.kind, value: event.path };
    case 'needLogin':
      return { event: 'signIn' };
    case 'needRegister':
      return { event: 'register' };
    case 'slipMounted':
      return { event: event.isMounted ? 'betslipMounted' : 'betslipUnmounted' };
    case 'slipOpen':
      return { event: event.isOpen ? 'betslipShown' : 'betslipHidden' };
    case 'slipCount':
      return { event: 'betslipCount', value: event.count };
    case 'betPlaced':
      return { event: 'betPlaced', ...(event.ids && { value: event.ids }) };
    case 'ready':
    case 'sessionLost':
    case 'failed':
      return { event: event.kind };
  }
}

function writeCommand(command: HostCommand): { command: string; value?: unknown } {
  switch (command.kind) {
    case 'goToSlip':
      return { command: 'goToBetslip' };
    case 'addSelection': {
      const { match, market, outcome, priceThousandths } = command;
      const price = priceThousandths === undefined ? {} : { price: priceThousandths / 1_000 };
      return { command: 'addSelection', value: { match, market, outcome, ...price } };
    }
    case 'session':
      return { command: 'session', value: { token: command.token, isRefresh: command.isRefresh } };
    case 'logout':
      return { command: 'logout' };
  }
}

function readSelection(value: unknown): HostCommand | undefined {
  if (!isFields(value)) return undefined;
  const [match, market, outcome] = [toId(value.match), toId(value.market), toId(value.outcome)];
  if (match === undefined || market === undefined || outcome === undefined) return undefined;
  const priceThousandths = toPriceThousandths(value.price);
  return { kind: 'addSelection', match, market, outcome, ...(priceThousandths !== undefined && { priceThousandths }) };
}
