import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../../ui';
import type { RecordRow } from './useRecords';
import { trackRepairUrl } from '../../urls';
import { VisibilitySwitch } from '../VisibilitySwitch';
import styles from './Records.module.css';

/** The Public/Private button, where the reader may press it. */
export function RecordVisibility({ row }: { row: RecordRow }) {
  return 'isPublic' in row && row.abilities.setVisibility && <VisibilitySwitch repair={row} />;
}

/** 'Details', with its repair named for those who hear links one by one. */
export function DetailsLink({ row: { id, brand, userName } }: { row: RecordRow }) {
  const { t } = useLingui();
  return (
    <LinkButton
      to={trackRepairUrl(id)}
      variant="secondary"
      size="sm"
      className={styles.details}
      aria-label={t`Details: ${brand} of ${userName}`}
    >
      <Trans>Details</Trans>
    </LinkButton>
  );
}
