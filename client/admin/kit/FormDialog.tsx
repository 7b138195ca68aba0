import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Button, CheckIcon, classes } from '../../ui';
import { Modal } from '../../ui/Modal';
import styles from './FormDialog.module.css';
import { UnsavedGuard } from './UnsavedGuard';
import { useDrawnLater } from './useDrawnLater';

interface FormDialogProps {
  title: string;
  /** Closes it; called after the question about unsaved changes, if there are any. */
  onClose: () => void;
  /** Whether something was typed that closing would lose. */
  dirty?: boolean;
  /** Makes a form of it, with the buttons *Save* and *Cancel* always in sight below. */
  onSubmit?: (event: FormEvent) => void;
  /** The label of the button, 'Save' unless told otherwise. */
  save?: ReactNode;
  busy?: boolean;
  /** Another way to end the form, beside the button that saves. */
  beside?: ReactNode;
  /** Stands below what is only to be looked at, or beside the form's own buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * The window of a form or a detail of the admin: a head, a body that scrolls, and a foot that stays. On a phone it takes the
 * whole screen. With unsaved changes it asks before it closes, however that is tried: by Escape, the cross, a press
 * beside it, the way back of the browser or a link.
 */
export function FormDialog({
  title,
  onClose,
  dirty = false,
  onSubmit,
  save,
  busy,
  beside,
  footer,
  children,
}: FormDialogProps) {
  const { t } = useLingui();
  const body = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawnLater(takesAPlace);

  // The browser would give the focus to the cross, which comes first. Under a thumb a field would bring up the keyboard.
  const head = useRef<HTMLHeadingElement>(null);
  const isForm = onSubmit !== undefined;
  // Before any part of the window takes it for itself.
  useLayoutEffect(() => head.current?.focus(), []);
  useEffect(() => {
    if (isDrawn && isForm && matchMedia('(pointer: fine)').matches) firstField(body.current)?.focus();
  }, [isDrawn, isForm]);

  function close(): void {
    if (!dirty || window.confirm(t`Discard your changes?`)) return onClose();
    // A browser that was pressed Escape twice closes the window by itself.
    const dialog = body.current?.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }

  function escape(event: SyntheticEvent): void {
    // The picker of a file field has a cancel of its own, which rises up to here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    close();
  }

  const content = (
    <>
      <h2 ref={head} tabIndex={-1} className={styles.head}>
        {title}
      </h2>
      <div ref={body} className={styles.body}>
        {isDrawn && children}
      </div>
      {(onSubmit || footer) && (
        <div className={styles.foot}>
          {footer && <div className={styles.more}>{footer}</div>}
          {onSubmit && (
            <>
              <Button variant="secondary" onClick={close}>
                <Trans>Cancel</Trans>
              </Button>
              <Button type="submit" variant={beside ? 'secondary' : 'primary'} icon={<CheckIcon />} busy={busy}>
                {save ?? <Trans>Save</Trans>}
              </Button>
              {beside}
            </>
          )}
        </div>
      )}
    </>
  );

  const frame = classes(styles.dialog, !isDrawn && styles.empty);
  return (
    <Modal label={title} look="sheet" onClose={close} onCancel={escape}>
      {dirty && <UnsavedGuard />}
      {onSubmit ? (
        <form className={frame} onSubmit={onSubmit} noValidate>
          {content}
        </form>
      ) : (
        <div className={frame}>{content}</div>
      )}
    </Modal>
  );
}

/** Instead of another window, as of what was loading, or over it: a gap between the two would flicker. */
const takesAPlace = () => document.querySelector('dialog[open]') !== null;

const firstField = (body: HTMLElement | null) =>
  body?.querySelector<HTMLElement>('input:not([type="hidden"], [type="file"]), select, textarea');
