import { join } from 'node:path';
import { z } from 'zod';

const sandboxSender = 'no-reply@harmattan.example';

/** The user and the password stand in it, as in any address; there is nothing else to say about a mail server. */
function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  return (
    (protocol === 'smtp:' || protocol === 'smtps:') &&
    hostname !== '' &&
    /^\/?$/.test(pathname) &&
    search === '' &&
    hash === '' &&
    (username === '') === (password === '') &&
    isDecodable(username) &&
    isDecodable(password)
  );
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export const mailVariables = {
  MAIL_URL: z
    .string()
    .refine(
      isMailServer,
      'must be smtp:// or smtps:// and a host, perhaps with user:password@ and a port; special characters in them must be escaped',
    )
    .optional(),
  MAIL_FROM: z.email('must be one address').optional(),
};

export interface MailSettings {
  /** The mail server: smtp:// or smtps://. Unset: each mail becomes a file in `folder`. */
  url: string | undefined;
  /** The address that our mail comes from. */
  from: string;
  /** Whether a server that cannot encrypt is given nothing. */
  needsTls: boolean;
  folder: string;
}

export function mailSettings(
  env: z.output<z.ZodObject<typeof mailVariables>>,
  { live, dataDir }: { live: boolean; dataDir: string },
): MailSettings {
  return {
    url: env.MAIL_URL,
    from: env.MAIL_FROM ?? sandboxSender,
    needsTls: live,
    folder: join(dataDir, 'mail'),
  };
}
