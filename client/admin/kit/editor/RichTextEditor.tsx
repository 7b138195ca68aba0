import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, Field, toast } from '../../../ui';
import { EditorSkeleton } from './EditorSkeleton';
import { kindOf, loadMarkdown } from './markup';
import styles from './RichTextEditor.module.css';
import { SourceEditor } from './SourceEditor';

const load = () => import('./RichTextSurface');
const RichTextSurface = lazy(async () => ({ default: (await load()).RichTextSurface }));

interface RichTextEditorProps {
  label: string;
  /** HTML, '' where nothing is written; a page's text may be Markdown. */
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** How many lines are seen at first. */
  rows?: number;
  /** False for a field that is HTML and nothing else: what has no tags in it is a text like any other then. */
  markdown?: boolean;
}

/** Why a text is edited as source: it is Markdown, somebody asked for it, or these elements would be lost otherwise. */
type Source = 'markdown' | 'asked' | readonly string[];

/**
 * A text of the owner's with headings, lists and links. What it gives passes the server's sanitiser unchanged. A text that
 * it could not give back whole is edited as HTML, and one in Markdown as Markdown, so that nothing is lost unseen.
 */
export function RichTextEditor({
  label,
  value,
  onChange,
  hint,
  error,
  required,
  rows = 6,
  markdown = true,
}: RichTextEditorProps) {
  const { t } = useLingui();
  const begin = (text: string): Source | null => (markdown && kindOf(text) === 'markdown' ? 'markdown' : null);
  const [source, setSource] = useState(() => begin(value));
  const [own, setOwn] = useState(value);
  // Not what was typed here: a draft that was restored, or the text of another item.
  if (own !== value) {
    setOwn(value);
    setSource(begin(value));
  }

  function emit(text: string): void {
    setOwn(text);
    onChange(text);
  }

  async function toRichText(): Promise<void> {
    try {
      const isMarkdown = markdown && kindOf(value) === 'markdown';
      const html = isMarkdown ? (await loadMarkdown())(value) : value;
      const { lostIn, toRichHtml } = await load();
      const lost = lostIn(html);
      if (lost.length > 0) return setSource(lost);
      if (isMarkdown) emit(toRichHtml(html));
      setSource(null);
    } catch {
      toast.error(t`An error occurred.`);
    }
  }

  const kind = markdown ? kindOf(value) : 'html';
  return (
    <div className={styles.field} style={{ '--rows': rows } as CSSProperties}>
      <Field label={label} hint={hint} error={error} required={required}>
        {(control) =>
          source === null ? (
            <Suspense fallback={<EditorSkeleton />}>
              <RichTextSurface
                label={label}
                control={control}
                value={value}
                onChange={emit}
                onUnfit={setSource}
                onSource={() => setSource('asked')}
              />
            </Suspense>
          ) : (
            <>
              <div className={styles.modes}>
                <span className={styles.mode}>
                  {kind === 'markdown' ? <Trans>Markdown</Trans> : <Trans>HTML</Trans>}
                </span>
                <Button size="sm" variant="ghost" onClick={() => void toRichText()}>
                  {kind === 'markdown' ? <Trans>Convert to rich text</Trans> : <Trans>Rich text</Trans>}
                </Button>
              </div>
              {Array.isArray(source) && <UnfitNote elements={source as readonly string[]} />}
              <SourceEditor control={control} rows={rows} value={value} onChange={emit} />
            </>
          )
        }
      </Field>
    </div>
  );
}

/** Says why a text stays source. */
function UnfitNote({ elements }: { elements: readonly string[] }) {
  const names = elements.join(', ');
  return (
    <p className={styles.note} role="note">
      <Trans>
        The rich text editor cannot keep everything in this text ({names}). It is edited as it is written, so that
        nothing is lost.
      </Trans>
    </p>
  );
}
