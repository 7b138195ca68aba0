import { useLingui } from '@lingui/react/macro';
import { RowSwitch } from '../../desk/RowSwitch';
import { forgetPublicReviews } from './cache';
import { type ReviewRowFragment, useSetReviewApprovalMutation } from './reviewsDesk.gen';

/** Withdraws the approval of a review, and gives it back (decisions §5). */
export function ApprovalSwitch({ review: { id, authorName, isApproved } }: { review: ReviewRowFragment }) {
  const { t } = useLingui();
  const [setApproval] = useSetReviewApprovalMutation({ update: forgetPublicReviews });
  const state = isApproved ? t`Approved` : t`Withdrawn`;
  return (
    <RowSwitch
      checked={isApproved}
      state={state}
      label={t`${state}. Show the review of ${authorName} to visitors`}
      done={isApproved ? t`Approval withdrawn.` : t`Review approved.`}
      change={() =>
        setApproval({
          variables: { id, isApproved: !isApproved },
          optimisticResponse: { setReviewApproval: { __typename: 'ManagedReview', id, isApproved: !isApproved } },
        })
      }
    />
  );
}
