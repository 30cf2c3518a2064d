import type { FrameDialect, FrameEvent, HostCommand } from './frame-event.ts';
import {
  type Fields,
  isFields,
  toCount,
  toFields,
  toHeightPx,
  toId,
  toIds,
  toOffsetPx,
  toPath,
  toPriceThousandths,
} from './read-message.ts';

/** Odds and offers: `{ type, payload }`, the frame's under OMFE, most of the host's under GMCMS. */
export const everymatrixFrames: FrameDialect = {
  readEvent(data) {
    const message = toFields(data);
    if (typeof message?.type !== 'string') return undefined;
    const { type, payload } = message;
    switch (type) {
      case 'OMFE:ready':
        return { kind: 'ready' };
      case 'OMFE:setIFrameHeight': {
        const px = toHeightPx(payload);
        return px === undefined ? undefined : { kind: 'height', px };
      }
      case 'OMFE:showOverlay':
        return { kind: 'overlay', isOn: true };
      case 'OMFE:hideOverlay':
        return { kind: 'overlay', isOn: false };
      case 'OMFE:scrollTop':
        return withOffset({ kind: 'scrollTop' }, isFields(payload) ? payload.offset : payload);
      case 'OMFE:locationChanged':
        return isFields(payload) ? readLocation(payload) : undefined;
      case 'OMFE:goToLogin':
        return { kind: 'needLogin' };
      case 'OMFE:goToRegister':
        return { kind: 'needRegister' };
      case 'OMFE:betslipInitialized':
        return { kind: 'slipMounted', isMounted: true };
      case 'OMFE:betslipDestroyed':
        return { kind: 'slipMounted', isMounted: false };
      case 'OMFE:updateBetslipSelectionsCount': {
        const count = toCount(isFields(payload) ? payload.count : payload);
        return count === undefined ? undefined : { kind: 'slipCount', count };
      }
      case 'OMFE:betPlaced':
      case 'OMFE:betCashedOut':
        return { kind: 'betPlaced', ...(isFields(payload) && withIds(toIds(payload.betIds))) };
      case 'OMFE:sessionTerminated':
        return { kind: 'sessionLost' };
      default:
        return undefined;
    }
  },

  writeEvent(event) {
    switch (event.kind) {
      case 'ready':
        return { type: 'OMFE:ready' };
      case 'height':
        return { type: 'OMFE:setIFrameHeight', payload: event.px };
      case 'overlay':
        return { type: event.isOn ? 'OMFE:showOverlay' : 'OMFE:hideOverlay' };
      case 'scrollTop':
        return { type: 'OMFE:scrollTop', ...(event.offset !== undefined && { payload: { offset: event.offset } }) };
      case 'navigate':
        return { type: 'OMFE:locationChanged', payload: writeLocation(event) };
      case 'needLogin':
        return { type: 'OMFE:goToLogin' };
      case 'needRegister':
        return { type: 'OMFE:goToRegister' };
      case 'slipMounted':
        return { type: event.isMounted ? 'OMFE:betslipInitialized' : 'OMFE:betslipDestroyed' };
      case 'slipCount':
        return { type: 'OMFE:updateBetslipSelectionsCount', payload: { count: event.count } };
      case 'betPlaced':
        return { type: 'OMFE:betPlaced', ...(event.ids && { payload: { betIds: event.ids } }) };
      case 'sessionLost':
        return { type: 'OMFE:sessionTerminated' };
      case 'slipOpen':
      case 'redirect':
        return undefined;
    }
  },

  readCommand(data) {
    const message = toFields(data);
    if (message?.type === 'GMCMS:goToBetslip') return { kind: 'goToSlip' };
    if (message?.type === 'OMFE:addSelectionToBetslip' && isFields(message.payload)) {
      return readSelection(message.payload);
    }
    return undefined;
  },

  writeCommand(command) {
    if (command.kind === 'goToSlip') return { type: 'GMCMS:goToBetslip' };
    if (command.kind !== 'addSelection') return undefined;
    const { match, market, outcome, priceThousandths } = command;
    return {
      type: 'OMFE:addSelectionToBetslip',
      payload: {
        eventId: match,
        bettingOfferId: `${market}/${outcome}`,
        ...(priceThousandths !== undefined && { odd: priceThousandths / 1_000 }),
      },
    };
  },
};

function readLocation(payload: Fields): FrameEvent | undefined {
  const parts = [payload.pathname, payload.search, payload.hash].map((part) => part ?? '');
  if (!parts.every((part) => typeof part === 'string')) return undefined;
  const path = toPath(parts.join(''));
  return path === undefined ? undefined : withOffset({ kind: 'navigate', path }, payload.offset);
}

function writeLocation({ path, offset }: Extract<FrameEvent, { kind: 'navigate' }>) {
  const { pathname, search, hash } = new URL(path, 'https://here.invalid');
  return { pathname, search, hash, ...(offset !== undefined && { offset }) };
}

function readSelection(payload: Fields): HostCommand | undefined {
  const match = toId(payload.eventId);
  if (match === undefined || typeof payload.bettingOfferId !== 'string') return undefined;
  const [market, outcome, ...more] = payload.bettingOfferId.split('/').map(toId);
  if (market === undefined || outcome === undefined || more.length > 0) return undefined;
  const priceThousandths = toPriceThousandths(payload.odd);
  return { kind: 'addSelection', match, market, outcome, ...(priceThousandths !== undefined && { priceThousandths }) };
}

function withOffset<Event extends FrameEvent>(event: Event, value: unknown): Event {
  const offset = toOffsetPx(value);
  return offset === undefined ? event : { ...event, offset };
}

function withIds(ids: string[] | undefined) {
  return ids && { ids };
}
