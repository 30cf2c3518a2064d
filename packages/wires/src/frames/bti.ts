import type { FrameDialect, FrameEvent, HostCommand } from './frame-event.ts';
import { type Fields, isFields, toCount, toFields, toIds, toPath, toToken } from './read-message.ts';

/** Where the book's own "join now" leads; it has no word of its own for it. */
const registerPath = '/register';

/**
 * `{ action, … }` as objects, and `{ type, … }` as JSON from the newer shell around it. Questions and their answers carry
 * the same action: `status` asks who is signed in, `session` for a fresh token.
 */
export const btiFrames: FrameDialect = {
  readEvent(data) {
    const message = toFields(data);
    if (!message) return undefined;
    return typeof message.action === 'string' ? readAction(message) : readShell(message);
  },

  writeEvent(event) {
    switch (event.kind) {
      case 'ready':
        return JSON.stringify({ type: 'APP_READY' });
      case 'navigate':
        return { action: 'setCurrentLocationMobile', location: event.path };
      case 'redirect':
        return JSON.stringify({ type: 'BUTTON_REDIRECT', link: event.path });
      case 'needLogin':
        return { action: 'notLoggedInBetPlacement' };
      case 'needRegister':
        return JSON.stringify({ type: 'BUTTON_REDIRECT', link: registerPath });
      case 'slipOpen':
        return { action: 'isBetSlipView', isVisible: event.isOpen };
      case 'slipCount':
        return { action: 'betSlipCountChange', count: event.count };
      case 'betPlaced':
        return { action: 'betAccepted', purchaseIds: event.ids ?? [] };
      case 'sessionLost':
        return { action: 'session' };
      case 'height':
      case 'overlay':
      case 'scrollTop':
      case 'slipMounted':
        return undefined;
    }
  },

  readCommand(data) {
    const message = toFields(data);
    switch (message?.action) {
      // Misspelt on the wire, and so by everybody who speaks it.
      case 'goToResposiveBetslip':
        return { kind: 'goToSlip' };
      case 'status':
        return readSession(message, false);
      case 'session':
        return readSession(message, true);
      case 'logout':
        return { kind: 'logout' };
      default:
        return undefined;
    }
  },

  writeCommand(command) {
    switch (command.kind) {
      case 'goToSlip':
        return { action: 'goToResposiveBetslip' };
      case 'session':
        return command.isRefresh ? writeRefresh(command.token) : writeStatus(command.token);
      case 'logout':
        return { action: 'logout', meta: { reload: true } };
      case 'addSelection':
        return undefined;
    }
  },
};

function readAction(message: Fields): FrameEvent | undefined {
  switch (message.action) {
    case 'status':
      return { kind: 'ready' };
    case 'session':
    case 'logout':
      return { kind: 'sessionLost' };
    case 'notLoggedInBetPlacement':
      return { kind: 'needLogin' };
    case 'betAccepted': {
      const ids = toIds(message.purchaseIds);
      return { kind: 'betPlaced', ...(ids && ids.length > 0 && { ids }) };
    }
    case 'betSlipCountChange': {
      const count = toCount(message.count);
      return count === undefined ? undefined : { kind: 'slipCount', count };
    }
    case 'isBetSlipView':
      return typeof message.isVisible === 'boolean' ? { kind: 'slipOpen', isOpen: message.isVisible } : undefined;
    case 'setCurrentLocationMobile': {
      const path = toPath(message.location);
      return path === undefined ? undefined : { kind: 'navigate', path };
    }
    default:
      return undefined;
  }
}

function readShell(message: Fields): FrameEvent | undefined {
  const type = message.eventType ?? message.type;
  if (type === 'APP_READY') return { kind: 'ready' };
  if (type !== 'BUTTON_REDIRECT') return undefined;
  const path = toPath(message.link);
  if (path === undefined) return undefined;
  return path === registerPath ? { kind: 'needRegister' } : { kind: 'redirect', path };
}

/** The frame asks with the bare action; only an answer has data. */
function readSession({ data }: Fields, isRefresh: boolean): HostCommand | undefined {
  return isFields(data) ? { kind: 'session', token: toToken(data.token) ?? null, isRefresh } : undefined;
}

function writeStatus(token: string | null) {
  return { action: 'status', data: token === null ? { status: 'anon' } : { status: 'real', token } };
}

function writeRefresh(token: string | null) {
  return { action: 'session', data: token === null ? { status: 'failure' } : { status: 'success', token } };
}
