import type { FragmentType } from '@apollo/client';
import { useLingui } from '@lingui/react/macro';
import { RowSwitch } from '../../admin/kit/RowSwitch';
import { forgetPublicComments } from './cache';
import {
  type ShownSwitchFragment,
  useSetBlogCommentApprovalMutation,
  useShownSwitchFragment,
} from './commentAdmin.gen';

/** Hides a comment, and shows it again (decisions §5). */
export function ShownSwitch({ comment }: { comment: FragmentType<ShownSwitchFragment> }) {
  const { t } = useLingui();
  const { id, authorName, isApproved, deletedAt, post } = useShownSwitchFragment(comment);
  const [setApproval] = useSetBlogCommentApprovalMutation({ update: (cache) => forgetPublicComments(cache, post.id) });
  const state = isApproved ? t`Shown` : t`Hidden`;
  if (deletedAt) return state;
  return (
    <RowSwitch
      checked={isApproved}
      state={state}
      label={t`${state}. Show the comment of ${authorName} to visitors`}
      done={isApproved ? t`Comment hidden.` : t`Comment shown again.`}
      change={(isApproved) =>
        setApproval({
          variables: { id, isApproved },
          optimisticResponse: { setBlogCommentApproval: { __typename: 'ManagedBlogComment', id, isApproved } },
        })
      }
    />
  );
}
