import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { AdminSelect } from '../../admin/kit/AdminSelect';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { Fields } from '../../admin/kit/FieldLayout';
import { FormDialog } from '../../admin/kit/FormDialog';
import { useSendingForm } from '../../forms/useSendingForm';
import { useServerMessage } from '../../graphql/useServerMessage';
import { toast } from '../../ui';
import { type BillRowFragment, type Language, useMailBillMutation } from './billsAdmin.gen';

const LANGUAGES = { EN: msg`English`, NE: msg`Nepali` } as const;

interface BillFormProps {
  bill: BillRowFragment;
  onClose: () => void;
}

/** Sends the address of the public copy. */
export function MailForm({ bill: { id, code }, onClose }: BillFormProps) {
  const { t, i18n } = useLingui();
  const [mail] = useMailBillMutation();
  const { form, sending, submit } = useSendingForm<{ email: string; language: Language }>({
    defaultValues: { email: '', language: i18n.locale === 'ne' ? 'NE' : 'EN' },
    say: useServerMessage(),
    async send({ email, language }) {
      await mail({ variables: { id, email, language } });
      toast.success(t`The email is on its way.`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t`Send ${code} by email`}
      onClose={onClose}
      onSubmit={submit}
      dirty={form.formState.isDirty}
      busy={sending}
      save={t`Send`}
    >
      <Fields>
        <AdminTextField
          form={form}
          name="email"
          label={t`Email`}
          missing={t`Please enter a valid email address.`}
          type="email"
          autoComplete="off"
        />
        <AdminSelect form={form} name="language" label={t`Language`} words={LANGUAGES} />
      </Fields>
    </FormDialog>
  );
}
