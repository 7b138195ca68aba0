import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../lib/router/Link';
import { formatNumber } from '../../lib/digits';
import { SPANS, type Span, withSpan } from './span';
import styles from './Overview.module.css';

/** How far the overview looks back. */
export function SpanSwitch({ span }: { span: Span }) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  return (
    <nav className={styles.spans} aria-label={t`Days to look back`}>
      {SPANS.map((days) => {
        const count = formatNumber(days, i18n.locale);
        return (
          <Link
            preventScrollReset
            key={days}
            to={{ search: withSpan(params, days).toString() }}
            replace
            className={styles.span}
            aria-current={days === span || undefined}
          >
            {t`${count} days`}
          </Link>
        );
      })}
    </nav>
  );
}
