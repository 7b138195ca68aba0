import { Trans } from '@lingui/react/macro';
import type { Viewer } from '../../../session/useViewer';
import { Button, CheckIcon, TextInput } from '../../../ui';
import { useProfileForm } from './useProfileForm';
import { contactRule, nameRule } from './profileRules';
import { initialsOf } from '../avatarInitials';
import { FormField } from '../FormField';
import { ProfilePicture } from '../ProfilePicture';
import styles from './Settings.module.css';

/** Name, contact number and picture can be changed; username and e-mail are shown (public-site §2, 'Account screens'). */
export function ProfileForm({ viewer }: { viewer: Viewer }) {
  const { form, sending, submit, picture, isPictureRemoved, setIsPictureRemoved } = useProfileForm(viewer);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.across}>
        <ProfilePicture
          label={<Trans>Profile Picture</Trans>}
          stored={viewer.profilePictureUrl}
          isRemoved={isPictureRemoved}
          onRemovedChange={setIsPictureRemoved}
          fallback={initialsOf(viewer)}
          handle={picture.field}
        />
      </div>
      <div className={`${styles.person} ${styles.across}`}>
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
