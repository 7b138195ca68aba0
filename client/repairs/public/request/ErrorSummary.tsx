import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { formatNumber } from '../../../lib/digits';
import { WarningIcon } from '../../../ui';
import { useFormErrors } from './useFormErrors';
import { isRepairField, repairFields } from '../../labels';
import type { RepairField, RepairFormValues } from '../../repairForm';
import { sayError } from '../../sayError';
import styles from './ErrorSummary.module.css';
import formStyles from './BookingForm.module.css';

/** What still needs a hand, above the button that was pressed: each entry leads to its field. */
export function ErrorSummary() {
  const { i18n } = useLingui();
  const { setFocus } = useFormContext<RepairFormValues>();
  const errors = useFormErrors();
  const wrong = Object.keys(repairFields).filter(
    (name): name is RepairField => isRepairField(name) && errors[name] !== undefined,
  );
  const refused = errors.root?.server?.message;
  const say = (message: string | undefined) => message && sayError(i18n, message);
  const count = wrong.length;
  const number = formatNumber(count, i18n.locale);
  // The region is in the page from the start, or its first words would not be read out.
  return (
    <div role="alert" className={formStyles.region}>
      {(count > 0 || refused) && (
        <div className={styles.summary}>
          <WarningIcon size={24} />
          <div>
            {refused && <p className={styles.title}>{say(refused)}</p>}
            {count > 0 && (
              <>
                <p className={styles.title}>
                  {count === 1 ? (
                    <Trans>One field needs your attention:</Trans>
                  ) : (
                    <Trans>{number} fields need your attention:</Trans>
                  )}
                </p>
                <ul className={styles.list}>
                  {wrong.map((name) => (
                    <li key={name}>
                      <button type="button" className={styles.way} onClick={() => setFocus(name)}>
                        {say(errors[name]?.message)}
                      </button>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
