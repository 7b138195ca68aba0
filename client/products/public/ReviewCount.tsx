import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../lib/digits';

/** '12 reviews', the words beside the stars. */
export function ReviewCount({ count }: { count: number }) {
  const { i18n } = useLingui();
  const number = formatNumber(count, i18n.locale);
  return count === 1 ? <Trans>1 review</Trans> : <Trans>{number} reviews</Trans>;
}
