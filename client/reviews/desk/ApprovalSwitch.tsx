import { Trans, useLingui } from '@lingui/react/macro';
import { useDeskAction } from '../../desk/useDeskAction';
import { Switch } from '../../ui/Switch';
import { forgetPublicReviews } from './cache';
import { type ReviewRowFragment, useSetReviewApprovalMutation } from './reviewsDesk.gen';

/** Withdraws the approval of a review, and gives it back (decisions §5); a press shows at once. */
export function ApprovalSwitch({ review: { id, authorName, isApproved } }: { review: ReviewRowFragment }) {
  const { t } = useLingui();
  const { act, isBusy } = useDeskAction();
  const [setApproval] = useSetReviewApprovalMutation({ update: forgetPublicReviews });
  const state = isApproved ? t`Approved` : t`Withdrawn`;

  // a const, since the generated types leave the type's name out
  const setReviewApproval = { __typename: 'ManagedReview', id, isApproved: !isApproved };
  const toggle = () =>
    act(() => setApproval({ variables: { id, isApproved: !isApproved }, optimisticResponse: { setReviewApproval } }), {
      done: isApproved ? t`Approval withdrawn.` : t`Review approved.`,
    });
  return (
    <Switch
      checked={isApproved}
      busy={isBusy()}
      label={t`${state}. Show the review of ${authorName} to visitors`}
      onToggle={() => void toggle()}
    >
      {isApproved ? <Trans>Approved</Trans> : <Trans>Withdrawn</Trans>}
    </Switch>
  );
}
