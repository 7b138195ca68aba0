import { useLingui } from '@lingui/react';
import { StatusBadge } from '../../ui';
import { CartIcon, ShieldIcon } from '../../ui/icons/pages';
import { availabilities } from '../labels';
import type { ProductAvailability } from './ProductCard.gen';

const looks = {
  RESERVED: { tone: 'yellow', icon: <ShieldIcon /> },
  SOLD: { tone: 'red', icon: <CartIcon /> },
} as const;

/** Says of a set that it is kept for somebody or sold; nothing of what can be had. */
export function StockBadge({ availability }: { availability: ProductAvailability }) {
  const { i18n } = useLingui();
  if (availability === 'AVAILABLE') return null;
  return <StatusBadge {...looks[availability]}>{i18n._(availabilities[availability])}</StatusBadge>;
}
