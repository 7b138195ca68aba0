import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { translateServerMessage } from '../../lib/serverTexts';
import type { Viewer } from '../../session/useViewer';
import { Button, Card, type ControlProps, Field, TextArea, TextInput } from '../../ui';
import { useFormGuard } from '../../ui/formGuard';
import { type CommentFormValues, commentRules } from '../commentForm';
import { useCommentForm } from './useCommentForm';
import styles from './CommentForm.module.css';

/** Says something to a post. Guests leave a name and a way to reach them; others are known (public-site §5). */
export function CommentForm({ postId, viewer }: { postId: string; viewer: Viewer | null }) {
  const { t } = useLingui();
  const { honeypot, readFormGuard } = useFormGuard();
  const { form, sending, submit } = useCommentForm({ postId, viewer, readFormGuard });
  return (
    <Card ground="sunken">
      <form className={styles.form} onSubmit={submit} noValidate aria-label={t`Leave a comment`}>
        <h3>
          <Trans>Leave a comment</Trans>
        </h3>
        {viewer ? (
          <Field label={<Trans>Name</Trans>} hint={<Trans>The comment shows the name of your account.</Trans>}>
            {(control) => (
              <TextInput {...control} value={viewer.name ?? viewer.username} readOnly autoComplete="name" />
            )}
          </Field>
        ) : (
          <>
            <p className={styles.hint}>
              <Trans>Only the shop sees your email or phone.</Trans>
            </p>
            <div className={styles.pair}>
              <CommentField form={form} name="authorName" label={<Trans>Name</Trans>}>
                {(control) => <TextInput {...control} autoComplete="name" maxLength={120} />}
              </CommentField>
              <CommentField form={form} name="authorEmailOrPhone" label={<Trans>Email or Phone</Trans>}>
                {(control) => <TextInput {...control} autoComplete="email" maxLength={254} />}
              </CommentField>
            </div>
          </>
        )}
        <CommentField form={form} name="content" label={<Trans>Comment</Trans>}>
          {(control) => <TextArea {...control} maxLength={5000} />}
        </CommentField>
        {honeypot}
        <Button type="submit" busy={sending} className={styles.send}>
          {sending ? <Trans>Posting...</Trans> : <Trans>Post Comment</Trans>}
        </Button>
      </form>
    </Card>
  );
}

interface CommentFieldProps {
  form: UseFormReturn<CommentFormValues>;
  name: keyof CommentFormValues;
  label: ReactNode;
  children: (control: ControlProps & UseFormRegisterReturn) => ReactNode;
}

function CommentField({ form, name, label, children }: CommentFieldProps) {
  const { i18n } = useLingui();
  const { message } = form.getFieldState(name, form.formState).error ?? {};
  return (
    <Field label={label} error={message && translateServerMessage(i18n, message)} required>
      {(control) => children({ ...control, ...form.register(name, { validate: commentRules[name] }) })}
    </Field>
  );
}
