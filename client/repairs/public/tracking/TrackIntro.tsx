import { Trans } from '@lingui/react/macro';
import { EmptyState, LinkButton } from '../../../ui';
import { WrenchIcon } from '../../../ui/icons/pages';
import { recordsUrl, requestRepairUrl } from '../../urls';
import styles from './TrackIntro.module.css';

/** The tracking page before an id was given: where ids come from, and the other ways on. */
export function TrackIntro() {
  return (
    <EmptyState
      title={<Trans>Every TV we take in gets an ID.</Trans>}
      action={
        <div className={styles.ways}>
          <LinkButton to={requestRepairUrl} icon={<WrenchIcon />}>
            <Trans>Request a Repair</Trans>
          </LinkButton>
          <LinkButton to={recordsUrl} variant="secondary">
            <Trans>Public Repair Records</Trans>
          </LinkButton>
        </div>
      }
    >
      <Trans>Enter it above to see where your TV is. You received it when you booked the repair.</Trans>
    </EmptyState>
  );
}
