import { Trans, useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { isComposing } from '../../../lib/typedKey';
import { Button, FieldError, TextInput } from '../../../ui';
import { contentHref } from '../../../ui/ContentLink';
import styles from './Toolbar.module.css';

/** 'example.com' is meant as an address on the web. */
const asAddress = (typed: string) => (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed) ? `https://${typed}` : typed);

/** Where the selected words lead: http, https, mailto, tel, or a path of this site (decisions §6). */
export function LinkBar({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const [had] = useState(() => (editor.getAttributes('link').href as string | undefined) ?? '');
  const [typed, setTyped] = useState(had);
  const [isWrong, setWrong] = useState(false);
  const errorId = `${id}-error`;

  function apply(): void {
    const href = asAddress(typed.trim());
    if (contentHref(href) === null) return setWrong(true);
    const link = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !had) {
      // No words were chosen: the address itself becomes them.
      link.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else link.setLink({ href }).run();
    onDone();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Neither sends the form around the editor, nor closes the window it is in.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return apply();
    editor.commands.focus();
    onDone();
  }

  return (
    <div className={styles.link}>
      <label htmlFor={id}>
        <Trans>Address of the link</Trans>
      </label>
      <TextInput
        id={id}
        type="text"
        inputMode="url"
        autoComplete="off"
        // It was opened by hand, and there is nothing else to do in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className={styles.address}
        placeholder={t`https://… or /contact`}
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" onClick={apply}>
        <Trans>Set link</Trans>
      </Button>
      {had !== '' && (
        <Button size="sm" variant="secondary" onClick={remove}>
          <Trans>Remove link</Trans>
        </Button>
      )}
      <FieldError id={errorId}>
        {isWrong ? t`The link must be a web address or a path of this site.` : undefined}
      </FieldError>
    </div>
  );
}
