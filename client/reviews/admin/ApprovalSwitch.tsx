import type { FragmentType } from '@apollo/client';
import { useLingui } from '@lingui/react/macro';
import { RowSwitch } from '../../admin/kit/RowSwitch';
import { forgetPublicReviews } from './cache';
import {
  type ApprovalSwitchFragment,
  useApprovalSwitchFragment,
  useSetReviewApprovalMutation,
} from './reviewsAdmin.gen';

/** Withdraws the approval of a review, and gives it back (decisions §5). */
export function ApprovalSwitch({ review }: { review: FragmentType<ApprovalSwitchFragment> }) {
  const { t } = useLingui();
  const { id, authorName, isApproved, deletedAt } = useApprovalSwitchFragment(review);
  const [setApproval] = useSetReviewApprovalMutation({ update: forgetPublicReviews });
  const state = isApproved ? t`Approved` : t`Withdrawn`;
  if (deletedAt) return state;
  return (
    <RowSwitch
      checked={isApproved}
      state={state}
      label={t`${state}. Show the review of ${authorName} to visitors`}
      done={isApproved ? t`Approval withdrawn.` : t`Review approved.`}
      change={(isApproved) =>
        setApproval({
          variables: { id, isApproved },
          optimisticResponse: { setReviewApproval: { __typename: 'ManagedReview', id, isApproved } },
        })
      }
    />
  );
}
