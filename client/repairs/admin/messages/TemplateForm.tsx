import { Trans, useLingui } from '@lingui/react/macro';
import { AdminTextField } from '../../../admin/kit/AdminTextField';
import { Fields } from '../../../admin/kit/FieldLayout';
import { UnsavedGuard } from '../../../admin/kit/UnsavedGuard';
import { useSendingForm } from '../../../forms/useSendingForm';
import { useServerMessage } from '../../../graphql/useServerMessage';
import { Button, toast } from '../../../ui';
import { type MessageTemplateViewFragment, useSaveMessageTemplateMutation } from './messageTemplates.gen';
import styles from './MessageTemplates.module.css';
import { PLACEHOLDERS, withSamples } from './templateLabels';

const MAX_SUBJECT = 150;
const MAX_TEXT = 1000;

/** Both languages of one text, what may be in braces, and how it reads. */
export function TemplateForm({ template }: { template: MessageTemplateViewFragment }) {
  const { t, i18n } = useLingui();
  const [save] = useSaveMessageTemplateMutation();
  const { occasion, version, placeholders, subjectEn, textEn, subjectNe, textNe } = template;
  const { form, sending, submit } = useSendingForm({
    defaultValues: { subjectEn, textEn, subjectNe, textNe },
    say: useServerMessage(),
    async send(values) {
      await save({ variables: { input: { ...values, occasion, version } } });
      toast.success(t`Message saved.`);
    },
  });
  const values = form.watch();
  return (
    <form onSubmit={submit} noValidate>
      {form.formState.isDirty && <UnsavedGuard />}
      <Fields>
        <details className={styles.placeholders}>
          <summary>
            <Trans>Placeholders</Trans>
          </summary>
          <dl>
            {placeholders.map((name) => (
              <div key={name}>
                <dt>
                  <code>{`{${name}}`}</code>
                </dt>
                <dd>{PLACEHOLDERS[name] && i18n._(PLACEHOLDERS[name].means)}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Trans>A line that names something not known, such as an amount when nothing is due, is left out.</Trans>
          </p>
        </details>
        <div className={styles.languages}>
          <section lang="en" aria-label={t`English`}>
            <AdminTextField
              form={form}
              name="subjectEn"
              label={t`Subject of the email, English`}
              missing={t`Subject is required.`}
              maxLength={MAX_SUBJECT}
            />
            <AdminTextField
              form={form}
              name="textEn"
              label={t`Message, English`}
              missing={t`Text is required.`}
              maxLength={MAX_TEXT}
              rows={7}
            />
            <Sample subject={values.subjectEn} text={values.textEn} language="en" />
          </section>
          <section lang="ne" aria-label={t`Nepali`}>
            <AdminTextField
              form={form}
              name="subjectNe"
              label={t`Subject of the email, Nepali`}
              missing={t`Subject is required.`}
              maxLength={MAX_SUBJECT}
            />
            <AdminTextField
              form={form}
              name="textNe"
              label={t`Message, Nepali`}
              missing={t`Text is required.`}
              maxLength={MAX_TEXT}
              rows={7}
            />
            <Sample subject={values.subjectNe} text={values.textNe} language="ne" />
          </section>
        </div>
        <div>
          <Button type="submit" busy={sending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </Fields>
    </form>
  );
}

function Sample({ subject, text, language }: { subject: string; text: string; language: 'en' | 'ne' }) {
  return (
    <figure className={styles.sample}>
      <figcaption>
        <Trans>How it may read</Trans>
      </figcaption>
      <p className={styles.subject}>{withSamples(subject, language)}</p>
      <p className={styles.text}>{withSamples(text, language)}</p>
    </figure>
  );
}
