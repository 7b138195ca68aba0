import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { classes, CloseIcon } from '../../../ui';
import styles from './Toolbar.module.css';

const CONTROLS = 'button, select, input';

/** A toolbar as ARIA describes it: one stop for the Tab key, the arrows go on. */
export function ToolBar({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const controls = () => [...(ref.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];

  /** Where the Tab key comes back to. */
  function stopAt(chosen: Element): void {
    for (const control of controls()) control.tabIndex = control === chosen ? 0 : -1;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const all = controls();
    const at = all.indexOf(event.target as HTMLElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }

  return (
    // The keys of the toolbar, for whichever of its controls has the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={ref}
      role="toolbar"
      aria-label={label}
      className={styles.bar}
      onKeyDown={onKeyDown}
      onFocus={(event) => stopAt(event.target)}
    >
      {children}
    </div>
  );
}

interface ToolProps {
  label: string;
  /** Whether it holds where the cursor stands; left out where a tool is done and over. */
  on?: boolean;
  /** Whether what it opens is open. */
  expanded?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** One tool. */
export function Tool({ label, on, expanded, disabled = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={on}
      aria-expanded={expanded}
      aria-disabled={disabled}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onPress()}
    >
      {children}
    </button>
  );
}

interface ToolSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A tool that is one of several. It is the one that the Tab key comes to first. */
export function ToolSelect({ label, value, onChange, children }: ToolSelectProps) {
  return (
    <select
      tabIndex={0}
      className={classes(styles.tool, styles.select)}
      aria-label={label}
      title={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {children}
    </select>
  );
}

const DEFAULT_COLOUR = '#2563eb';

interface ColourToolProps {
  /** As it is in the text: `#rrggbb`, or `rgb(…)`, which browsers make of it. */
  colour: string | null;
  onPick: (colour: string) => void;
  onClear: () => void;
}

/** The colour of the letters, and the way back to none. */
export function ColourTool({ colour, onPick, onClear }: ColourToolProps) {
  const { t } = useLingui();
  const shown = hex(colour) ?? DEFAULT_COLOUR;
  return (
    <>
      <span className={styles.colour} style={{ '--picked': colour ?? 'currentColor' } as CSSProperties}>
        <ColourField key={shown} colour={shown} onPick={onPick} />
        <span aria-hidden="true">A</span>
      </span>
      {colour && (
        <Tool label={t`Remove the colour`} onPress={onClear}>
          <CloseIcon size={16} />
        </Tool>
      )}
    </>
  );
}

/** The browser's own field for colours. */
function ColourField({ colour, onPick }: { colour: string; onPick: (colour: string) => void }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const onChosen = useEffectEvent(() => field.current && onPick(field.current.value));
  useEffect(() => {
    // React tells of every step through the colours; this is the one that a person has settled on.
    const input = field.current;
    const settle = () => onChosen();
    input?.addEventListener('change', settle);
    return () => input?.removeEventListener('change', settle);
  }, []);
  return (
    <input
      ref={field}
      type="color"
      tabIndex={-1}
      aria-label={t`Colour of the text`}
      title={t`Colour of the text`}
      defaultValue={colour}
    />
  );
}

/** A colour as a colour field wants it; null for one that is written another way. */
function hex(colour: string | null): string | null {
  if (colour === null || /^#[\da-f]{6}$/i.test(colour)) return colour;
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1);
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : null;
}
