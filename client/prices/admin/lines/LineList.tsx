import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { AddIcon } from '../../../admin/kit/icons';
import { formatMoney } from '../../../lib/money';
import { Button } from '../../../ui';
import { LineFields } from './LineFields';
import styles from './Lines.module.css';
import { type LineValues, typedTotal } from './lineValues';
import type { Lines } from './useLines';

interface LineListProps {
  lines: Lines;
  /** Until when the warranty of an earlier repair covers each of the lines, in their order. */
  covered?: readonly (string | undefined)[];
  /** Called when photos are on their way, and when they are not any more; without it lines have none. */
  onUploading?: (isUploading: boolean) => void;
  /** More ways to add lines. */
  children?: ReactNode;
}

const NONE: readonly (string | undefined)[] = [];

/** The lines of a quote or of a template, as they are written, with what they come to. */
export function LineList({ lines, covered = NONE, onUploading, children }: LineListProps) {
  const { form, order, inOrder, adding, addEmpty, remove } = lines;
  const [uploading, setUploading] = useState<ReadonlySet<string>>(new Set());

  function keepUploading(name: string, isUploading: boolean): void {
    const others = [...uploading].filter((other) => other !== name);
    const now = isUploading ? [...others, name] : others;
    setUploading(new Set(now));
    onUploading?.(now.length > 0);
  }

  return (
    <div className={styles.list}>
      {order.map((name, index) => (
        <LineFields
          key={name}
          form={form}
          name={name}
          place={index + 1}
          coveredUntil={covered[index]}
          onRemove={order.length > 1 ? () => remove(name) : undefined}
          onUploading={onUploading && ((isUploading) => keepUploading(name, isUploading))}
        />
      ))}
      <div className={styles.adding}>
        {children}
        <div className={styles.buttons}>
          <Button size="sm" variant="secondary" icon={<AddIcon />} ref={adding} onClick={addEmpty}>
            <Trans>Add a line</Trans>
          </Button>
        </div>
      </div>
      <Total lines={inOrder.filter((_, index) => covered[index] === undefined)} />
    </div>
  );
}

function Total({ lines }: { lines: readonly LineValues[] }) {
  const { i18n } = useLingui();
  const needed = lines.filter(({ isOptional }) => !isOptional);
  const total = formatMoney(typedTotal(lines), i18n.locale);
  const without = formatMoney(typedTotal(needed), i18n.locale);
  return (
    <p className={styles.total}>
      <span>
        <Trans>Total: {total}</Trans>
      </span>
      {needed.length < lines.length && (
        <span className={styles.without}>
          <Trans>{without} without optional items</Trans>
        </span>
      )}
    </p>
  );
}
