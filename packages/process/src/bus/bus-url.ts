import { z } from 'zod';

const natsPort = '4222';

interface Server {
  scheme: string;
  hostname: string;
  port: string;
  user: string;
  password: string;
}

export interface BusServers {
  /** As the client connects to them: names in small letters, each with its port. */
  servers: Pick<Server, 'hostname' | 'port'>[];
  isEncrypted: boolean;
  /** Of all servers. A user without a password is a token, and none is the empty text. */
  user: string;
  password: string;
}

/** What each process on the bus reads from its environment. */
export const busVariables = {
  /** Addresses of NATS servers, separated by commas. */
  BUS_URL: z
    .string()
    .superRefine((text, context) => {
      const problem = problemOf(serversOf(text));
      if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
    })
    .optional(),
  /** What the subjects on these servers begin with. */
  BUS_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be at most 40 small letters, digits and hyphens')
    .default('harmattan'),
};

/** @param text As `BUS_URL` has been accepted. Its errors do not repeat it, since a password may stand in it. */
export function readBusUrl(text: string): BusServers {
  const servers = serversOf(text);
  const problem = problemOf(servers);
  const [first] = servers;
  if (problem !== undefined || first === undefined) throw new Error(`BUS_URL: ${problem}`);
  return {
    servers: servers.filter((server) => server !== undefined).map(({ hostname, port }) => ({ hostname, port })),
    isEncrypted: first.scheme === 'tls:',
    ...{ user: first.user, password: first.password },
  };
}

function problemOf([first, ...others]: (Server | undefined)[]): string | undefined {
  if (first === undefined || others.includes(undefined)) {
    return (
      'must be addresses of NATS servers separated by commas, such as nats://10.0.0.5:4222 or tls://bus.example.com:4222; ' +
      'special characters in a password must be escaped, such as %25 for a percent sign'
    );
  }
  if (others.some((other) => other?.scheme !== first.scheme)) return 'must be all nats:// or all tls://';
  if (first.user === '' && first.password !== '') return 'must have a user before the password';
  return others.every((other) => hasNoCredentials(other) || hasSameCredentials(other, first))
    ? undefined
    : 'must have one user and password, or one token, for all servers: before the first host, or the same before each';
}

const hasNoCredentials = (server: Server | undefined) => server?.user === '' && server.password === '';

const hasSameCredentials = (server: Server | undefined, { user, password }: Server) =>
  server?.user === user && server.password === password;

function serversOf(text: string): (Server | undefined)[] {
  return text.split(',').map((address) => readServer(address.trim()));
}

function readServer(address: string): Server | undefined {
  if (!/^(nats|tls):\/\/[^/?#\t\r\n]+$/.test(address)) return undefined;
  try {
    const { protocol, hostname, port, username, password } = new URL(address);
    return {
      scheme: protocol,
      // The client reads a host as that of a web address, which has fewer forms.
      hostname: new URL(`http://${hostname}`).hostname,
      port: port || natsPort,
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
    };
  } catch {
    return undefined;
  }
}
