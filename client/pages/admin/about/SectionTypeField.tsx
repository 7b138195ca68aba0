import { useLingui } from '@lingui/react/macro';
import { FieldGroup } from '../../../ui';
import { RadioTile } from '../../../ui/RadioTile';
import { SECTION_TYPES, type SectionType } from './content';
import styles from './SectionTypeField.module.css';
import { sectionTypes } from './sectionTypes';

interface SectionTypeFieldProps {
  value: SectionType;
  onChange: (type: SectionType) => void;
}

/** What a new section is to be. */
export function SectionTypeField({ value, onChange }: SectionTypeFieldProps) {
  const { t, i18n } = useLingui();
  return (
    <FieldGroup label={t`Section type`}>
      {(id) => (
        <div className={styles.types}>
          {SECTION_TYPES.map((type) => {
            const { name, Icon } = sectionTypes[type];
            return (
              <RadioTile
                key={type}
                className={styles.type}
                name={id}
                checked={type === value}
                onChange={() => onChange(type)}
              >
                <Icon size={26} />
                {i18n._(name)}
              </RadioTile>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}
