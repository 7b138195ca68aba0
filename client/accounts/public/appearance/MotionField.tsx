import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { chooseAppearance } from '../../../lib/appearance';
import styles from './MotionField.module.css';

/** A switch: a native checkbox that says so. What the device itself asks for is honoured in any case. */
export function MotionField({ reduceMotion }: { reduceMotion: boolean }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.words}>
        <label className={styles.label} htmlFor={id}>
          <Trans>Reduce motion</Trans>
        </label>
        <p className={styles.hint} id={`${id}-hint`}>
          <Trans>No animations and no smooth scrolling.</Trans>
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-describedby={`${id}-hint`}
        checked={reduceMotion}
        aria-checked={reduceMotion}
        onChange={({ target }) => chooseAppearance({ reduceMotion: target.checked })}
      />
    </div>
  );
}
