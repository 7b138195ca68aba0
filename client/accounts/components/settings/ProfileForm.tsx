import { Trans } from '@lingui/react/macro';
import type { Viewer } from '../../../session/useViewer';
import { Button, CheckIcon, TextInput } from '../../../ui';
import { useProfileForm } from '../../hooks/useProfileForm';
import { contactRule, nameRule } from './profileRules';
import { Avatar } from '../Avatar';
import { FormField } from '../FormField';
import styles from './Settings.module.css';

/** Name and contact number can be changed; username and e-mail are shown (public-site §2, 'Account screens'). */
export function ProfileForm({ viewer }: { viewer: Viewer }) {
  const { form, sending, submit } = useProfileForm(viewer);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={`${styles.person} ${styles.across}`}>
        <Avatar person={viewer} size="lg" />
        <dl className={styles.facts}>
          <div>
            <dt>
              <Trans>Username:</Trans>
            </dt>
            <dd>{viewer.username}</dd>
          </div>
          <div>
            <dt>
              <Trans>Email:</Trans>
            </dt>
            <dd>{viewer.email}</dd>
          </div>
        </dl>
      </div>
      <FormField form={form} name="name" label={<Trans>Full Name</Trans>} rules={{ validate: nameRule(viewer) }}>
        {(control) => <TextInput {...control} autoComplete="name" />}
      </FormField>
      <FormField
        form={form}
        name="contactNumber"
        label={<Trans>Contact Number</Trans>}
        rules={{ validate: contactRule }}
        optional
      >
        {(control) => <TextInput {...control} type="tel" inputMode="tel" autoComplete="tel" />}
      </FormField>
      <Button type="submit" icon={<CheckIcon />} busy={sending} className={styles.save}>
        <Trans>Save Profile Changes</Trans>
      </Button>
    </form>
  );
}
