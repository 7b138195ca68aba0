import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDraft } from '../../forms/useDraft';
import { useSendingForm } from '../../forms/useSendingForm';
import { useCvUpload } from '../../media';
import { settleUploads } from '../../media';
import { sessionToken } from '../../lib/token';
import { useViewer } from '../../session/useViewer';
import { toast } from '../../ui';
import { useFormGuard } from '../../ui/formGuard';
import { useApplyForJobMutation } from '../inbox.gen';
import { useInboxMessage } from '../messages';

/** What an application is for; null for one in general (decisions §11). */
export type ApplicationTarget = { id: string; title: string } | null;

export interface ApplicationValues {
  name: string;
  email: string;
  phone: string;
  coverLetter: string;
  /** Always empty: the CV is kept by its upload. It is here for what is wrong with it. */
  cvUrl: string;
}

const CV_MISSING = 'Please upload your CV.';
const nobody: ApplicationValues = { name: '', email: '', phone: '', coverLetter: '', cvUrl: '' };
const noLetter = { coverLetter: '' };

/**
 * An application (public-site §5 'Job application', §8). Person and CV are the same for every job, a cover letter is
 * kept for each. What was typed is kept until it is sent, the CV while the page is open.
 * @param onSent called when the shop has it
 */
export function useApplicationForm(job: ApplicationTarget, onSent: () => void) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const [mutate] = useApplyForJobMutation();
  const { honeypot, readFormGuard } = useFormGuard();
  const cv = useCvUpload();

  const key = job?.id ?? '';
  const shownKey = useRef(key);
  const account = { name: viewer?.name ?? '', email: viewer?.email ?? '', phone: viewer?.contactNumber ?? '' };

  const refusal = (message: string) => t`Submission failed: ${message}`;
  const { form, sending, submit } = useSendingForm<ApplicationValues>({
    defaultValues: nobody,
    send,
    say: useInboxMessage(),
    refusal,
  });
  form.register('cvUrl', { validate: () => (cv.items.length > 0 ? undefined : CV_MISSING) });

  async function send({ name, email, phone, coverLetter }: ApplicationValues): Promise<void> {
    // What fails here has been said by the upload itself, and stays to be tried again.
    const { urls, failed } = await settleUploads(cv);
    if (failed.length > 0) return;
    const cvUrl = urls[0];
    if (cvUrl === undefined) {
      form.setError('cvUrl', { message: CV_MISSING });
      toast.error(t`Please upload your CV.`);
      return;
    }
    const input = {
      name,
      email,
      phone: phone.trim() ? phone : null,
      coverLetter,
      cvUrl,
      ...(job && { jobId: job.id }),
    };
    await mutate({ variables: { input, formGuard: readFormGuard() } });
    forgetPerson();
    forgetLetter();
    // Meanwhile the letter for another job may have been begun.
    if (shownKey.current === key) form.setValue('coverLetter', '');
    toast.success(t`Your application has been submitted successfully!`);
    onSent();
  }

  useEffect(() => {
    if (shownKey.current === key) return;
    form.setValue('coverLetter', '');
    form.clearErrors();
    shownKey.current = key;
  }, [key, form]);
  // after the letter for the job before has made room
  const forgetPerson = useDraft(form, 'application', account);
  const forgetLetter = useDraft(form, `application ${key}`, noLetter);

  function choose(files: Iterable<File>): void {
    form.clearErrors('cvUrl');
    cv.add(files);
  }

  const prefill = useEffectEvent(() => {
    for (const name of ['name', 'email', 'phone'] as const) {
      if (!form.getValues(name)) form.setValue(name, account[name]);
    }
  });
  const viewerId = viewer?.id;
  useEffect(() => {
    if (viewerId !== undefined) prefill();
  }, [viewerId]);

  // The next person at this device may be somebody else.
  const leave = useEffectEvent(() => cv.reset([]));
  useEffect(() => sessionToken.subscribe((end) => end === 'signedOut' && leave()), []);

  return { form, sending, submit, refusal, cv: { ...cv, add: choose }, honeypot };
}
