import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RequiredLabel } from '../../../admin/kit/editor/RequiredLabel';
import { fieldLabel } from '../../../admin/kit/editor/fieldLabel';
import { FieldGroup } from '../../../ui';
import { RadioTile } from '../../../ui/RadioTile';
import { ContentIcon } from '../../public/icons/ContentIcon';
import type { IconSet } from '../../public/icons/iconSets';
import styles from './IconField.module.css';
import { TextField } from '../../../admin/kit/editor/TextField';

interface IconFieldProps {
  set: IconSet;
  /** An identifier; empty where there is none. */
  value: string;
  onChange: (identifier: string) => void;
  /** Of the item, for the letters that are where there is no icon. */
  title: string;
  error?: string | undefined;
  required?: boolean;
}

/** Which icon an item has: one that we draw, or any other identifier, which shows letters (back-office §3). */
export function IconField({ set, value, onChange, title, error, required = false }: IconFieldProps) {
  const { t } = useLingui();
  const [isOther, setOther] = useState(value !== '' && !set.icons.has(value));
  return (
    <div className={styles.field}>
      <FieldGroup
        label={<RequiredLabel required={required}>{t`Icon`}</RequiredLabel>}
        error={isOther ? undefined : error}
      >
        {(name) => (
          <div className={styles.icons}>
            {[...set.icons.keys()].map((identifier) => (
              <RadioTile
                key={identifier}
                className={styles.icon}
                name={name}
                checked={!isOther && value === identifier}
                onChange={() => {
                  setOther(false);
                  onChange(identifier);
                }}
              >
                <ContentIcon set={set} identifier={identifier} title="" />
                {fieldLabel(identifier)}
              </RadioTile>
            ))}
            <RadioTile className={styles.icon} name={name} checked={isOther} onChange={() => setOther(true)}>
              <ContentIcon set={set} identifier={isOther ? value : ''} title={title || 'Ab'} />
              <Trans>Letters</Trans>
            </RadioTile>
          </div>
        )}
      </FieldGroup>
      {isOther && (
        <TextField
          label={t`Icon identifier`}
          hint={t`Any name: if we have no icon for it, its first letters are shown.`}
          value={value}
          error={error}
          onChange={onChange}
        />
      )}
    </div>
  );
}
