import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { classes } from './classes';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons';
import { toastStore } from './toast';
import { toastRegions } from './toastRegions';
import styles from './Toaster.module.css';

const icons = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon, warning: WarningIcon };
const noToasts: never[] = [];

/**
 * Where toasts appear: in the page, or in the dialog that lies over it. The live region is there from the start, or the
 * first toast would not be read out; an alert inside it would be read out twice.
 */
export function Toaster({ inDialog = false }: { inDialog?: boolean }) {
  const { t } = useLingui();
  const all = useSyncExternalStore(toastStore.subscribe, toastStore.toasts, () => noToasts);
  const speaks = useIsLastRegion(inDialog);
  const toasts = speaks ? all : noToasts;
  const isAny = toasts.length > 0;
  // decided when the first appears, so that none jumps while it is read
  const isInTheWay = useMemo(() => isAny && coversWhatIsUsed(), [isAny]);
  return (
    // The handlers offer nothing to operate: they only hold the clock while someone reads.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={classes(styles.region, (inDialog || isInTheWay) && styles.atTop)}
      aria-label={t`Messages`}
      aria-live="polite"
      aria-hidden={!speaks || undefined}
      onPointerEnter={toastStore.pause}
      onPointerLeave={toastStore.resume}
      onFocus={toastStore.pause}
      onBlur={toastStore.resume}
    >
      {toasts.map(({ id, type, message, visible }) => {
        const Icon = icons[type];
        return (
          <div key={id} className={classes(styles.toast, styles[type], !visible && styles.fading)}>
            <Icon size={22} />
            <p className={styles.message}>{message}</p>
            <button type="button" className={styles.close} aria-label={t`Close`} onClick={() => toastStore.dismiss(id)}>
              <CloseIcon size={18} />
            </button>
          </div>
        );
      })}
    </section>
  );
}

/** Where toasts stand, from the lower corner, in px: the height of two above a phone's bar, and their width. */
const STANDS = { high: 220, wide: 520 };

/** Whether what was pressed or is typed into lies where toasts stand: a word about a button must not cover it. */
function coversWhatIsUsed(): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.id === 'main') return false;
  const { bottom, right } = activeElement.getBoundingClientRect();
  return bottom > innerHeight - STANDS.high && right > innerWidth - STANDS.wide;
}

function useIsLastRegion(inDialog: boolean): boolean {
  const [region] = useState(() => Symbol('toasts'));
  useLayoutEffect(() => toastRegions.add(region, inDialog), [region, inDialog]);
  return useSyncExternalStore(
    toastRegions.subscribe,
    () => toastRegions.last() === region,
    () => false,
  );
}
