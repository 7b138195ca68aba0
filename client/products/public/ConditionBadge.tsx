import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { StatusBadge, SuccessIcon, type Tone } from '../../ui';
import { StarIcon, WrenchIcon } from '../../ui/icons/pages';
import { ThumbUpIcon } from '../../ui/icons/status';
import { conditions } from '../labels';
import type { ProductCondition } from './ProductCard.gen';

const looks: Record<ProductCondition, { tone: Tone; icon: ReactNode }> = {
  New: { tone: 'green', icon: <StarIcon /> },
  UsedLikeNew: { tone: 'teal', icon: <SuccessIcon /> },
  UsedGood: { tone: 'blue', icon: <ThumbUpIcon /> },
  ForParts: { tone: 'yellow', icon: <WrenchIcon /> },
};

/** In what state a product is. */
export function ConditionBadge({ condition }: { condition: ProductCondition }) {
  const { i18n } = useLingui();
  return <StatusBadge {...looks[condition]}>{i18n._(conditions[condition])}</StatusBadge>;
}
