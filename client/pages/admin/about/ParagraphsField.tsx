import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { moved, newLocalId } from '../../../admin/kit/editor/localItems';
import { RichTextEditor } from '../../../admin/kit/editor/RichTextEditor';
import { AddIcon } from '../../../admin/kit/icons';
import { ArrowUpIcon, Button, Row } from '../../../ui';
import { TrashIcon } from '../../../ui/icons/media';
import { FormPart } from './FormPart';
import styles from './ParagraphsField.module.css';

interface ParagraphsFieldProps {
  value: readonly string[];
  onChange: (paragraphs: readonly string[]) => void;
}

/** The paragraphs of a section, each in an editor of its own. */
export function ParagraphsField({ value, onChange }: ParagraphsFieldProps) {
  const { t } = useLingui();
  // A text has nothing to be told by, and its editor is to go with it when it is moved.
  const [kept, setKept] = useState(() => value.map(() => newLocalId('paragraph')));
  const ids = value.map((_text, at) => kept[at] ?? `paragraph-${at}`);

  function put(texts: readonly string[], textIds: readonly string[]): void {
    setKept([...textIds]);
    onChange(texts);
  }

  function remove(at: number): void {
    const isWritten = value[at]?.trim() !== '';
    if (isWritten && !window.confirm(t`Delete this paragraph?`)) return;
    put(value.toSpliced(at, 1), ids.toSpliced(at, 1));
  }

  return (
    <FormPart
      title={t`Paragraphs`}
      actions={
        <Button
          size="sm"
          variant="secondary"
          icon={<AddIcon />}
          onClick={() => put([...value, ''], [...ids, newLocalId('paragraph')])}
        >
          {t`Add Paragraph`}
        </Button>
      }
    >
      {value.map((text, at) => {
        const number = at + 1;
        return (
          <div key={ids[at]} className={styles.paragraph}>
            <RichTextEditor
              label={t`Paragraph ${number}`}
              rows={4}
              value={text}
              onChange={(written) => onChange(value.with(at, written))}
            />
            <Row gap={0} className={styles.actions}>
              <Button
                size="sm"
                variant="ghost"
                icon={<ArrowUpIcon />}
                aria-label={t`Move paragraph ${number} up`}
                aria-disabled={at === 0}
                onClick={() => put(moved(value, at, -1), moved(ids, at, -1))}
              />
              <Button
                size="sm"
                variant="ghost"
                icon={<ArrowUpIcon className={styles.down} />}
                aria-label={t`Move paragraph ${number} down`}
                aria-disabled={at === value.length - 1}
                onClick={() => put(moved(value, at, 1), moved(ids, at, 1))}
              />
              <Button
                size="sm"
                variant="ghost"
                icon={<TrashIcon />}
                aria-label={t`Delete paragraph ${number}`}
                onClick={() => remove(at)}
              />
            </Row>
          </div>
        );
      })}
    </FormPart>
  );
}
