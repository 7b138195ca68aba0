import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { AdminTextField } from '../../admin/kit/AdminTextField';
import { useRenderedMarkup } from '../../admin/kit/editor/markup';
import { RichTextField } from '../../admin/kit/editor/RichTextField';
import { InfoIcon, StatusBadge, WarningIcon } from '../../ui';
import { RichText } from '../../ui/RichText';
import type { Entry, TranslatedThing, TranslationValues } from './entries';
import { languageNames } from './labels';
import styles from './TranslationForm.module.css';

interface TranslatedTextProps {
  entry: Entry;
  /** Where it is and what it is. */
  label: string;
  form: UseFormReturn<TranslationValues>;
  languages: Pick<TranslatedThing, 'language' | 'translatedInto'>;
  isMissing: boolean;
  /** Whether rich texts of this thing may be Markdown. */
  markdown: boolean;
}

/** One text in both languages: on a phone the translation is below its source. */
export function TranslatedText({ entry, label, form, languages, isMissing, markdown }: TranslatedTextProps) {
  const { t, i18n } = useLingui();
  const { key, kind, source, before } = entry;
  const [from, into] = [languages.language, languages.translatedInto].map((each) => i18n._(languageNames[each]));
  const [sourceTag, tag] = [languages.language, languages.translatedInto].map((each) => each.toLowerCase());
  const field = { form, name: key, label: t`${label}, ${into}` };
  return (
    <section className={styles.text} aria-label={label}>
      <div className={styles.source}>
        <h3 className={styles.label}>{t`${label}, ${from}`}</h3>
        <Source text={source} kind={kind} lang={sourceTag!} />
        {before !== undefined && (
          <div className={styles.changed}>
            <StatusBadge tone="purple" icon={<InfoIcon />}>
              {before === null ? (
                <Trans>New since it was translated</Trans>
              ) : (
                <Trans>Changed since it was translated</Trans>
              )}
            </StatusBadge>
            {before !== null && (
              <details>
                <summary>
                  <Trans>What it said before</Trans>
                </summary>
                <Source text={before} kind={kind} lang={sourceTag!} />
              </details>
            )}
          </div>
        )}
      </div>
      <div className={styles.translation} lang={tag}>
        {kind === 'rich' ? (
          <RichTextField {...field} markdown={markdown} rows={4} />
        ) : (
          <AdminTextField {...field} {...(kind === 'long' && { rows: 4 })} />
        )}
        {isMissing && (
          <StatusBadge tone="yellow" icon={<WarningIcon />}>
            <Trans context="of a text">Missing</Trans>
          </StatusBadge>
        )}
      </div>
    </section>
  );
}

function Source({ text, kind, lang }: { text: string; kind: Entry['kind']; lang: string }) {
  const html = useRenderedMarkup(kind === 'rich' ? text : '');
  return (
    <div className={styles.words} lang={lang}>
      {kind === 'rich' ? <RichText html={html} /> : text}
    </div>
  );
}
