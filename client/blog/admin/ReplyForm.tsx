import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { AdminField } from '../../admin/kit/AdminField';
import { DraftNotice } from '../../admin/kit/editor/DraftNotice';
import { useItemForm } from '../../admin/kit/editor/useItemForm';
import { useLeaveGuard } from '../../admin/kit/editor/useLeaveGuard';
import { Button, Row, Stack, TextArea } from '../../ui';
import { forgetPublicComments } from './cache';
import { type BlogCommentRowFragment, useReplyToBlogCommentMutation } from './commentAdmin.gen';

interface ReplyFormProps {
  comment: BlogCommentRowFragment;
  onClose: () => void;
}

/** The shop's answer, written below the comment; an earlier one is replaced. It cannot be empty (back-office §5). */
export function ReplyForm({ comment: { id, authorName, adminReply, post }, onClose }: ReplyFormProps) {
  const { t } = useLingui();
  const [send] = useReplyToBlogCommentMutation({ update: (cache) => forgetPublicComments(cache, post.id) });
  const { form, draft, dirty, sending, submit } = useItemForm({
    name: `blogComment.${id}`,
    begun: { reply: adminReply ?? '' },
    version: null,
    saved: t`Reply posted.`,
    checks: 'warning',
    send: ({ reply }) => send({ variables: { id, reply } }),
    onClose,
  });
  useLeaveGuard(dirty);
  const { setFocus } = form;
  useEffect(() => setFocus('reply'), [setFocus]);

  function cancel(): void {
    if (!dirty || window.confirm(t`Discard your changes?`)) onClose();
  }

  return (
    <form onSubmit={submit} noValidate aria-label={t`Reply to ${authorName}`}>
      <Stack gap={1}>
        {draft.found && (
          <DraftNotice savedAt={draft.found.savedAt} onRestore={draft.restore} onDiscard={draft.discard} />
        )}
        <AdminField
          form={form}
          name="reply"
          label={t`Reply`}
          required
          rules={{ validate: (reply: unknown) => String(reply).trim() !== '' || t`Reply cannot be empty.` }}
        >
          {(control) => <TextArea {...control} rows={3} />}
        </AdminField>
        <Row gap={1}>
          <Button type="submit" size="sm" busy={sending}>
            {adminReply ? <Trans>Save reply</Trans> : <Trans>Post reply</Trans>}
          </Button>
          <Button size="sm" variant="secondary" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
