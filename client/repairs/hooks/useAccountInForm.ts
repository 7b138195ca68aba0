import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sessionToken } from '../../lib/token';
import type { Viewer } from '../../session/useViewer';
import { type AccountFields, type RepairDraft, withAccount } from '../draft';
import type { RepairFormValues } from '../repairForm';
import { sessionMark } from '../traces';

interface AccountInForm {
  form: UseFormReturn<RepairFormValues>;
  draft: RepairDraft;
  setDraft: (draft: RepairDraft) => void;
  viewer: Viewer | null;
  /** Called when somebody else sits down: nothing of the person before may be left. */
  onLeave: () => void;
}

export const accountOf = (viewer: Viewer | null): AccountFields =>
  viewer ? { userName: viewer.name ?? '', contactNumber: viewer.contactNumber ?? '' } : {};

/**
 * Fills in what the account knows (public-site §2, 'Repair request'), also when the server says who it is only after
 * the form was opened: where nothing stands and nobody has been yet. When the person leaves, their words leave, too.
 */
export function useAccountInForm({ form, draft, setDraft, viewer, onLeave }: AccountInForm): void {
  // asked for when it is wanted: who subscribes to it draws the whole form with the first step out of each field
  const isTouched = (name: keyof AccountFields) => form.getFieldState(name).isTouched;

  const prefill = useEffectEvent(() => {
    const account = accountOf(viewer);
    const next = withAccount(
      { ...draft, values: form.getValues() },
      {
        ...(!isTouched('userName') && { userName: account.userName }),
        ...(!isTouched('contactNumber') && { contactNumber: account.contactNumber }),
      },
    );
    form.setValue('userName', next.values.userName);
    form.setValue('contactNumber', next.values.contactNumber);
    setDraft(next);
  });
  const viewerId = viewer?.id;
  useEffect(() => {
    if (viewerId !== undefined) prefill();
  }, [viewerId]);

  const onChange = useEffectEvent((end: Parameters<Parameters<typeof sessionToken.subscribe>[0]>[0]) => {
    // A session that ran out sends nobody away: whoever types is still there, and goes on with what they have.
    if (end === 'ended') return;
    // A guest who signs in takes the form along.
    if (end === null && draft.session === null) setDraft({ ...draft, session: sessionMark() });
    else onLeave();
  });
  useEffect(() => sessionToken.subscribe((end) => onChange(end)), []);
}
