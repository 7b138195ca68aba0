import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { toast } from '../../ui';

const load = async () => (await import('../../inbox/components/ApplicationModal')).ApplicationModal;

/** Fetches the window ahead of time: when a hand or the keyboard comes near what opens it. */
export const prepareApplication = (): void => void load().catch(() => undefined);

type WindowProps = ComponentProps<Awaited<ReturnType<typeof load>>>;
type Job = WindowProps['job'];

/**
 * The application window (public-site §2 'Careers'). Its code comes with the first hand that wants it; where that cannot
 * be fetched, the page stays as it is and says so.
 */
export function useApplicationWindow() {
  const { t } = useLingui();
  const [Window, setWindow] = useState<ComponentType<WindowProps> | null>(null);
  const [job, setJob] = useState<Job>(null);
  const [open, setOpen] = useState(false);

  async function apply(to: Job): Promise<void> {
    try {
      const loaded = await load();
      setWindow(() => loaded);
      setJob(to);
      setOpen(true);
    } catch {
      toast.error(t`The shop could not be reached. Please check your connection.`);
    }
  }

  return { Window, job, open, apply: (to: Job) => void apply(to), close: () => setOpen(false) };
}
