import { escapeXml } from './xml.ts';
import { refuse, walkXml } from './xml-walk.ts';

/** A bet on thirty matches has about four hundred. */
const elementsMax = 1_000;
const depthMax = 9;
/** The one parameter that has parts of its own: what a bet is on, for the operator's records. */
const partedParam = 'Bet';

export interface PacketRequest {
  method: string;
  login: string;
  password: string;
  params: Record<string, string>;
  bet: PacketBet;
}

/** What a bet is on: of each event, the elements inside of it by their names, and `Event` for its own value. */
export interface PacketBet {
  events: Record<string, string>[];
  winnings: string | undefined;
  isSystem: boolean;
}

export interface PacketAnswer {
  method: string;
  isSuccess: boolean;
  values: Record<string, string>;
}

interface Packet {
  kind: string;
  head: Record<string, string>;
  auth: Record<string, string> | undefined;
  values: Record<string, string>;
  bet: PacketBet;
}

/** Undefined for whatever is no request of the wire's, or could be read in two ways. */
export function readPacketRequest(text: string): PacketRequest | undefined {
  const packet = readPacket(text);
  if (packet?.kind !== 'Method' || !packet.head.Name) return undefined;
  const { Login = '', Password = '' } = packet.auth ?? {};
  return { method: packet.head.Name, login: Login, password: Password, params: packet.values, bet: packet.bet };
}

export function readPacketAnswer(text: string): PacketAnswer | undefined {
  const packet = readPacket(text);
  const success = packet?.head.Success;
  if (packet?.kind !== 'Result' || !packet.head.Name || (success !== '0' && success !== '1')) return undefined;
  return { method: packet.head.Name, isSuccess: success === '1', values: packet.values };
}

const parts: Record<string, { head: string[]; auth: string | undefined; values: string }> = {
  Method: { head: ['Name'], auth: 'Auth', values: 'Params' },
  Result: { head: ['Name', 'Success'], auth: undefined, values: 'Returnset' },
};

/** `PKT` around one method or result, and inside of it one list of elements, each once. */
function readPacket(text: string): Packet | undefined {
  const packet: Packet = {
    kind: '',
    head: {},
    auth: undefined,
    values: Object.create(null),
    bet: { events: [], winnings: undefined, isSystem: false },
  };
  const seenParts = new Set<string>();
  const seenValues = new Set<string>();
  let [depth, count, isAmongValues, param] = [0, 0, false, ''];

  function openPart(name: string, attributes: Record<string, string>): void {
    const { auth, values } = parts[packet.kind] ?? refuse();
    if (seenParts.has(name)) refuse();
    seenParts.add(name);
    isAmongValues = name === values;
    if (name === auth) {
      allow(attributes, ['Login', 'Password']);
      packet.auth = attributes;
    } else if (isAmongValues) allow(attributes, []);
    else refuse();
  }

  function openValue(name: string, attributes: Record<string, string>): void {
    allow(attributes, ['Type', 'Value']);
    if (!isAmongValues || seenValues.has(name)) refuse();
    seenValues.add(name);
    param = name;
    if (attributes.Value !== undefined) packet.values[name] = attributes.Value;
  }

  const isRead = walkXml(text, {
    open(name, attributes) {
      depth += 1;
      count += 1;
      if (count > elementsMax || depth > depthMax) refuse();
      if (depth === 1) {
        allow(attributes, []);
        if (name !== 'PKT') refuse();
      } else if (depth === 2) {
        if (packet.kind !== '') refuse();
        allow(attributes, parts[name]?.head ?? refuse());
        packet.kind = name;
        packet.head = attributes;
      } else if (depth === 3) openPart(name, attributes);
      else if (depth === 4) openValue(name, attributes);
      else {
        if (param !== partedParam) refuse();
        allow(attributes, ['Type', 'Value']);
        noteBet(packet.bet, name, attributes.Value);
      }
    },
    text(piece) {
      if (piece.trim() !== '') refuse();
    },
    close() {
      depth -= 1;
    },
  });
  return isRead ? packet : undefined;
}

/** Of a name that comes twice within an event, the first is believed: a bet with several markets of one match is told by its first. */
function noteBet(bet: PacketBet, name: string, value = ''): void {
  if (name === 'Event') bet.events.push(Object.create(null));
  if (name === 'Winnings') bet.winnings ??= value;
  if (name === 'IsSystem' && value === 'true') bet.isSystem = true;
  const event = bet.events.at(-1);
  if (event) event[name] ??= value;
}

function allow(attributes: Record<string, string>, names: string[]): void {
  for (const name in attributes) if (!names.includes(name)) refuse();
}

/** An element with a value, with parts of its own, or with both. */
export interface PacketElement {
  name: string;
  type?: 'string' | 'int' | 'bool' | 'double';
  value?: string;
  inside?: PacketElement[];
}

export function writePacketRequest(
  request: Omit<PacketRequest, 'params' | 'bet'> & { params: PacketElement[] },
): string {
  const { method, login, password, params } = request;
  const auth = `<Auth${attribute('Login', login)}${attribute('Password', password)}/>`;
  return `<PKT><Method${attribute('Name', method)}>${auth}<Params>${write(params)}</Params></Method></PKT>`;
}

export function writePacketAnswer(answer: Omit<PacketAnswer, 'values'> & { values: PacketElement[] }): string {
  const { method, isSuccess, values } = answer;
  const head = attribute('Name', method) + attribute('Success', isSuccess ? '1' : '0');
  return `<PKT><Result${head}><Returnset>${write(values)}</Returnset></Result></PKT>`;
}

function write(elements: PacketElement[]): string {
  let text = '';
  for (const { name, type, value, inside = [] } of elements) {
    const attributes =
      (type === undefined ? '' : attribute('Type', type)) + (value === undefined ? '' : attribute('Value', value));
    text += inside.length === 0 ? `<${name}${attributes}/>` : `<${name}${attributes}>${write(inside)}</${name}>`;
  }
  return text;
}

/** What needs no second look, as nearly every value. */
const plainValue = /^[\w .:-]*$/;

/** A reader takes any space inside of an attribute for a plain one, unless it is written by its number. */
function attribute(name: string, value: string): string {
  if (plainValue.test(value)) return ` ${name}="${value}"`;
  const escaped = escapeXml(value).replace(/[\t\n]/g, (space) => (space === '\t' ? '&#9;' : '&#10;'));
  return ` ${name}="${escaped}"`;
}
