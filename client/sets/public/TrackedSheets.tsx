import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswer } from '../../graphql/useAnswer';
import { formatNumber } from '../../lib/digits';
import { Card, ErrorNote } from '../../ui';
import { useTrackedSheetsQuery } from '../sets.gen';
import { currentSheets, SheetsCompared } from '../sheets/SheetsCompared';
import styles from './TrackedSheets.module.css';

interface TrackedSheetsProps {
  repairId: string;
  /** What the server has accepted for this repair; the owner needs none. */
  contactNumber: string | undefined;
}

/** What the workshop wrote down of the very set, and its customer signed: before and after, side by side (decisions §14). */
export function TrackedSheets({ repairId, contactNumber }: TrackedSheetsProps) {
  const { i18n } = useLingui();
  const query = useTrackedSheetsQuery({
    variables: { id: repairId, ...(contactNumber !== undefined && { contactNumber }) },
    // the addresses of its photos work for five minutes only
    fetchPolicy: 'cache-and-network',
  });
  const { answer, failure } = useAnswer(query);
  if (failure) return <ErrorNote {...failure} />;
  const { set, sheets } = answer?.trackRepair ?? { set: null, sheets: [] };
  const isWritten = currentSheets(sheets).length > 0;
  // whoever has just given the number for it is told; the owner of a set that has not come yet is not
  if (!set && !isWritten && (!answer || contactNumber === undefined)) return null;
  const name = set && [set.brand, set.model].filter(Boolean).join(' ');
  const inches = set?.sizeInches ? formatNumber(set.sizeInches, i18n.locale) : null;
  return (
    <Card as="section" className={styles.card}>
      <h2>
        <Trans>State of the set</Trans>
      </h2>
      {set && (
        <p className={styles.set}>
          <strong>{name}</strong>
          {inches && (
            <span>
              <Trans>{inches} inches</Trans>
            </span>
          )}
          {set.serial && (
            <span>
              <Trans>
                Serial number <code>{set.serial}</code>
              </Trans>
            </span>
          )}
        </p>
      )}
      {isWritten ? (
        <SheetsCompared sheets={sheets} renew={() => void query.refetch().catch(() => undefined)} />
      ) : (
        <p className={styles.none}>
          <Trans>Nothing has been signed yet.</Trans>
        </p>
      )}
    </Card>
  );
}
