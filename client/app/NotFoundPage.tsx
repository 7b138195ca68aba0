import { Trans, useLingui } from '@lingui/react/macro';
import { usePageHead } from '../lib/pageHead';
import { EmptyState, HomeIcon, LinkButton } from '../ui';
import { NoSignal } from '../ui/drawings';
import styles from './NotFoundPage.module.css';

/** Unknown paths and /404 (public-site §2, decisions §11). */
export function NotFoundPage() {
  const { t } = useLingui();
  usePageHead({ title: t`Page not found`, isMissing: true });
  return (
    <div className={styles.page}>
      <EmptyState
        drawing={<NoSignal />}
        title={
          <h1 className={styles.title}>
            <Trans>Oops! Page Not Found.</Trans>
          </h1>
        }
        action={
          <LinkButton to="/" icon={<HomeIcon />}>
            <Trans>Go to the homepage</Trans>
          </LinkButton>
        }
      >
        <Trans>There is no signal on this channel. The page may have moved, or the address may be mistyped.</Trans>
      </EmptyState>
    </div>
  );
}
