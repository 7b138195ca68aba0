import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { SuggestInput } from '../../../admin/kit/SuggestInput';
import styles from './CustomerInput.module.css';
import { type Customer, useCustomers } from './useCustomers';

interface CustomerInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  /** What is in the field. */
  typed: string;
  onChoose: (customer: Customer) => void;
}

/** A field that finds customers while it is typed into. Whoever is not found is simply typed: a name that nobody has is no mistake. */
export function CustomerInput({ typed, onChoose, ...props }: CustomerInputProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const customers = useCustomers(isOpen ? typed : null);
  return (
    <SuggestInput
      {...props}
      options={customers}
      optionKey={({ key }) => key}
      listLabel={t`Customers`}
      onChoose={onChoose}
      onOpen={setOpen}
    >
      {(customer) => <CustomerLines customer={customer} />}
    </SuggestInput>
  );
}

function CustomerLines({ customer: { userId, name, contactNumber, address, repairCount } }: { customer: Customer }) {
  return (
    <>
      <span className={styles.name}>
        {name} {contactNumber && <span className={styles.number}>{contactNumber}</span>}
      </span>
      <span className={styles.more}>
        {userId && (
          <span>
            <Trans>Has an account</Trans>
            {', '}
          </span>
        )}
        <span>
          <Plural value={repairCount} _0="No repair yet" one="# repair" other="# repairs" />
        </span>
        {address && <span>, {address}</span>}
      </span>
    </>
  );
}
