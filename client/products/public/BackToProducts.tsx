import { Trans } from '@lingui/react/macro';
import { ArrowLeftIcon, LinkButton } from '../../ui';
import { productsUrl } from '../urls';
import styles from './BackToProducts.module.css';

/** The way from one product to all of them. */
export function BackToProducts() {
  return (
    <LinkButton to={productsUrl} variant="ghost" size="sm" icon={<ArrowLeftIcon />} className={styles.back}>
      <Trans>Back to products</Trans>
    </LinkButton>
  );
}
