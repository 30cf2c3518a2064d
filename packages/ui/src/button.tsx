import { type MouseEvent, type ReactNode, useId } from 'react';
import styles from './button.module.css';
import { useEnvironment } from './environment.tsx';

interface ButtonLook {
  /** `primary` is the one thing to do next on a screen; there is at most one. */
  kind?: 'primary' | 'quiet' | 'plain';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
}

interface ButtonProps extends ButtonLook {
  type?: 'button' | 'submit';
  busy?: boolean;
  /** Why the button cannot be used now. It stays in the tab order and the reason is shown and read out. */
  disabledReason?: string | undefined;
  /** Where there is no room for the reason, or it stands on the page already: it is only read out. */
  isReasonHidden?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}

export function Button({
  kind = 'quiet',
  size = 'medium',
  wide = false,
  type = 'button',
  busy = false,
  disabledReason,
  isReasonHidden = false,
  onClick,
  children,
}: ButtonProps) {
  const reasonId = useId();
  const isIdle = !busy && disabledReason === undefined;
  return (
    <span className={styles.frame} data-wide={wide || undefined}>
      <button
        type={type}
        className={styles.button}
        data-kind={kind}
        data-size={size}
        aria-busy={busy || undefined}
        aria-disabled={!isIdle || undefined}
        aria-describedby={disabledReason === undefined ? undefined : reasonId}
        // Not the disabled attribute: it would throw the focus away. This also stops Enter from submitting twice, and the
        // second click of a double click.
        onClick={(event) => (isIdle && event.detail < 2 ? onClick?.(event) : event.preventDefault())}
      >
        {children}
        {busy && <span className={styles.progress} />}
      </button>
      {disabledReason !== undefined && (
        <span id={reasonId} className={isReasonHidden ? 'visually-hidden' : styles.reason}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}

interface ButtonLinkProps extends ButtonLook {
  href: string;
  children: ReactNode;
}

export function ButtonLink({ kind = 'quiet', size = 'medium', wide = false, href, children }: ButtonLinkProps) {
  const { Link } = useEnvironment();
  return (
    <span className={styles.frame} data-wide={wide || undefined}>
      <Link href={href} className={styles.button} data-kind={kind} data-size={size}>
        {children}
      </Link>
    </span>
  );
}
