import type { ReactNode } from 'react';
import { Link } from '../../lib/router/Link';

/** What `Overview` finds in the history after a figure was followed: then the list below comes into sight. */
export const TO_LIST = { state: { toList: true }, preventScrollReset: true } as const;

/** A figure that opens the list behind it. */
export function ListLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Link preventScrollReset to={to} state={TO_LIST.state} className={className}>
      {children}
    </Link>
  );
}
