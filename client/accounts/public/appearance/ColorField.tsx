import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { parseColor } from '../../../lib/contrast';
import { isEnter } from '../../../lib/typedKey';
import { classes, RetryIcon, TextInput, WarningIcon } from '../../../ui';
import styles from './ColorFields.module.css';

interface ColorFieldProps {
  label: string;
  /** Null while the theme's own is in use. */
  color: string | null;
  themeColor: string;
  warning: string | undefined;
  onChoose: (color: string | null) => void;
}

/** One colour: the browser's own picker, a field for those who have it in writing, and a way back to the theme's. */
export function ColorField({ label, color, themeColor, warning, onChoose }: ColorFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const shown = color ?? themeColor;
  const wrong = typed !== null && parseColor(typed) === null;

  function type(text: string): void {
    setTyped(text);
    // Six digits: three may be on their way there.
    const written = text.replace('#', '').length === 6 ? parseColor(text) : null;
    if (written) onChoose(written);
  }

  function leave(): void {
    const written = typed === null ? null : parseColor(typed);
    if (written && written !== shown) onChoose(written);
    setTyped(null);
  }

  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <label className={styles.name} htmlFor={id}>
          {label}
        </label>
        <span className={styles.tools}>
          <input
            id={id}
            type="color"
            className={styles.swatch}
            value={shown}
            aria-describedby={warning ? `${id}-warning` : undefined}
            onChange={({ target }) => onChoose(target.value)}
          />
          <TextInput
            className={classes(styles.code, color === null && styles.own)}
            value={typed ?? shown.toUpperCase()}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-label={t`${label}: colour code`}
            aria-invalid={wrong || undefined}
            aria-describedby={warning ? `${id}-warning` : undefined}
            onChange={({ target }) => type(target.value)}
            onBlur={leave}
            onKeyDown={(event) => isEnter(event) && leave()}
          />
          <button
            type="button"
            className={styles.back}
            aria-label={t`${label}: back to the theme's colour`}
            title={t`${label}: back to the theme's colour`}
            aria-disabled={color === null}
            onClick={() => color !== null && onChoose(null)}
          >
            <RetryIcon size={18} />
          </button>
        </span>
      </div>
      <output className={styles.region}>
        {warning && (
          <span className={styles.warning} id={`${id}-warning`}>
            <WarningIcon size={18} />
            <span>{warning}</span>
          </span>
        )}
      </output>
    </div>
  );
}
