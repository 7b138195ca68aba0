import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { translateServerMessage } from '../../../lib/serverTexts';
import { Button } from '../../../ui';
import { useContactNumberForm } from './useContactNumberForm';
import type { RepairAccess } from './useTrackedRepair';
import { ContactNumberField } from './ContactNumberField';
import { Notice } from './Notice';
import styles from './RevealDetails.module.css';

interface RevealDetailsProps {
  reveal: RepairAccess['reveal'];
  /** What the button says. */
  children: ReactNode;
}

/** Shows costs and notes of a public record to whoever knows the contact number given with it (decisions §12). */
export function RevealDetails({ reveal, children }: RevealDetailsProps) {
  const { i18n } = useLingui();
  const { form, busy, refusal, attempt } = useContactNumberForm();
  const submit = form.handleSubmit(({ contactNumber }) => attempt(() => reveal(contactNumber)));
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ContactNumberField form={form} />
      <Notice>{refusal && translateServerMessage(i18n, refusal)}</Notice>
      <Button type="submit" variant="secondary" busy={busy} className={styles.send}>
        {children}
      </Button>
    </form>
  );
}

/** The same after a press only: the page may ask for the number elsewhere already. @param children what the first button says */
export function AskForNumber({ reveal, children }: RevealDetailsProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (isAsking) {
    return (
      <RevealDetails reveal={reveal}>
        <Trans>Show</Trans>
      </RevealDetails>
    );
  }
  return (
    <Button variant="secondary" size="sm" className={styles.more} onClick={() => setIsAsking(true)}>
      {children}
    </Button>
  );
}
