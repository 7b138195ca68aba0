import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeskAction } from '../../desk/useDeskAction';
import { Switch } from '../../ui/Switch';
import { forgetPublicOpenings } from './cache';
import { type JobOpeningRowFragment, useUpdateJobOpeningMutation } from './careersDesk.gen';
import { toInput, valuesOf } from './jobForm';

/** Whether visitors see the opening; a press shows at once. */
export function JobActiveSwitch({ job }: { job: JobOpeningRowFragment }) {
  const { t } = useLingui();
  const client = useApolloClient();
  const { act, isBusy } = useDeskAction();
  const [update] = useUpdateJobOpeningMutation({ update: forgetPublicOpenings });
  const { id, title, isActive, version } = job;
  const state = isActive ? t`Active` : t`Inactive`;

  async function toggle(): Promise<void> {
    // a const, since the generated types leave the type's name out
    const updateJobOpening = { ...job, __typename: 'JobOpening', isActive: !isActive };
    // An opening is sent whole, so the version sees to it that nobody else's words go under.
    const input = { ...toInput(valuesOf(job), version), isActive: !isActive };
    const done = await act(() => update({ variables: { id, input }, optimisticResponse: { updateJobOpening } }), {
      done: t`Job opening updated.`,
    });
    // Somebody else may have changed it: the next press is to begin from theirs.
    if (!done) void client.refetchQueries({ include: ['JobOpeningTable'] });
  }

  return (
    <Switch
      checked={isActive}
      busy={isBusy()}
      label={t`${state}. Show ${title} to visitors`}
      onToggle={() => void toggle()}
    >
      {isActive ? <Trans>Active</Trans> : <Trans>Inactive</Trans>}
    </Switch>
  );
}
