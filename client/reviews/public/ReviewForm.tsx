import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { FormAlert } from '../../accounts';
import { FormField } from '../../accounts';
import { translateServerMessage } from '../../lib/serverTexts';
import { Button, Select, TextArea, TextInput } from '../../ui';
import { useFormGuard } from '../../ui/formGuard';
import { StarInput } from '../../ui/StarInput';
import { useReviewForm } from './useReviewForm';
import { reviewRules } from '../reviewForm';
import { subjects, USUAL_SUBJECT } from '../subjects';
import type { ReviewTarget } from '../target';
import styles from './ReviewForm.module.css';

interface ReviewFormProps {
  target: ReviewTarget;
  onSent: () => void;
}

/** Stars and a word about a product, a repair or the shop (public-site §2, 'Reviews'; §5). */
export function ReviewForm({ target, onSent }: ReviewFormProps) {
  const { i18n } = useLingui();
  const { honeypot, readFormGuard } = useFormGuard();
  const { form, asGuest, viewer, sending, submit } = useReviewForm({ target, readFormGuard, onSent });
  const { errors } = form.formState;
  const rules = reviewRules(target);
  const chosen = useWatch({ control: form.control, name: 'rating' });
  const name = viewer?.name ?? viewer?.username;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <StarInput
        label={<Trans>Your rating</Trans>}
        error={errors.rating?.message && translateServerMessage(i18n, errors.rating.message)}
        chosen={chosen}
        {...form.register('rating', { validate: rules.rating })}
      />
      {target.type === 'GENERAL' && (
        <FormField form={form} name="subject" label={<Trans>What is it about?</Trans>}>
          {(control) => (
            <Select {...control} defaultValue={USUAL_SUBJECT}>
              {Object.entries(subjects).map(([subject, label]) => (
                <option key={subject} value={subject}>
                  {i18n._(label)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      {asGuest && (
        <div className={styles.pair}>
          <FormField
            form={form}
            name="authorName"
            label={<Trans>Name</Trans>}
            hint={<Trans>Shown beside your review.</Trans>}
            rules={{ validate: rules.authorName }}
          >
            {(control) => <TextInput {...control} autoComplete="name" />}
          </FormField>
          <FormField
            form={form}
            name="authorEmail"
            label={<Trans>Email</Trans>}
            hint={<Trans>Only the shop sees it.</Trans>}
            rules={{ validate: rules.authorEmail }}
          >
            {(control) => <TextInput {...control} type="email" autoComplete="email" />}
          </FormField>
        </div>
      )}
      <FormField form={form} name="comment" label={<Trans>Comment (optional)</Trans>} optional>
        {(control) => <TextArea {...control} />}
      </FormField>
      {honeypot}
      <FormAlert message={errors.root?.server?.message} />
      <div className={styles.send}>
        <Button type="submit" busy={sending}>
          {sending ? <Trans>Submitting...</Trans> : <Trans>Submit review</Trans>}
        </Button>
        {name && (
          <span className={styles.as}>
            <Trans>You are writing as {name}.</Trans>
          </span>
        )}
      </div>
    </form>
  );
}
