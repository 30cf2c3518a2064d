import { lazyPart } from '../../shared/page/lazy-part.ts';
import { PartBoundary } from '../../shared/page/part-boundary.tsx';
import type { Session } from '../../shared/session/session.ts';
import { Balance } from '../session/balance.tsx';
import { DepositButton } from '../session/deposit-button.tsx';

const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu, 'menu');

/** On a phone there is no room for the name: it stands at the head of the slide-out menu, with Logout at its foot. */
export function PlayerTools({ session, isWide }: { session: Session; isWide: boolean }) {
  return (
    <>
      {isWide && (
        <PartBoundary>
          <AccountMenu userName={session.user.userName} />
        </PartBoundary>
      )}
      <Balance session={session} />
      <DepositButton size="small" />
    </>
  );
}
