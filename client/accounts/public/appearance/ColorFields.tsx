import { Trans, useLingui } from '@lingui/react/macro';
import { chooseAppearance, noColors } from '../../../lib/appearance';
import type { CustomColors } from '../../../lib/appearanceChoices';
import type { ColorWarning } from '../../../lib/appearanceChecks';
import { themeColors } from '../../../lib/appearancePalette';
import type { Theme } from '../../../lib/theme';
import { ColorField } from './ColorField';
import styles from './ColorFields.module.css';
import { useWarningText } from './useWarningText';

interface ColorFieldsProps {
  colors: CustomColors | null;
  shown: Theme;
  warnings: ColorWarning[];
}

/** Three colours of one's own; all others of the site follow from them (lib/appearancePalette.ts). */
export function ColorFields({ colors, shown, warnings }: ColorFieldsProps) {
  const { t } = useLingui();
  const warningText = useWarningText();
  const names = { primary: t`Primary`, background: t`Background`, text: t`Text` };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Your own colours</Trans>
      </legend>
      {(['primary', 'background', 'text'] as const).map((name) => {
        const warning = warnings.find(({ control }) => control === name);
        return (
          <ColorField
            key={name}
            label={names[name]}
            color={colors?.[name] ?? null}
            themeColor={themeColors[shown][name]}
            warning={warning && warningText(warning)}
            onChoose={(color) => chooseAppearance({ colors: { ...(colors ?? noColors), [name]: color } })}
          />
        );
      })}
    </fieldset>
  );
}
