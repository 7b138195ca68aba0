import { Card, Loading, Skeleton, Stack } from '../../../ui';
import styles from './ContactDetails.module.css';

/** The card of details with six lines, as tall as a real one. */
export function ContactSkeleton() {
  return (
    <div>
      <Loading>
        <Card ground="sunken" className={styles.card}>
          <Stack gap={2}>
            <Skeleton width="60%" height="1.75rem" />
            {Array.from({ length: 6 }, (_, line) => (
              <Skeleton key={line} height="2.75rem" />
            ))}
          </Stack>
        </Card>
      </Loading>
    </div>
  );
}
