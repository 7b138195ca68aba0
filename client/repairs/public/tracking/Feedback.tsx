import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { formatNumber } from '../../../lib/digits';
import { translateServerMessage } from '../../../lib/serverTexts';
import { Button, Card, Field, TextArea } from '../../../ui';
import { feedbackRule, MAX_FEEDBACK, useFeedback } from './useFeedback';
import styles from './Feedback.module.css';

/** From here on it helps to know how much room is left. */
const NEARLY_FULL = MAX_FEEDBACK - 200;

interface FeedbackProps {
  id: string;
  saved: string;
}

/** A finished repair has a question left, and it is the shop's (public-site §3, `customerFeedback`). */
export function Feedback({ id, saved }: FeedbackProps) {
  const { i18n } = useLingui();
  const { form, saving, submit } = useFeedback(id, saved);
  const { length } = useWatch({ control: form.control, name: 'feedback' });
  const { message } = form.formState.errors.feedback ?? {};
  const [count, limit] = [formatNumber(length, i18n.locale), formatNumber(MAX_FEEDBACK, i18n.locale)];
  return (
    <Card as="section" className={styles.card}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={<Trans>How was the repair?</Trans>}
          hint={
            length > NEARLY_FULL ? (
              <Trans>
                {count} of {limit} characters
              </Trans>
            ) : (
              <Trans>The shop reads it; visitors do not.</Trans>
            )
          }
          error={message && translateServerMessage(i18n, message)}
        >
          {(control) => (
            <TextArea
              {...control}
              {...form.register('feedback', { validate: (value) => feedbackRule(value, saved) })}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" busy={saving} className={styles.save}>
          {saving ? <Trans>Saving...</Trans> : <Trans>Save feedback</Trans>}
        </Button>
      </form>
    </Card>
  );
}
