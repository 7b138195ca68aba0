import { Trans } from '@lingui/react/macro';
import { Link } from '../../../lib/router/Link';
import { DateTime, Row } from '../../../ui';
import { RepairStatusBadge } from '../../public/RepairStatusBadge';
import { VisibilitySwitch } from '../../public/VisibilitySwitch';
import { trackRepairUrl } from '../../urls';
import { OverdueBadge } from '../OverdueBadge';
import styles from './RepairDetail.module.css';
import type { RepairDetailViewFragment } from './repairDetail.gen';

/** Where the repair stands, at a glance; who sees it; and the page on which its customer follows it. */
export function DetailHead({ repair }: { repair: RepairDetailViewFragment }) {
  const { id, status, isOverdue, submissionDate, lastUpdateDate } = repair;
  return (
    <div className={styles.head}>
      <Row gap={1}>
        <RepairStatusBadge status={status} />
        {isOverdue && <OverdueBadge />}
        <VisibilitySwitch repair={repair} />
        <Link to={trackRepairUrl(id)} target="_blank" className={styles.track}>
          <Trans>Open the tracking page</Trans>
        </Link>
      </Row>
      <p className={styles.times}>
        <Trans>
          Submitted <DateTime value={submissionDate} />, last update <DateTime value={lastUpdateDate} />
        </Trans>
      </p>
    </div>
  );
}
