import { Trans, useLingui } from '@lingui/react/macro';
import { AdminField } from '../../admin/kit/AdminField';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { FieldPair, Fields } from '../../admin/kit/FieldLayout';
import { FormDialog } from '../../admin/kit/FormDialog';
import { PersonIcon, Select, TextInput } from '../../ui';
import { initialsOf } from '../public/avatarInitials';
import { PasswordInput } from '../public/PasswordInput';
import { ProfilePicture } from '../public/ProfilePicture';
import { emailRule, filled, newPasswordRules, usernameRule } from '../rules';
import type { UserRowFragment } from './usersAdmin.gen';
import { useUserForm } from './useUserForm';

interface UserFormProps {
  /** Null for a new account. */
  user: UserRowFragment | null;
  onClose: () => void;
}

/** Add New User, Edit (back-office §2, §5): a password is given to a new account only. */
export function UserForm({ user, onClose }: UserFormProps) {
  const { t } = useLingui();
  const { form, sending, submit, dirty, picture, setPictureChosen, isPictureRemoved, setPictureRemoved } = useUserForm(
    user,
    onClose,
  );
  return (
    <FormDialog
      title={user ? t`Edit User` : t`Add New User`}
      dirty={dirty}
      busy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields>
        <FieldPair>
          <AdminTextField
            form={form}
            name="username"
            label={t`Username`}
            required
            rules={{ validate: { blank: filled(t`Username is required.`), shape: usernameRule } }}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <AdminTextField
            form={form}
            name="email"
            label={t`Email`}
            required
            hint={user && !user.abilities.changeEmail && t`The address of the main admin account cannot be changed.`}
            rules={{ validate: { blank: filled(t`Email is required.`), shape: emailRule } }}
            type="email"
            autoComplete="off"
            readOnly={user ? !user.abilities.changeEmail : false}
          />
        </FieldPair>
        {!user && (
          <AdminField
            form={form}
            name="password"
            label={t`Password`}
            required
            hint={t`At least 6 characters.`}
            rules={{ validate: newPasswordRules('Password must be at least 6 characters.').validate }}
          >
            {(control) => <PasswordInput {...control} autoComplete="new-password" />}
          </AdminField>
        )}
        <FieldPair>
          <AdminTextField form={form} name="name" label={t`Name`} autoComplete="off" />
          <AdminTextField
            form={form}
            name="contactNumber"
            label={t`Contact Number`}
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
        </FieldPair>
        <AdminField form={form} name="role" label={t`Role`}>
          {(control) =>
            user && !user.abilities.changeRole ? (
              <TextInput {...control} readOnly />
            ) : (
              <Select {...control} defaultValue={form.getValues('role')}>
                <option value="USER">USER</option>
                <option value="ADMIN">ADMIN</option>
              </Select>
            )
          }
        </AdminField>
        <ProfilePicture
          label={<Trans>Profile Picture</Trans>}
          stored={user?.profilePictureUrl ?? null}
          isRemoved={isPictureRemoved}
          onRemovedChange={setPictureRemoved}
          fallback={user ? initialsOf(user) : <PersonIcon size={36} />}
          handle={picture.field}
          onChange={(urls) => setPictureChosen(urls.length > 0)}
        />
      </Fields>
    </FormDialog>
  );
}
