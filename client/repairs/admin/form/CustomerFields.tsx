import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { AdminField } from '../../../admin/kit/AdminField';
import { AdminTextField } from '../../../admin/kit/AdminTextField';
import { EditorSection } from '../../../admin/kit/editor/EditorSection';
import { FieldPair } from '../../../admin/kit/FieldLayout';
import { useServerMessage } from '../../../graphql/useServerMessage';
import { Button, FieldError, PersonIcon } from '../../../ui';
import { contactNumberRule, repairRules } from '../../repairRules';
import type { RepairDetailViewFragment } from '../detail/repairDetail.gen';
import { CustomerInput } from './CustomerInput';
import type { RepairForm } from './useRepairForm';
import type { Customer } from './useCustomers';
import styles from './RepairForm.module.css';

interface CustomerFieldsProps {
  form: RepairForm;
  /** Whose account it is so far. */
  owner: RepairDetailViewFragment['owner'];
}

const chosen = { shouldDirty: true, shouldValidate: true } as const;

/**
 * Who brings the set, and where it is fetched. Choosing somebody who was here before fills name, number and address, and gives the
 * repair to their account (back-office §5).
 */
export function CustomerFields({ form, owner }: CustomerFieldsProps) {
  const { t } = useLingui();
  const { userName, contactNumber } = form.watch();
  const [names, setNames] = useState(() => new Map(owner && [[owner.id, owner.name ?? owner.username]]));
  /** The address that a choice filled in; one that somebody typed stays. */
  const filled = useRef('');

  function choose(customer: Customer): void {
    const { userId, name, contactNumber: number, address } = customer;
    form.setValue('userName', name, chosen);
    if (number) form.setValue('contactNumber', number, chosen);
    const typed = form.getValues('pickupAddress');
    if (address && (!typed.trim() || typed === filled.current)) {
      form.setValue('pickupAddress', address, chosen);
      filled.current = address;
    }
    form.setValue('userId', userId ?? '', { shouldDirty: true });
    form.clearErrors('userId');
    if (userId) setNames(new Map(names).set(userId, name));
  }

  return (
    <EditorSection title={t`Customer`} hint={t`Type a number or a name to find earlier customers.`}>
      <FieldPair>
        <AdminField
          form={form}
          name="contactNumber"
          label={t`Contact number`}
          required
          rules={{ validate: (number) => contactNumberRule(number as string) }}
        >
          {(control) => (
            <CustomerInput {...control} type="tel" inputMode="tel" typed={contactNumber} onChoose={choose} />
          )}
        </AdminField>
        <AdminField
          form={form}
          name="userName"
          label={t`Customer name`}
          required
          rules={{ validate: (name, values) => repairRules.userName!(name as string, values) }}
        >
          {(control) => <CustomerInput {...control} typed={userName} onChoose={choose} />}
        </AdminField>
      </FieldPair>
      <AccountLine form={form} names={names} />
      <FieldPair>
        <AdminTextField
          form={form}
          name="pickupAddress"
          label={t`Pickup address`}
          hint={t`Where we pick it up and bring it back.`}
          required
          rules={{ validate: (address, values) => repairRules.pickupAddress!(address as string, values) }}
          rows={2}
        />
        <AdminTextField
          form={form}
          name="preferredPickupTime"
          label={t`Preferred pickup time`}
          hint={t`Kathmandu time. Now, if the TV is already here.`}
          required
          rules={{ required: 'Preferred pickup time is required.' }}
          type="datetime-local"
        />
      </FieldPair>
    </EditorSection>
  );
}

/** Whether the repair belongs to an account, and the way to take it out again. */
function AccountLine({ form, names }: { form: RepairForm; names: ReadonlyMap<string, string> }) {
  const say = useServerMessage();
  const { userId, userName } = form.watch();
  const { message } = form.formState.errors.userId ?? {};
  const name = names.get(userId) ?? userName;
  return (
    <div>
      <p className={styles.account}>
        <PersonIcon size={18} />
        {userId ? (
          <>
            <span>
              <Trans>
                Linked to the account of <b>{name}</b>, who is notified of its progress.
              </Trans>
            </span>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                form.setValue('userId', '', { shouldDirty: true });
                form.clearErrors('userId');
              }}
            >
              <Trans>Unlink from the account</Trans>
            </Button>
          </>
        ) : (
          <span>
            <Trans>Not linked to an account. Choose a customer with an account to link it.</Trans>
          </span>
        )}
      </p>
      <FieldError id={undefined}>{message && say(message)}</FieldError>
    </div>
  );
}
