import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldGroup } from '../../../ui';
import { RadioTile } from '../../../ui/RadioTile';
import { repairFields } from '../../labels';
import type { RepairFormValues } from '../../repairForm';
import styles from './ChoiceField.module.css';
import { useFieldError } from './fields';

interface Choice {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A second line under the label. */
  detail?: ReactNode;
}

interface ChoiceFieldProps {
  name: 'tvType' | 'deliveryOption';
  choices: Choice[];
  /** `chips` for short words, `cards` where each choice has something to explain. */
  look: 'chips' | 'cards';
}

/** A few choices that are all in sight: one tap instead of opening a list. Native radio buttons inside. */
export function ChoiceField({ name, choices, look }: ChoiceFieldProps) {
  const { i18n } = useLingui();
  const { register } = useFormContext<RepairFormValues>();
  const error = useFieldError(name);
  return (
    <FieldGroup label={i18n._(repairFields[name])} error={error}>
      {(id) => (
        <div className={styles[look]}>
          {choices.map(({ value, label, icon, detail }) => (
            <RadioTile
              key={value}
              className={styles.choice}
              value={value}
              aria-describedby={detail ? `${id}-${value}` : undefined}
              {...register(name)}
            >
              {icon}
              <span className={styles.words}>
                <span>{label}</span>
                {detail && (
                  <span className={styles.detail} id={`${id}-${value}`}>
                    {detail}
                  </span>
                )}
              </span>
            </RadioTile>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
