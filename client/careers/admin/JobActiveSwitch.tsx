import { useLingui } from '@lingui/react/macro';
import { RowSwitch } from '../../admin/kit/RowSwitch';
import { forgetPublicOpenings } from './cache';
import { type JobOpeningRowFragment, useUpdateJobOpeningMutation } from './careersAdmin.gen';
import { toInput, valuesOf } from './jobForm';

/** Whether visitors see the opening. */
export function JobActiveSwitch({ job }: { job: JobOpeningRowFragment }) {
  const { t } = useLingui();
  const [update] = useUpdateJobOpeningMutation({ update: forgetPublicOpenings });
  const { id, title, isActive, version } = job;
  const state = isActive ? t`Active` : t`Inactive`;

  function change(): Promise<unknown> {
    // An opening is sent whole, so the version sees to it that nobody else's words go under.
    const input = { ...toInput(valuesOf(job), version), isActive: !isActive };
    return update({
      variables: { id, input },
      optimisticResponse: { updateJobOpening: { ...job, isActive: !isActive } },
    });
  }

  return (
    <RowSwitch
      checked={isActive}
      state={state}
      label={t`${state}. Show ${title} to visitors`}
      done={t`Job opening updated.`}
      change={change}
      list="JobOpeningTable"
    />
  );
}
