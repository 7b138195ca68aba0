import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '../../../forms/useDraft';
import { readError } from '../../../graphql/errors';
import { translateServerMessage } from '../../../lib/serverTexts';
import { toast } from '../../../ui';
import { useWriteRepairFeedbackMutation } from '../../repairs.gen';

export const MAX_FEEDBACK = 2000;

interface FeedbackValues {
  feedback: string;
}

/** An English constant, as the server would say it. Blank takes back what was said, so there has to be something. */
export function feedbackRule(feedback: string, saved: string): string | undefined {
  if (!feedback.trim() && !saved) return 'Feedback is required.';
  return feedback.length > MAX_FEEDBACK ? `Feedback can have at most ${MAX_FEEDBACK} characters.` : undefined;
}

/**
 * What the customer says about the finished repair (public-site §3, `customerFeedback`).
 * @param saved what the shop has already; typed text stays when a poll brings it anew
 */
export function useFeedback(id: string, saved: string) {
  const { t, i18n } = useLingui();
  const form = useForm<FeedbackValues>({
    values: { feedback: saved },
    resetOptions: { keepDirtyValues: true },
  });
  const forgetDraft = useDraft(form, `feedback ${id}`, { feedback: saved });
  const [mutate, { loading: saving }] = useWriteRepairFeedbackMutation();
  const underWay = useRef(false);

  async function save({ feedback }: FeedbackValues): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await mutate({ variables: { id, feedback } });
      form.reset({ feedback });
      forgetDraft();
      toast.success(feedback.trim() ? t`Thank you for your feedback!` : t`Your feedback was removed.`);
    } catch (error) {
      const { message, fields } = readError(error);
      const text = Object.values(fields)[0] ?? message;
      form.setError('feedback', { message: text }, { shouldFocus: true });
      toast.error(translateServerMessage(i18n, text));
    } finally {
      underWay.current = false;
    }
  }

  return { form, saving, submit: (event: FormEvent) => form.handleSubmit(save)(event) };
}
