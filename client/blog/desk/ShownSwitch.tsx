import { Trans, useLingui } from '@lingui/react/macro';
import { useDeskAction } from '../../desk/useDeskAction';
import { Switch } from '../../ui/Switch';
import { forgetPublicComments } from './cache';
import { type BlogCommentRowFragment, useSetBlogCommentApprovalMutation } from './commentDesk.gen';

/** Hides a comment, and shows it again (decisions §5); a press shows at once. */
export function ShownSwitch({ comment: { id, authorName, isApproved, post } }: { comment: BlogCommentRowFragment }) {
  const { t } = useLingui();
  const { act, isBusy } = useDeskAction();
  const [setApproval] = useSetBlogCommentApprovalMutation({ update: (cache) => forgetPublicComments(cache, post.id) });
  const state = isApproved ? t`Shown` : t`Hidden`;

  // a const, since the generated types leave the type's name out
  const setBlogCommentApproval = { __typename: 'ManagedBlogComment', id, isApproved: !isApproved };
  const toggle = () =>
    act(
      () => setApproval({ variables: { id, isApproved: !isApproved }, optimisticResponse: { setBlogCommentApproval } }),
      { done: isApproved ? t`Comment hidden.` : t`Comment shown again.` },
    );
  return (
    <Switch
      checked={isApproved}
      busy={isBusy()}
      label={t`${state}. Show the comment of ${authorName} to visitors`}
      onToggle={() => void toggle()}
    >
      {isApproved ? <Trans>Shown</Trans> : <Trans>Hidden</Trans>}
    </Switch>
  );
}
