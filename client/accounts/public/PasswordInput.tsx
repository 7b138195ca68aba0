import { useLingui } from '@lingui/react/macro';
import { type InputHTMLAttributes, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classes, TextInput } from '../../ui';
import { EyeIcon, EyeOffIcon } from '../../ui/icons/account';
import styles from './PasswordInput.module.css';

interface PasswordInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  ref?: Ref<HTMLInputElement>;
  /** Given when other fields show and hide with this one; otherwise the field keeps it to itself. */
  shown?: boolean;
  onShownChange?: (shown: boolean) => void;
}

/** A password with a button that shows it: on a phone people mistype what they cannot see (public-site §2). */
export function PasswordInput({ className, shown, onShownChange, ...props }: PasswordInputProps) {
  const { t } = useLingui();
  const [ownShown, setOwnShown] = useState(false);
  const visible = shown ?? ownShown;
  const button = useRef<HTMLButtonElement>(null);
  const show = onShownChange ?? setOwnShown;

  // Sent as plain text, a password would enter the browser's list of words to suggest.
  const hide = useEffectEvent(() => show(false));
  useEffect(() => {
    const form = button.current?.form;
    const onSubmit = () => hide();
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, []);

  return (
    <span className={styles.frame}>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={visible ? 'text' : 'password'}
        className={classes(styles.input, className)}
      />
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-pressed={visible}
        aria-label={visible ? t`Hide password` : t`Show password`}
        aria-controls={props.id}
        // The caret, and with it the keyboard of a phone, stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => show(!visible)}
      >
        {visible ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
      </button>
    </span>
  );
}
