import { useLingui } from '@lingui/react/macro';
import { Stack } from '../../../ui';
import type { BenefitCardFragment } from '../../showcase.gen';
import { benefitIcons } from '../icons/iconSets';
import { IconCard } from '../showcase/IconCard';
import styles from './BenefitGrid.module.css';

/** What the server calls it where the owner has not; that much we can say in the visitor's language. */
const DEFAULT_TITLE = 'Our Core Benefits';

interface BenefitGridProps {
  title: string;
  /** By order. */
  items: readonly BenefitCardFragment[];
}

/** All benefits at once (public-site §2, Why choose us). */
export function BenefitGrid({ title, items }: BenefitGridProps) {
  const { t } = useLingui();
  return (
    <Stack as="section" gap={3}>
      <h2>{!title || title === DEFAULT_TITLE ? t`Our Core Benefits` : title}</h2>
      <ul className={styles.grid}>
        {items.map((item) => (
          <IconCard key={item.id} icons={benefitIcons} item={item} />
        ))}
      </ul>
    </Stack>
  );
}
