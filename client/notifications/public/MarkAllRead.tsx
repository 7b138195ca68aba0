import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Button, CheckIcon } from '../../ui';
import { useMarkAllRead } from './useMarkAllRead';

interface MarkAllReadProps {
  className?: string;
  /** Takes the focus, for the button goes away with the last unread notification. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Stands where something is unread (public-site §2). */
export function MarkAllRead({ className, focusAfter }: MarkAllReadProps) {
  const markAllRead = useMarkAllRead();
  return (
    <Button
      variant="ghost"
      size="sm"
      className={className}
      icon={<CheckIcon size={18} />}
      onClick={() => {
        focusAfter.current?.focus({ preventScroll: true });
        markAllRead();
      }}
    >
      <Trans>Mark all as read</Trans>
    </Button>
  );
}
