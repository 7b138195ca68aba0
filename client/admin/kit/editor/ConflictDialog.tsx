import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { Button, CheckIcon, classes, DateTime, Row, StatusBadge, WarningIcon } from '../../../ui';
import { Modal } from '../../../ui/Modal';
import { RadioTile } from '../../../ui/RadioTile';
import styles from './ConflictDialog.module.css';
import { pathLabel } from './fieldLabel';
import { type Difference, differences, type Json, merge, type Side, suggested } from './merge';
import { SideValue } from './SideValue';
import type { Conflict, ConflictLabels } from './conflict';

interface ConflictDialogProps<Content> {
  conflict: Conflict<Content>;
  words?: ConflictLabels | undefined;
  /** With what is on top of theirs now. */
  onMerge: (content: Content) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two steps can be called the same; their places in the list of differences cannot. */
const keyOf = ({ path }: Difference) => JSON.stringify(path);

/**
 * Somebody else saved the same thing meanwhile (decisions §6): both versions side by side, field by field, and which of the two
 * stays. Begins with mine where I changed something, theirs otherwise.
 */
export function ConflictDialog<Content>({
  conflict,
  words,
  onMerge,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps<Content>) {
  const { t } = useLingui();
  const { base, mine, theirs } = conflict as unknown as { base: Json; mine: Json; theirs: { content: Json } };
  const found = useMemo(() => differences(base, mine, theirs.content), [base, mine, theirs]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const sideOf = (difference: Difference) => chosen.get(keyOf(difference)) ?? suggested(difference);

  return (
    <Modal label={t`Two versions`} look="window" style={{ width: 'min(70rem, 100vw)' }} onClose={onClose}>
      <h2 className={styles.title}>
        <Trans>Two versions</Trans>
      </h2>
      <p className={styles.intro}>
        <Trans>
          Someone else changed this while you were editing it. Nothing is saved or lost yet: choose what stays.
        </Trans>{' '}
        {conflict.theirs.lastUpdated && (
          <span>
            <Trans>
              Theirs is from <DateTime value={conflict.theirs.lastUpdated} />.
            </Trans>
          </span>
        )}
      </p>
      <ul className={styles.list}>
        {found.map((difference) => (
          <li key={keyOf(difference)} className={styles.difference}>
            <Choice
              difference={difference}
              words={words}
              side={sideOf(difference)}
              onChoose={(side) => setChosen(new Map(chosen).set(keyOf(difference), side))}
            />
          </li>
        ))}
      </ul>
      <Row gap={1} className={styles.actions}>
        <Button onClick={() => onMerge(merge(base, mine, theirs.content, sideOf) as Content)}>
          <Trans>Keep editing mine on top of theirs</Trans>
        </Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          <Trans>Take theirs</Trans>
        </Button>
      </Row>
      <p className={styles.hint}>
        <Trans>If you take theirs, your version stays on this device as unsaved changes.</Trans>
      </p>
    </Modal>
  );
}

interface ChoiceProps {
  difference: Difference;
  words: ConflictLabels | undefined;
  side: Side;
  onChoose: (side: Side) => void;
}

function Choice({ difference, words, side, onChoose }: ChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  const { path, mine, theirs } = difference;
  const [field] = path;
  const inWords = (value: Json | undefined) =>
    typeof field === 'string' && typeof value === 'string' ? words?.value?.(field, value) : undefined;
  const sides: [Side, string, Json | undefined, Json | undefined][] = [
    ['mine', t`My version`, mine, theirs],
    ['theirs', t`Their version`, theirs, mine],
  ];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.path}>
        {pathLabel(path, words?.field)}{' '}
        {difference.contested && (
          <StatusBadge tone="yellow" icon={<WarningIcon />}>
            <Trans>Changed by both</Trans>
          </StatusBadge>
        )}
      </legend>
      <div className={styles.sides}>
        {sides.map(([which, words, value, other]) => (
          <RadioTile
            key={which}
            name={name}
            checked={side === which}
            onChange={() => onChoose(which)}
            className={classes(styles.side, side === which && styles.chosen)}
          >
            <span className={styles.whose}>
              {words} {side === which && <CheckIcon size={18} />}
            </span>
            <SideValue value={value} other={other} words={inWords(value)} />
          </RadioTile>
        ))}
      </div>
    </fieldset>
  );
}
