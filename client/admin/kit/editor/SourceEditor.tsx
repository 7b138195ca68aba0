import { Trans, useLingui } from '@lingui/react/macro';
import { plainText } from '../../../lib/excerpt';
import { textLanguage } from '../../../lib/textLanguage';
import { type ControlProps, TextArea } from '../../../ui';
import { LazyRichText } from '../../../ui/LazyRichText';
import { useRenderedMarkup } from './markup';
import styles from './RichTextEditor.module.css';

interface SourceEditorProps {
  control: ControlProps;
  value: string;
  onChange: (value: string) => void;
  rows: number;
}

/** A text as it is written, HTML or Markdown, and beside it what visitors will see. */
export function SourceEditor({ control, value, onChange, rows }: SourceEditorProps) {
  const { t } = useLingui();
  const html = useRenderedMarkup(value);
  return (
    <div className={styles.source}>
      <TextArea
        {...control}
        rows={rows}
        className={styles.code}
        lang={textLanguage(plainText(html))}
        spellCheck
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.preview} role="group" aria-label={t`Preview`}>
        {html.trim() ? (
          <LazyRichText html={html} lines={rows} />
        ) : (
          <p className={styles.nothing}>
            <Trans>Nothing is written yet.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}
