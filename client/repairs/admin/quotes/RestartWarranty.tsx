import { Trans, useLingui } from '@lingui/react/macro';
import { useAdminAction } from '../../../admin/kit/useAdminAction';
import { Button, DateTime, Row } from '../../../ui';
import { type RepairDetailViewFragment, useRestartWarrantyMutation } from '../detail/repairDetail.gen';
import styles from './QuotePanel.module.css';

interface RestartWarrantyProps {
  repair: Pick<RepairDetailViewFragment, 'id' | 'warrantyFrom' | 'history'>;
}

/** Since when the warranty runs, and where the set was delivered again since, a way to begin it anew (decisions §14). */
export function RestartWarranty({ repair: { id, warrantyFrom, history } }: RestartWarrantyProps) {
  const { t } = useLingui();
  const { act, isBusy } = useAdminAction();
  const [restart] = useRestartWarrantyMutation();
  const delivered = history.findLast(({ status }) => status === 'DELIVERED')?.occurredAt;
  if (!warrantyFrom || !delivered || new Date(delivered) <= new Date(warrantyFrom)) return null;

  function ask(): void {
    if (!window.confirm(t`Let the warranty of all lines begin again with the last delivery?`)) return;
    void act(() => restart({ variables: { repairId: id } }), { done: t`The warranty runs from the last delivery.` });
  }

  return (
    <div className={styles.restart}>
      <p>
        <Trans>
          The warranty runs from the first delivery, <DateTime value={warrantyFrom} />.
        </Trans>
      </p>
      <Row gap={1}>
        <Button size="sm" variant="secondary" busy={isBusy()} onClick={ask}>
          <Trans>Restart warranty</Trans>
        </Button>
      </Row>
    </div>
  );
}
