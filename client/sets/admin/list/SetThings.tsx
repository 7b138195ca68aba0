import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { readableRepairId } from '../../../lib/repairId';
import { Link } from '../../../lib/router/Link';
import { type RepairStatus, RepairStatusBadge } from '../../../repairs';
import { DateTime, Row } from '../../../ui';
import type { WholeSetFragment } from '../setsAdmin.gen';
import styles from './SetDetail.module.css';

interface SetThingsProps {
  set: WholeSetFragment;
  /** What is below a repair or a product, to choose where it goes. */
  choice?: (thing: { id: string; name: string }) => ReactNode;
}

/** The repairs of a set, and what was sold of it. */
export function SetThings({ set: { repairs, products }, choice }: SetThingsProps) {
  const { t } = useLingui();
  return (
    <>
      <section className={styles.part}>
        <h3>
          <Trans>Repairs</Trans>
        </h3>
        {repairs.length === 0 ? (
          <p className={styles.none}>
            <Trans>It was never here for a repair.</Trans>
          </p>
        ) : (
          <ul className={styles.things} aria-label={t`Repairs`}>
            {repairs.map(({ id, status, submissionDate, issueDescription }) => (
              <li key={id}>
                <Row gap={1}>
                  <Link to={`/admin/repairs?view=${encodeURIComponent(id)}`} target="_blank">
                    {readableRepairId(id)}
                  </Link>
                  <RepairStatusBadge status={status satisfies RepairStatus} />
                  <DateTime value={submissionDate} show="date" />
                </Row>
                <p className={styles.fault}>{issueDescription}</p>
                {choice?.({ id, name: readableRepairId(id) })}
              </li>
            ))}
          </ul>
        )}
      </section>
      {products.length > 0 && (
        <section className={styles.part}>
          <h3>
            <Trans>Products</Trans>
          </h3>
          <ul className={styles.things} aria-label={t`Products`}>
            {products.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/admin/products?edit=${encodeURIComponent(id)}`} target="_blank">
                  {name}
                </Link>
                {choice?.({ id, name })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
