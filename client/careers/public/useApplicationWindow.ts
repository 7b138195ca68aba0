import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { codeAhead } from '../../lib/codeAhead';
import { whenIdle } from '../../lib/whenIdle';
import { toast } from '../../ui';

const code = codeAhead(() => import('../../inbox/public/ApplicationModal'));

type WindowProps = ComponentProps<NonNullable<typeof code.here>['ApplicationModal']>;
type Job = WindowProps['job'];

/**
 * The application window (public-site §2 'Careers'). Its code comes after the page; where that cannot be fetched, the page stays as it is
 * and says so.
 */
export function useApplicationWindow() {
  const { t } = useLingui();
  const [Window, setWindow] = useState<ComponentType<WindowProps> | null>(null);
  const [job, setJob] = useState<Job>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => whenIdle(code.prepare), []);

  async function apply(to: Job): Promise<void> {
    try {
      const { ApplicationModal } = code.here ?? (await code.fetch());
      setWindow(() => ApplicationModal);
      setJob(to);
      setOpen(true);
    } catch {
      toast.error(t`The shop could not be reached. Please check your connection.`);
    }
  }

  return { Window, job, open, apply: (to: Job) => void apply(to), close: () => setOpen(false) };
}
