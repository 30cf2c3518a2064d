import { useLocation } from '@harmattan/router/location';
import { Inbox } from './inbox.tsx';
import { NewMessage } from './new-message.tsx';
import { Sent } from './sent.tsx';

/** Three addresses that are fetched as one: a player who reads messages goes from one to the other. */
export function MessagesPage() {
  const { pathname } = useLocation();
  if (/sentmessages\/?$/i.test(pathname)) return <Sent />;
  if (/newmessage\/?$/i.test(pathname)) return <NewMessage />;
  return <Inbox />;
}
