import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { readError } from '../../graphql/errors';
import { translateServerMessage } from '../../lib/serverMessages';
import type { Viewer } from '../../session/useViewer';
import { toast } from '../../ui';
import type { FormGuardInput } from '../blog.gen';
import { commentFields, type CommentFormValues } from '../commentForm';
import { useAddComment } from './useAddComment';

interface CommentForm {
  postId: string;
  /** Null for a guest. Of a signed-in person the account's own name is taken, and nothing else is sent. */
  viewer: Viewer | null;
  readFormGuard: () => FormGuardInput;
}

/** What the comment form does: checks, sending, and what is said about it (public-site §5 and §8). */
export function useCommentForm({ postId, viewer, readFormGuard }: CommentForm) {
  const { t, i18n } = useLingui();
  const form = useForm<CommentFormValues>({ defaultValues: { authorName: '', authorEmailOrPhone: '', content: '' } });
  const addComment = useAddComment(postId);
  // `isSubmitting` arrives with the next render; a second press can be quicker than that.
  const underWay = useRef(false);

  async function send({ authorName, authorEmailOrPhone, content }: CommentFormValues): Promise<void> {
    try {
      await addComment({
        input: viewer ? { content } : { authorName, authorEmailOrPhone, content },
        formGuard: readFormGuard(),
      });
      toast.success(t`Comment posted successfully!`);
      // Name and address stay for the next one; what was begun meanwhile stays, too.
      if (form.getValues('content') === content) form.resetField('content');
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown): void {
    const { message, fields } = readError(error);
    const wrong = commentFields.filter((name) => fields[name]);
    for (const name of wrong) form.setError(name, { message: fields[name] });
    if (wrong[0]) form.setFocus(wrong[0]);
    toast.error(translateServerMessage(i18n, message));
  }

  function point(errors: FieldErrors<CommentFormValues>): void {
    const first = commentFields.find((name) => errors[name]);
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

  return { form, sending: form.formState.isSubmitting, submit: (event: FormEvent) => void submit(event) };
}
