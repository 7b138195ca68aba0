import { Trans, useLingui } from '@lingui/react/macro';
import { ItemFormDialog } from '../../admin/kit/editor/ItemFormDialog';
import { Button, CheckIcon } from '../../ui';
import { entriesOf, type TranslatedThing } from './entries';
import { labelOf, languageNames } from './labels';
import { StateBadge } from './StateBadge';
import styles from './TranslationForm.module.css';
import { TranslatedText } from './TranslatedText';
import { useTranslationForm } from './useTranslationForm';

/** The texts of a thing in both languages, side by side; what is written is kept as a draft or put before visitors. */
export function TranslationForm({ thing, onClose }: { thing: TranslatedThing; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const item = useTranslationForm(thing, onClose);
  const { translation, language, translatedInto } = thing;
  const entries = entriesOf(thing);
  const labels = new Map(entries.map((entry) => [entry.key, labelOf(i18n, entry)]));
  const values = item.form.watch();
  const missing = entries.filter(({ key }) => !values[key]?.trim()).length;
  const [from, into] = [language, translatedInto].map((each) => i18n._(languageNames[each]));
  const title = entries[0]?.source ?? '';
  return (
    <ItemFormDialog
      item={item}
      words={{ field: (key) => labels.get(key) }}
      title={t`${into}: ${title}`}
      save={<Trans>Save draft</Trans>}
      beside={
        <Button icon={<CheckIcon />} busy={item.sending} onClick={item.publish}>
          <Trans>Publish</Trans>
        </Button>
      }
      footer={
        translation && (
          <Button variant="danger" busy={item.isRemoving} onClick={() => void item.remove()}>
            <Trans>Remove</Trans>
          </Button>
        )
      }
    >
      <div className={styles.state}>
        <StateBadge translation={translation} />
        {translation?.isShown && translation.state === 'DRAFT' && (
          <p>
            <Trans>Visitors see the text that was published before, until this draft is published.</Trans>
          </p>
        )}
        {translation?.isOlder && (
          <p>
            <Trans>The text in {from} was changed since this was translated.</Trans>
          </p>
        )}
        <p role="status">
          {missing === 0 ? <Trans>Nothing is missing.</Trans> : <Trans>What is missing is shown in {from}.</Trans>}
        </p>
      </div>
      {entries.length === 0 && (
        <p>
          <Trans>There is no text to translate yet.</Trans>
        </p>
      )}
      {entries.map((entry) => (
        <TranslatedText
          key={`${item.edition} ${entry.key}`}
          entry={entry}
          label={labels.get(entry.key)!}
          form={item.form}
          languages={{ language, translatedInto }}
          isMissing={!values[entry.key]?.trim()}
          markdown={thing.kind === 'PAGE'}
        />
      ))}
    </ItemFormDialog>
  );
}
