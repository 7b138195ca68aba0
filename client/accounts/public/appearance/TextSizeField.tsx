import { Trans, useLingui } from '@lingui/react/macro';
import { chooseAppearance, fontSizes } from '../../../lib/appearance';
import type { FontSize } from '../../../lib/appearanceChoices';
import { Choices } from './Choices';
import styles from './Choices.module.css';

/** Four sizes of text; everything grows with it, since all measures are in rem. */
export function TextSizeField({ fontSize }: { fontSize: FontSize }) {
  const { t } = useLingui();
  const names = { sm: t`Small`, md: t`Medium`, lg: t`Large`, xl: t`Extra large` };
  return (
    <Choices
      label={<Trans>Text size</Trans>}
      name="fontSize"
      value={fontSize}
      onChoose={(fontSize) => chooseAppearance({ fontSize })}
      options={fontSizes.map((size) => ({
        value: size,
        label: names[size],
        picture: (
          <span className={styles.letter} data-size={size} aria-hidden="true">
            A
          </span>
        ),
      }))}
    />
  );
}
