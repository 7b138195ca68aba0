import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { readError } from '../../graphql/errors';
import { translateServerMessage } from '../../lib/serverMessages';
import { sessionToken } from '../../lib/token';
import { useViewer } from '../../session/useViewer';
import { toast } from '../../ui';
import { emptyReview, fieldsIn, type ReviewFormValues, toReviewInput } from '../reviewForm';
import type { FormGuardInput } from '../reviews.gen';
import type { ReviewTarget } from '../target';
import { useSubmitReview } from './useSubmitReview';

interface ReviewFormOptions {
  target: ReviewTarget;
  readFormGuard: () => FormGuardInput;
  onSent: () => void;
}

/** All that the review form does: checks, sending once, and what is said about it (public-site §5 and §8). */
export function useReviewForm({ target, readFormGuard, onSent }: ReviewFormOptions) {
  const { t, i18n } = useLingui();
  const { status, viewer } = useViewer();
  const asGuest = status === 'guest';
  const form = useForm<ReviewFormValues>({ defaultValues: emptyReview });
  const submitReview = useSubmitReview(target);
  // `isSubmitting` arrives with the next render; a second press can be quicker than that.
  const underWay = useRef(false);

  // Whoever signs out takes their words along. A session that ran out sends nobody away: what was typed stays.
  useEffect(
    () =>
      sessionToken.subscribe((end) => {
        if (end === 'signedOut') form.reset();
      }),
    [form],
  );

  async function send(values: ReviewFormValues): Promise<void> {
    try {
      await submitReview(toReviewInput(values, target, asGuest), readFormGuard());
    } catch (error) {
      return refuse(error);
    }
    form.reset();
    toast.success(
      target.type === 'REPAIR' ? t`Thank you for your rating!` : t`Review submitted successfully. Thank you!`,
    );
    onSent();
  }

  function refuse(error: unknown): void {
    const { message, fields } = readError(error);
    const refused = fieldsIn(fields);
    for (const name of refused) form.setError(name, { message: fields[name] });
    if (refused[0]) form.setFocus(refused[0]);
    else form.setError('root.server', { message });
    toast.error(translateServerMessage(i18n, message));
  }

  function point(errors: FieldErrors<ReviewFormValues>): void {
    const first = fieldsIn(errors)[0];
    const message = first && errors[first]?.message;
    if (message) toast.error(translateServerMessage(i18n, message));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    await form
      .handleSubmit(
        send,
        point,
      )(event)
      .finally(() => (underWay.current = false));
  }

  return {
    form,
    asGuest,
    viewer,
    sending: form.formState.isSubmitting,
    submit: (event: FormEvent) => void submit(event),
  };
}
