import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui';

interface RowButtonProps {
  onClick: () => void;
  /** Until the server has answered. */
  busy?: boolean;
}

/** What most rows of the admin offer, worded and weighted alike everywhere. */
export const EditButton = ({ onClick }: RowButtonProps) => (
  <Button size="sm" variant="secondary" onClick={onClick}>
    <Trans>Edit</Trans>
  </Button>
);

/** Asks first: that is the caller's to do (back-office §8). */
export const DeleteButton = ({ onClick, busy }: RowButtonProps) => (
  <Button size="sm" variant="danger" busy={busy} onClick={onClick}>
    <Trans>Delete</Trans>
  </Button>
);

/** For a row in the bin. */
export const RestoreButton = ({ onClick, busy }: RowButtonProps) => (
  <Button size="sm" variant="secondary" busy={busy} onClick={onClick}>
    <Trans>Restore</Trans>
  </Button>
);
