import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money';

/** 'Rs. 1,25,000'; a price of 0 is one to ask for (decisions §11). */
export function ProductPrice({ price }: { price: number }) {
  const { i18n } = useLingui();
  return price === 0 ? <Trans>Price on request</Trans> : formatMoney(price, i18n.locale);
}
