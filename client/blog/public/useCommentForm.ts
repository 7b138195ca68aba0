import { useLingui } from '@lingui/react/macro';
import { useDraft } from '../../forms/useDraft';
import { useSendingForm } from '../../forms/useSendingForm';
import { useServerMessage } from '../../graphql/useServerMessage';
import type { Viewer } from '../../session/useViewer';
import { toast } from '../../ui';
import type { FormGuardInput } from '../blog.gen';
import { type CommentFormValues, emptyComment } from '../commentForm';
import { useAddComment } from './useAddComment';

interface CommentForm {
  postId: string;
  /** Null for a guest. Of a signed-in person the account's own name is taken, and nothing else is sent. */
  viewer: Viewer | null;
  readFormGuard: () => FormGuardInput;
}

/** What the comment form does: checks, sending, and what is said about it (public-site §5 and §8). */
export function useCommentForm({ postId, viewer, readFormGuard }: CommentForm) {
  const { t } = useLingui();
  const addComment = useAddComment(postId);
  const { form, ...sending } = useSendingForm<CommentFormValues>({
    defaultValues: emptyComment,
    say: useServerMessage(),
    send: async ({ authorName, authorEmailOrPhone, content }) => {
      await addComment({
        input: viewer ? { content } : { authorName, authorEmailOrPhone, content },
        formGuard: readFormGuard(),
      });
      toast.success(t`Comment posted successfully!`);
      // Name and address stay for the next one; what was begun meanwhile stays, too.
      if (form.getValues('content') !== content) return;
      form.resetField('content');
      forgetDraft();
    },
  });
  const forgetDraft = useDraft(form, `comment ${postId}`, emptyComment);
  return { form, ...sending };
}
