import type { FragmentType } from '@apollo/client';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { withoutHalfSyllable } from '../../../lib/excerpt';
import { shortRepairId } from '../../../lib/repairId';
import { Button, Card, DateTime, VisuallyHidden } from '../../../ui';
import { PrintIcon } from '../../../ui/icons/media';
import { ClockIcon } from '../../../ui/icons/place';
import { tvTypes } from '../../labels';
import { type RepairCardFragment, useRepairCardFragment } from '../../repairs.gen';
import { timelineSteps } from '../../timeline';
import { RepairStatusBadge } from '../RepairStatusBadge';
import { statusMeanings } from '../../statusMeanings';
import styles from './TrackedRepairCard.module.css';
import { SignalBars } from './SignalBars';

/** Most tracking pages are only looked at. */
const TrackingSlip = lazy(async () => ({ default: (await import('./TrackingSlip')).TrackingSlip }));

/** The server cuts the issue text here (public-site §2, 'Track') and does not say whether anything was cut off. */
const ISSUE_LENGTH = 100;

/** The status card: where the set stands, which one it is and what was wrong with it. */
export function TrackedRepairCard(props: { repair: FragmentType<RepairCardFragment> }) {
  const repair = useRepairCardFragment(props.repair);
  const { i18n } = useLingui();
  const [isPrinting, setPrinting] = useState(false);
  const { id, status, brand, model, tvType, userName, issueDescription, lastUpdateDate } = repair;
  const cut = Array.from(issueDescription).length >= ISSUE_LENGTH;
  const issue = cut ? `${withoutHalfSyllable(issueDescription)}…` : issueDescription;
  const shortId = shortRepairId(id);
  const screen = i18n._(tvTypes[tvType]);
  return (
    <Card as="section" className={styles.card}>
      <SignalBars steps={timelineSteps(repair)} />
      <div className={styles.body}>
        <div className={styles.status}>
          <RepairStatusBadge status={status} />
          <span className={styles.updated}>
            <ClockIcon size={18} />
            <VisuallyHidden>
              <Trans>Last update</Trans>
            </VisuallyHidden>
            <DateTime value={lastUpdateDate} show="relative" />
          </span>
        </div>
        <p className={styles.meaning}>{i18n._(statusMeanings[status])}</p>
        <div className={styles.set}>
          <h2 className={styles.device}>
            {brand} {model}
          </h2>
          <p className={styles.facts}>
            <Trans>
              {screen} television of {userName}, repair <span className={styles.shortId}>{shortId}</span>
            </Trans>
          </p>
        </div>
        <blockquote className={styles.issue}>{issue}</blockquote>
        <div>
          <Button variant="ghost" icon={<PrintIcon />} onClick={() => setPrinting(true)}>
            <Trans>Print a slip</Trans>
          </Button>
        </div>
      </div>
      {isPrinting && (
        <Suspense>
          <TrackingSlip repair={repair} onDone={() => setPrinting(false)} />
        </Suspense>
      )}
    </Card>
  );
}
