import { Trans, useLingui } from '@lingui/react/macro';
import { FieldPair } from '../../admin/kit/FieldLayout';
import { formatNumber } from '../../lib/digits';
import { classes, Field, FieldGroup, Stack, TextInput } from '../../ui';
import { Picture } from '../../ui/Picture';
import { RadioTile } from '../../ui/RadioTile';
import type { ImageBlock } from './blocks';
import styles from './ImageBlockFields.module.css';

interface ImageBlockFieldsProps {
  label: string;
  block: ImageBlock;
  pictures: readonly string[];
  onChange: (block: ImageBlock) => void;
}

/** A picture block: which picture of the post, what it shows, and what is below it. */
export function ImageBlockFields({ label, block, pictures, onChange }: ImageBlockFieldsProps) {
  const { t, i18n } = useLingui();
  const isLost = block.imageUrl !== '' && !pictures.includes(block.imageUrl);
  return (
    <Stack gap={1}>
      <FieldGroup
        label={label}
        error={isLost ? t`The post no longer has this picture. Choose another one, or remove the block.` : undefined}
      >
        {(name) =>
          pictures.length === 0 ? (
            <p className={styles.none}>
              <Trans>Add pictures to the post above; then choose one here.</Trans>
            </p>
          ) : (
            <div className={styles.choices}>
              {pictures.map((url, at) => {
                const number = formatNumber(at + 1, i18n.locale);
                return (
                  <RadioTile
                    // The same picture can be among them twice.
                    key={at}
                    name={name}
                    className={classes(styles.choice, url === block.imageUrl && styles.chosen)}
                    checked={url === block.imageUrl}
                    onChange={() => onChange({ ...block, imageUrl: url })}
                  >
                    <Picture src={url} alt={t`Picture ${number}`} sizes="6rem" ratio={4 / 3} />
                  </RadioTile>
                );
              })}
            </div>
          )
        }
      </FieldGroup>
      <FieldPair>
        <Field label={t`Alternative text`} hint={t`What the picture shows, for those who cannot see it.`}>
          {(control) => (
            <TextInput
              {...control}
              value={block.altText}
              onChange={({ target }) => onChange({ ...block, altText: target.value })}
            />
          )}
        </Field>
        <Field label={t`Caption`} hint={t`Shown below the picture.`}>
          {(control) => (
            <TextInput
              {...control}
              value={block.caption}
              onChange={({ target }) => onChange({ ...block, caption: target.value })}
            />
          )}
        </Field>
      </FieldPair>
    </Stack>
  );
}
