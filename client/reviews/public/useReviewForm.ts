import { useLingui } from '@lingui/react/macro';
import { useDraft } from '../../forms/useDraft';
import { useSendingForm } from '../../forms/useSendingForm';
import { useServerMessage } from '../../graphql/useServerMessage';
import { useViewer } from '../../session/useViewer';
import { toast } from '../../ui';
import { emptyReview, type ReviewFormValues, toReviewInput } from '../reviewForm';
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
  const { t } = useLingui();
  const { status, viewer } = useViewer();
  const asGuest = status === 'guest';
  const submitReview = useSubmitReview(target);
  const { form, ...sending } = useSendingForm<ReviewFormValues>({
    defaultValues: emptyReview,
    say: useServerMessage(),
    send: async (values) => {
      await submitReview(toReviewInput(values, target, asGuest), readFormGuard());
      form.reset();
      forgetDraft();
      toast.success(
        target.type === 'REPAIR' ? t`Thank you for your rating!` : t`Review submitted successfully. Thank you!`,
      );
      onSent();
    },
  });

  const forgetDraft = useDraft(form, `review ${target.type} ${target.id}`, emptyReview);

  return { form, asGuest, viewer, ...sending };
}
