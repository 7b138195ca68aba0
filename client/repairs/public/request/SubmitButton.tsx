import { Trans } from '@lingui/react/macro';
import { useFormState } from 'react-hook-form';
import { Button, CheckIcon } from '../../../ui';
import styles from './BookingForm.module.css';

/** Sends the form, and is busy until that is decided; the form around it need not be drawn again for that. */
export function SubmitButton() {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" size="lg" icon={<CheckIcon size={22} />} busy={isSubmitting} className={styles.submit}>
      {isSubmitting ? <Trans>Submitting...</Trans> : <Trans>Submit request</Trans>}
    </Button>
  );
}
