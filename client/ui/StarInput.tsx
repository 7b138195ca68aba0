import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldGroup } from './Field';
import { StarIcon } from './icons/pages';
import { RadioTile } from './RadioTile';
import styles from './StarInput.module.css';

/** From one star to five: how a choice is called, and what it means. */
const choices: readonly { name: MessageDescriptor; meaning: MessageDescriptor }[] = [
  { name: msg`1 star`, meaning: msg`Bad` },
  { name: msg`2 stars`, meaning: msg`Not so good` },
  { name: msg`3 stars`, meaning: msg`All right` },
  { name: msg`4 stars`, meaning: msg`Good` },
  { name: msg`5 stars`, meaning: msg`Excellent` },
];

interface StarInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> {
  label: ReactNode;
  /** Already in the reader's language. */
  error?: string | undefined;
  /** What is chosen: '1' to '5', or '' for nothing yet. */
  chosen: string;
}

/**
 * One to five stars to choose from (public-site §9): native radio buttons, so the arrow keys and the voice of a screen
 * reader work as everywhere. Everything else goes to each of the five.
 */
export function StarInput({ label, error, chosen, ...radio }: StarInputProps) {
  const { i18n } = useLingui();
  const meaning = choices[Number(chosen) - 1]?.meaning;
  return (
    <FieldGroup
      label={
        <>
          {label}
          {/* In the label's line there is room for it on every screen, so that nothing moves with the choice. */}
          <span className={styles.meaning} aria-hidden="true">
            {meaning && i18n._(meaning)}
          </span>
        </>
      }
      error={error}
    >
      {() => (
        <div className={styles.stars}>
          {choices.map(({ name }, index) => (
            <RadioTile
              key={index}
              {...radio}
              className={styles.star}
              value={String(index + 1)}
              aria-label={i18n._(name)}
            >
              <StarIcon size={34} />
            </RadioTile>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
