import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { Button, Card, Field, FieldError, TextArea } from '../../ui';
import { MAX_QUESTION } from '../conversation';
import { sends } from '../enterKey';
import { useAskAssistant } from './useAskAssistant';
import { AnswerPanel } from './AnswerPanel';
import styles from './AskAssistant.module.css';

/** The form of 'Ask Our AI Assistant', with the answer below it (public-site §2 'FAQ', §5, §8). */
export function AskAssistant() {
  const { t } = useLingui();
  const { ask, given, loading, isConfigured } = useAskAssistant();
  const question = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();

  function submit(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    void ask(question.current?.value ?? '');
  }

  return (
    <Card className={styles.card}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field label={<Trans>Your question</Trans>}>
          {(control) => (
            <TextArea
              {...control}
              ref={question}
              name="question"
              rows={2}
              className={styles.question}
              placeholder={t`My TV has sound but no picture. What can it be?`}
              maxLength={MAX_QUESTION}
              enterKeyHint="send"
              onKeyDown={(event) => sends(event) && submit(event)}
            />
          )}
        </Field>
        <FieldError id={noteId}>
          {isConfigured ? undefined : t`The AI Assistant has a configuration issue. Our answers above still help.`}
        </FieldError>
        <Button
          type="submit"
          className={styles.send}
          busy={loading}
          disabled={!isConfigured}
          aria-describedby={isConfigured ? undefined : noteId}
        >
          {loading ? <Trans>Getting Answer...</Trans> : <Trans>Get Answer</Trans>}
        </Button>
      </form>
      {/* There from the start, or the first answer would not be read out. */}
      <div aria-live="polite" aria-busy={loading}>
        {given && <AnswerPanel given={given} />}
      </div>
    </Card>
  );
}
