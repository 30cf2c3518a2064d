import type { CallInput, CallKey } from '@harmattan/contract';

export type StartKey = Extract<CallKey, `POST Game/Start${string}`>;

/** One of the calls that open a game, with what it is to be sent. */
export type StartCall = { [Key in StartKey]: { key: Key; input: CallInput<Key> } }[StartKey];

/** What the address does not say. */
export interface Circumstances {
  language: 'en' | 'sw' | 'zh';
  isMobile: boolean;
  /** Where the game's own way back leads. */
  lobbyUrl: string;
}

/** The game's page as an address that anybody may have written. */
export interface GameAddress {
  pathname: string;
  search: string;
}

/** The contract's own rule: what does not fit it names no game, and need not be asked for. */
const gameIdText = /^[\w@:.-]{1,80}$/;
const systemIdText = /^\d{1,6}$/;
const productIds = ['1', '2', '3'] as const;

export function isFreePlay({ search }: GameAddress): boolean {
  return new URLSearchParams(search).get('freeplay') === '1';
}

/** Undefined: the address names no game that could exist. */
export function startCallOf(address: GameAddress, circumstances: Circumstances): StartCall | undefined {
  const { pathname, search } = address;
  const { language: lang, lobbyUrl } = circumstances;
  const isMobile = circumstances.isMobile ? 'true' : 'false';
  const asked = new URLSearchParams(search);
  const gameId = asked.get('gameId') ?? asked.get('gameid') ?? '';
  if (!gameIdText.test(gameId)) return undefined;
  const freeplay = isFreePlay(address) ? '1' : '0';

  const [, , page = '', part] = pathname.split('/');
  switch (page.toLowerCase()) {
    case 'startegt': {
      const eq = isYes(asked.get('eq')) ? '1' : '0';
      return { key: 'POST Game/StartEgt', input: { query: { gameId, freeplay, eq, lang, isMobile } } };
    }
    case 'startsoftgaming': {
      if (part === undefined || !systemIdText.test(part)) return undefined;
      const query = { systemId: part, gameId, lang, isMobile, freeplay, lobyUrl: lobbyUrl } as const;
      return { key: 'POST Game/StartSoftGaming', input: { query } };
    }
    case 'startbetsolutions': {
      const productId = productIds.find((known) => known === (part || asked.get('productId') || '3'));
      if (productId === undefined) return undefined;
      return { key: 'POST Game/StartBetsolutions', input: { query: { productId, gameId, lang, freeplay } } };
    }
    case 'startendorphina':
      return { key: 'POST Game/StartEndorphina', input: { query: { gameId, lang, lobbyUrl, freeplay } } };
    case 'startbetconstruct':
      return { key: 'POST Game/StartBetConstruct', input: { query: { gameId, lang, freeplay } } };
    case 'startqtech':
      return { key: 'POST Game/StartQTech', input: { query: { gameid: gameId, lang, lobbyUrl, freeplay, isMobile } } };
    case 'startglobalbet':
      return { key: 'POST Game/StartGlobalBet', input: { query: { gameid: gameId, lang, freeplay, isMobile } } };
    case 'startvivo':
      return { key: 'POST Game/StartVivo', input: { query: { gameid: gameId, lang, freeplay } } };
    default:
      return undefined;
  }
}

function isYes(text: string | null): boolean {
  return text === '1' || text === 'true';
}
