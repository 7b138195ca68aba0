import { Trans, useLingui } from '@lingui/react/macro';
import { noColors } from '../../../lib/appearance';
import type { CustomColors } from '../../../lib/appearanceChoices';
import { contrastsOf } from '../../../lib/appearanceChecks';
import { paletteOf } from '../../../lib/appearancePalette';
import { READABLE } from '../../../lib/contrast';
import type { Theme } from '../../../lib/theme';
import { Button, CheckIcon, StatusBadge, VisuallyHidden, WarningIcon } from '../../../ui';
import { WrenchIcon } from '../../../ui/icons/pages';
import styles from './Preview.module.css';
import { formatRatio } from './useWarningText';

/** A small screen with a little of everything, and how well it can be read. */
export function Preview({ colors, shown }: { colors: CustomColors | null; shown: Theme }) {
  const { t, i18n } = useLingui();
  const chosen = colors ?? noColors;
  const contrasts = contrastsOf(chosen, shown);
  const readings = [
    { name: t`Text`, ratio: contrasts.text },
    { name: t`Links`, ratio: contrasts.link },
    { name: t`Buttons`, ratio: contrasts.button },
  ];
  return (
    <figure className={styles.preview}>
      <div className={styles.screen} data-theme={shown} style={paletteOf(chosen, shown)} inert>
        <span className={styles.bar}>Parda</span>
        <div className={styles.page}>
          <p className={styles.title}>
            <Trans>This is how a page looks</Trans>
          </p>
          <p className={styles.quiet}>
            <Trans>
              Muted text, and a <span className={styles.link}>link</span>
            </Trans>
          </p>
          <StatusBadge tone="green" icon={<CheckIcon />}>
            <Trans>Repaired</Trans>
          </StatusBadge>
          <div className={styles.buttons}>
            <Button size="sm" icon={<WrenchIcon size={18} />}>
              <Trans>Button</Trans>
            </Button>
            <Button size="sm" variant="secondary">
              <Trans>Another</Trans>
            </Button>
          </div>
        </div>
      </div>
      <figcaption>
        <VisuallyHidden>
          <Trans>Contrast of the chosen colours</Trans>
        </VisuallyHidden>
        <ul className={styles.readings}>
          {readings.map(({ name, ratio }) => (
            <li key={name}>
              {ratio < READABLE ? <WarningIcon size={16} /> : <CheckIcon size={16} />}
              <span>{name}</span> <strong>{formatRatio(ratio, i18n.locale)}</strong>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
