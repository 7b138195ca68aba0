import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from '../lib/router/Link';
import { classes } from './classes';
import { Spinner } from './Spinner';
import styles from './Button.module.css';

interface Look {
  /** `primary` once a screen; `secondary` for the other ways on; `ghost` for tools; `danger` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Drawn before the text. A button with an icon alone needs an `aria-label`. */
  icon?: ReactNode;
  iconAfter?: ReactNode;
  wide?: boolean;
}

function look({ variant = 'primary', size = 'md', wide }: Look, alone: boolean, className?: string): string {
  return classes(styles.button, styles[variant], styles[size], wide && styles.wide, alone && styles.alone, className);
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows that work is going on and refuses a second press, but keeps the focus. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

/** A native button in our clothes; `type="button"` unless told otherwise. */
export function Button({
  variant,
  size,
  icon,
  iconAfter,
  wide,
  busy,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={look({ variant, size, wide }, !children, className)}
      aria-disabled={busy || props['aria-disabled']}
      aria-busy={busy || undefined}
      // A busy button that was really disabled would throw the keyboard's focus back to the top of the page.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size={18} /> : icon}
      {children && <span className={styles.text}>{children}</span>}
      {iconAfter}
    </button>
  );
}

/** A link that looks like a button: it goes somewhere, so it stays a link for the keyboard and for ears. */
export function LinkButton({ variant, size, icon, iconAfter, wide, className, children, ...props }: Look & LinkProps) {
  return (
    <Link {...props} className={look({ variant, size, wide }, !children, className)}>
      {icon}
      {children}
      {iconAfter}
    </Link>
  );
}
