import { Trans } from '@lingui/react/macro';
import { type ComponentType, type CSSProperties, useEffect, useState } from 'react';
import { nextTask } from '../../lib/nextTask';
import { Button, Loading, RetryIcon, Skeleton } from '../../ui';
import styles from './lateField.module.css';

interface Height {
  phone: string;
  wide: string;
}

/**
 * A field whose code travels after the page, so that the page need not wait for it. Not React.lazy: code that cannot be
 * fetched must not take the form around it away.
 * @param height of the field before anything was chosen, on a phone and on a wide screen: its place is kept in it
 */
export function lateField<Props extends object>(load: () => Promise<ComponentType<Props>>, height: Height) {
  let arrived: ComponentType<Props> | null = null;
  const place = { '--phone': height.phone, '--wide': height.wide } as CSSProperties;

  return function LateField(props: Props) {
    const [Field, setField] = useState(() => arrived);
    const [attempt, setAttempt] = useState(1);
    const [failed, setFailed] = useState(0);

    useEffect(() => {
      if (arrived) return;
      const fetchCode = async () => {
        // not in the task that draws the form: a key may wait behind it
        await nextTask();
        try {
          arrived = await load();
          setField(() => arrived);
        } catch {
          setFailed(attempt);
        }
      };
      void fetchCode();
    }, [attempt]);

    if (Field) return <Field {...props} />;
    if (failed === attempt) {
      return (
        <div role="alert" className={styles.failed} style={place}>
          <p>
            <Trans>Pictures are not available right now. Everything else works without them.</Trans>
          </p>
          <Button variant="secondary" icon={<RetryIcon />} onClick={() => setAttempt(attempt + 1)}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      );
    }
    return (
      <Loading>
        <div className={styles.place} style={place}>
          <Skeleton height="100%" />
        </div>
      </Loading>
    );
  };
}
