import { useLingui } from '@lingui/react/macro';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { textLanguage } from '../../../lib/textLanguage';
import type { ControlProps } from '../../../ui';
import { EditorSkeleton } from './EditorSkeleton';
import { extensions, lostIn, toRichHtml } from './richText';
import styles from './RichTextEditor.module.css';
import { storedHtml } from './storedHtml';
import { Toolbar } from './Toolbar';
import { useTurn } from './useTurn';

export { lostIn, toRichHtml };

interface RichTextSurfaceProps {
  label: string;
  control: ControlProps;
  value: string;
  onChange: (value: string) => void;
  /** The text has elements that would be lost here; called instead of showing it. */
  onUnfit: (elements: readonly string[]) => void;
  onSource: () => void;
}

/** The editor itself, with all that it is made of: a chunk of its own. */
export function RichTextSurface(props: RichTextSurfaceProps) {
  return useTurn() ? <FittingSurface {...props} /> : <EditorSkeleton />;
}

function FittingSurface(props: RichTextSurfaceProps) {
  const { value, onUnfit } = props;
  // What is typed here always comes back whole: only what came from elsewhere is looked at.
  const [known, setKnown] = useState({ value: '', lost: [] as readonly string[] });
  if (known.value !== value) setKnown({ value, lost: lostIn(value) });
  const { lost } = known;

  const onLoss = useEffectEvent(() => onUnfit(lost));
  useEffect(() => {
    if (lost.length > 0) onLoss();
  }, [lost]);

  if (known.value !== value || lost.length > 0) return null;
  const typed = (text: string) => {
    setKnown({ value: text, lost: [] });
    props.onChange(text);
  };
  return <Surface {...props} onChange={typed} />;
}

/** What was written, '' where it is nothing. */
const richOf = (editor: Editor): string => (editor.isEmpty ? '' : storedHtml(editor.getHTML()));

function Surface({ label, control, value, onChange, onSource }: RichTextSurfaceProps) {
  const { t } = useLingui();
  /** What is in the editor, in the words of `value`: opening a text changes no letter of it, and undoing all gives it back. */
  const [kept, setKept] = useState(() => ({ value, rich: toRichHtml(value), original: value }));

  const editor = useEditor({
    extensions,
    content: value,
    // Made while rendering, it would be taken apart again if the browser has other things to do before it is shown.
    immediatelyRender: false,
    // Its own rules would be an inline style element; they are in our style sheet.
    injectCSS: false,
    onUpdate({ editor }) {
      const rich = richOf(editor);
      const next = rich === kept.rich ? kept.original : rich;
      setKept((now) => ({ ...now, value: next }));
      onChange(next);
    },
  });

  if (kept.value !== value) setKept({ value, rich: toRichHtml(value), original: value });
  useEffect(() => {
    if (!editor) return;
    const rich = richOf(editor);
    if (rich !== value && rich !== toRichHtml(value)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const language = useEditorState({ editor, selector: ({ editor }) => editor && textLanguage(editor.getText()) });
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-required': required } = control;
  const attributes = useMemo(
    () =>
      Object.fromEntries(
        Object.entries({
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-describedby': describedBy,
          'aria-invalid': invalid && 'true',
          'aria-required': required && 'true',
          lang: language,
          class: styles.text,
        }).filter((attribute): attribute is [string, string] => typeof attribute[1] === 'string'),
      ),
    [id, label, describedBy, invalid, required, language],
  );
  useEffect(() => editor?.setOptions({ editorProps: { attributes } }), [editor, attributes]);

  if (!editor) return <EditorSkeleton />;
  return (
    <div className={styles.surface} data-invalid={invalid}>
      <Toolbar editor={editor} label={t`Formatting: ${label}`} onSource={onSource} />
      <EditorContent editor={editor} className={styles.content} />
    </div>
  );
}
