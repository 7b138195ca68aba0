import { Trans, useLingui } from '@lingui/react/macro';
import { CvField } from '../../media';
import { Button, CheckIcon, TextArea, TextInput } from '../../ui';
import { Modal } from '../../ui/Modal';
import { type ApplicationTarget, useApplicationForm } from './useApplicationForm';
import { useInboxMessage } from '../messages';
import { inboxRules } from '../rules';
import { InboxField } from './InboxField';
import styles from './InboxForm.module.css';
import { SendError } from './SendError';

interface ApplicationModalProps {
  job: ApplicationTarget;
  open: boolean;
  onClose: () => void;
}

/**
 * The window in which somebody applies (public-site §2 'Careers', §5). It stays mounted while it is closed: what was
 * typed and uploaded is there again when it opens.
 */
export function ApplicationModal({ job, open, onClose }: ApplicationModalProps) {
  const { t } = useLingui();
  const say = useInboxMessage();
  const { form, sending, submit, refusal, cv, honeypot } = useApplicationForm(job, onClose);
  const { errors } = form.formState;
  if (!open) return null;
  const jobTitle = job?.title ?? '';
  const title = job ? t`Apply for ${jobTitle}` : t`Send us your CV`;
  return (
    <Modal label={title} look="window" onClose={onClose}>
      <div className={styles.window}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.intro}>
          <Trans>We read every application and answer by email.</Trans>
        </p>
        <form className={styles.form} onSubmit={submit} noValidate>
          <div className={styles.pair}>
            <InboxField form={form} name="name" label={<Trans>Name</Trans>} rule={inboxRules.name}>
              {(control) => <TextInput {...control} autoComplete="name" />}
            </InboxField>
            <InboxField form={form} name="email" label={<Trans>Email</Trans>} rule={inboxRules.email}>
              {(control) => <TextInput {...control} type="email" autoComplete="email" />}
            </InboxField>
          </div>
          <InboxField form={form} name="phone" label={<Trans>Phone (optional)</Trans>} rule={inboxRules.phone} optional>
            {(control) => <TextInput {...control} type="tel" autoComplete="tel" />}
          </InboxField>
          <InboxField form={form} name="coverLetter" label={<Trans>Cover letter</Trans>} rule={inboxRules.coverLetter}>
            {(control) => <TextArea {...control} rows={6} />}
          </InboxField>
          <CvField uploads={cv} error={errors.cvUrl?.message && say(errors.cvUrl.message)} />
          {honeypot}
          <SendError message={errors.root?.server?.message} sentence={refusal} />
          <Button type="submit" size="lg" icon={<CheckIcon size={22} />} busy={sending} className={styles.send}>
            {sending ? <Trans>Submitting...</Trans> : <Trans>Submit application</Trans>}
          </Button>
        </form>
      </div>
    </Modal>
  );
}
