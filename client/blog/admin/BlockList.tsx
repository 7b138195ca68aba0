import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { moved } from '../../admin/kit/editor/localItems';
import { RichTextEditor } from '../../admin/kit/editor/RichTextEditor';
import { AddIcon } from '../../admin/kit/icons';
import { formatNumber } from '../../lib/digits';
import { ArrowUpIcon, Button, FieldError, Row } from '../../ui';
import { PictureIcon, TrashIcon } from '../../ui/icons/media';
import styles from './BlockList.module.css';
import { type Block, MAX_BLOCKS, newImageBlock, newTextBlock, nextPicture } from './blocks';
import { ImageBlockFields } from './ImageBlockFields';

interface BlockListProps {
  blocks: readonly Block[];
  onChange: (blocks: Block[]) => void;
  /** The pictures of the post. */
  pictures: readonly string[];
  error: string | undefined;
}

/** What a post is made of, from top to bottom: texts, and pictures out of the post's own (back-office §3, §4). */
export function BlockList({ blocks, onChange, pictures, error }: BlockListProps) {
  const { t, i18n } = useLingui();
  const add = useRef<HTMLButtonElement>(null);
  const isFull = blocks.length >= MAX_BLOCKS;

  function put(changed: Block): void {
    onChange(blocks.map((block) => (block.id === changed.id ? changed : block)));
  }

  function move(at: number, by: 1 | -1, button: HTMLElement): void {
    // In its new place the button has lost the keyboard.
    flushSync(() => onChange([...moved(blocks, at, by)]));
    button.focus();
  }

  function remove({ id }: Block): void {
    flushSync(() => onChange(blocks.filter((block) => block.id !== id)));
    add.current?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.section} aria-label={t`Content`}>
      <h3 className={styles.title}>
        <Trans>Content</Trans>
      </h3>
      {blocks.length === 0 && (
        <p className={styles.empty}>
          <Trans>Nothing here yet. A post is made of texts and pictures, in any order.</Trans>
        </p>
      )}
      <ol className={styles.list}>
        {blocks.map((block, at) => {
          const number = formatNumber(at + 1, i18n.locale);
          return (
            <li key={block.id} className={styles.block}>
              <div className={styles.tools}>
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<ArrowUpIcon />}
                  aria-label={t`Move block ${number} up`}
                  aria-disabled={at === 0}
                  onClick={({ currentTarget }) => move(at, -1, currentTarget)}
                />
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<ArrowUpIcon className={styles.down} />}
                  aria-label={t`Move block ${number} down`}
                  aria-disabled={at === blocks.length - 1}
                  onClick={({ currentTarget }) => move(at, 1, currentTarget)}
                />
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<TrashIcon />}
                  aria-label={t`Remove block ${number}`}
                  onClick={() => remove(block)}
                />
              </div>
              <div className={styles.fields}>
                {block.type === 'text' ? (
                  <RichTextEditor
                    label={t`Text ${number}`}
                    markdown={false}
                    value={block.content}
                    onChange={(content) => put({ ...block, content })}
                  />
                ) : (
                  <ImageBlockFields label={t`Picture ${number}`} block={block} pictures={pictures} onChange={put} />
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <FieldError id={undefined}>{error}</FieldError>
      {isFull ? (
        <p className={styles.empty}>
          <Trans>This post is as long as a post can be.</Trans>
        </p>
      ) : (
        <Row gap={1}>
          <Button
            ref={add}
            variant="secondary"
            icon={<AddIcon />}
            onClick={() => onChange([...blocks, newTextBlock()])}
          >
            <Trans>Add text</Trans>
          </Button>
          <Button
            variant="secondary"
            icon={<PictureIcon />}
            onClick={() => onChange([...blocks, newImageBlock(nextPicture(blocks, pictures))])}
          >
            <Trans>Add picture</Trans>
          </Button>
        </Row>
      )}
    </section>
  );
}
