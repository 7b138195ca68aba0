import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../admin/kit/FormDialog';
import { StatusChange } from '../detail/StatusChange';
import type { Move } from './move';

interface MoveDialogProps extends Move {
  onClose: () => void;
  /** Called when it is saved. */
  onMoved: () => void;
}

/** What a card's move means, before it is saved. */
export function MoveDialog({ repair, to, onClose, onMoved }: MoveDialogProps) {
  const { t } = useLingui();
  const [isDirty, setDirty] = useState(false);
  const { brand, userName } = repair;
  return (
    <FormDialog title={t`${brand} of ${userName}`} dirty={isDirty} onClose={onClose}>
      <StatusChange repair={repair} to={to} onDone={onMoved} onCancel={onClose} onDirtyChange={setDirty} />
    </FormDialog>
  );
}
