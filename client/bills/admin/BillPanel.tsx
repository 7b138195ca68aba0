import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAnswer } from '../../graphql/useAnswer';
import { formatMoney } from '../../lib/money';
import { Button, DateTime, ErrorNote, Row } from '../../ui';
import { BILL_KINDS } from '../kinds';
import { BillActions } from './BillActions';
import styles from './BillPanel.module.css';
import { useRepairBillsQuery } from './billsAdmin.gen';
import { IssueForm } from './IssueForm';

interface BillPanelProps {
  repairId: string;
  /** What was paid and is due: with another one something else can be issued. */
  state: string;
  onDirtyChange: (dirty: boolean) => void;
}

/** The receipts and bills of a repair, and what can be issued for it now. */
export function BillPanel({ repairId, state, onDirtyChange }: BillPanelProps) {
  const { i18n } = useLingui();
  const query = useRepairBillsQuery({ variables: { id: repairId }, fetchPolicy: 'cache-and-network' });
  const { answer, failure } = useAnswer(query);
  const [isIssuing, setIssuing] = useState(false);
  const lookAgain = useEffectEvent(() => void query.refetch().catch(() => undefined));
  const [seen] = useState(state);
  useEffect(() => {
    if (state !== seen) lookAgain();
  }, [state, seen]);
  const repair = answer?.repair;
  if (failure && !repair) return <ErrorNote {...failure} />;
  if (!repair || (repair.bills.length === 0 && repair.issuableBills.length === 0)) return null;
  return (
    <div className={styles.panel}>
      <h4>
        <Trans>Receipts and bills</Trans>
      </h4>
      <ul className={styles.list}>
        {repair.bills.map((bill) => (
          <li key={bill.id}>
            <span className={styles.line}>
              <span>
                {i18n._(BILL_KINDS[bill.kind])} {bill.code}
              </span>
              <span>{formatMoney(bill.total, i18n.locale)}</span>
            </span>
            <span className={styles.small}>
              <DateTime value={bill.issuedAt} />
              {bill.creditedBy && <Credited by={bill.creditedBy} />}
            </span>
            <Row gap={1}>
              <BillActions bill={bill} />
            </Row>
          </li>
        ))}
      </ul>
      {isIssuing ? (
        <IssueForm repair={repair} onDirtyChange={onDirtyChange} onClose={() => setIssuing(false)} />
      ) : (
        repair.issuableBills.length > 0 && (
          <div>
            <Button size="sm" variant="secondary" onClick={() => setIssuing(true)}>
              <Trans>Issue a receipt or bill</Trans>
            </Button>
          </div>
        )
      )}
    </div>
  );
}

const Credited = ({ by: creditedBy }: { by: string }) => (
  <span>
    {' '}
    <Trans>Taken back by {creditedBy}</Trans>
  </span>
);
