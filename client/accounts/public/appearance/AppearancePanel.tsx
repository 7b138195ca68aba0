import { Trans } from '@lingui/react/macro';
import { chooseAppearance, defaultAppearance } from '../../../lib/appearance';
import { colorWarnings } from '../../../lib/appearanceChecks';
import { Button, classes, RetryIcon } from '../../../ui';
import { useAppearance } from './useAppearance';
import styles from './AppearancePanel.module.css';
import { ColorFields } from './ColorFields';
import { MotionField } from './MotionField';
import { Preview } from './Preview';
import { TextSizeField } from './TextSizeField';
import { ThemeField } from './ThemeField';

/**
 * Theme, text size, motion and colours (public-site §3, AppSettings); each choice shows at once on the whole page. While
 * the chosen colours cannot be read the panel itself wears the theme's own, so that the way back stays readable.
 */
export function AppearancePanel() {
  const chosen = useAppearance();
  const { theme, fontSize, reduceMotion, colors, shown } = chosen;
  const warnings = colorWarnings(chosen);
  const unreadable = warnings.some(({ control, elsewhere }) => control !== 'primary' && !elsewhere);
  const changed = theme !== 'system' || fontSize !== 'md' || reduceMotion || colors !== null;
  return (
    <div className={classes(styles.panel, unreadable && styles.rescue)} data-theme={unreadable ? shown : undefined}>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <ThemeField theme={theme} settled={Boolean(colors?.background)} />
          <TextSizeField fontSize={fontSize} />
          <MotionField reduceMotion={reduceMotion} />
        </div>
        <div className={styles.fields}>
          <ColorFields colors={colors} shown={shown} warnings={warnings} />
          <Preview colors={colors} shown={shown} />
        </div>
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={<RetryIcon size={18} />}
        className={styles.reset}
        aria-disabled={!changed}
        onClick={() => changed && chooseAppearance(defaultAppearance)}
      >
        <Trans>Reset to defaults</Trans>
      </Button>
    </div>
  );
}
