import { useLingui } from '@lingui/react/macro';
import { ActiveRowSwitch } from '../../admin/kit/ActiveRowSwitch';
import { forgetPublicOpenings } from './cache';
import { type JobOpeningRowFragment, useUpdateJobOpeningMutation } from './careersAdmin.gen';
import { toInput, valuesOf } from './jobForm';

/** Whether visitors see the opening. */
export function JobActiveSwitch({ job }: { job: JobOpeningRowFragment }) {
  const { t } = useLingui();
  const [update] = useUpdateJobOpeningMutation({ update: forgetPublicOpenings });
  const { id, title, version } = job;
  return (
    <ActiveRowSwitch
      isActive={job.isActive}
      label={(state) => t`${state}. Show ${title} to visitors`}
      done={t`Job opening updated.`}
      list="JobOpeningTable"
      change={(isActive) =>
        update({
          // An opening is sent whole, so the version sees to it that nobody else's words go under.
          variables: { id, input: { ...toInput(valuesOf(job), version), isActive } },
          optimisticResponse: { updateJobOpening: { ...job, isActive } },
        })
      }
    />
  );
}
