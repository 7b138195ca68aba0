import { useLingui } from '@lingui/react/macro';
import { ArrowUpIcon, Button } from '../../../ui';
import styles from './LocalList.module.css';

interface MoveButtonsProps {
  /** What is moved, in a word or two. */
  title: string;
  at: number;
  count: number;
  /** @param button that was pressed */
  onMove: (by: 1 | -1, button: HTMLElement) => void;
}

/** One place up or down among its neighbours. */
export function MoveButtons({ title, at, count, onMove }: MoveButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<ArrowUpIcon />}
        aria-label={t`Move ${title} up`}
        aria-disabled={at === 0}
        onClick={({ currentTarget }) => onMove(-1, currentTarget)}
      />
      <Button
        size="sm"
        variant="ghost"
        icon={<ArrowUpIcon className={styles.down} />}
        aria-label={t`Move ${title} down`}
        aria-disabled={at === count - 1}
        onClick={({ currentTarget }) => onMove(1, currentTarget)}
      />
    </>
  );
}
