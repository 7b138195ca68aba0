import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../admin/kit/FormDialog';
import { Found } from '../../../admin/kit/Found';
import { EditIcon } from '../../../admin/kit/icons';
import { useAnswer } from '../../../graphql/useAnswer';
import { readableRepairId } from '../../../lib/repairId';
import { PaymentPanel } from '../../../payments/admin';
import { Button, classes, LinkButton } from '../../../ui';
import { PrintIcon } from '../../../ui/icons/media';
import { RepairSet } from '../../../sets/admin';
import { jobSheetUrl } from '../urls';
import { CustomerFacts, MoneyFacts, NoteFacts, SetFacts } from './DetailFacts';
import { DetailHead } from './DetailHead';
import { History } from './History';
import styles from './RepairDetail.module.css';
import { type RepairDetailViewFragment, useRepairDetailQuery } from './repairDetail.gen';
import { QuotePanel } from '../quotes/QuotePanel';
import { CustomerNews } from '../updates/CustomerNews';
import { StatusChange } from './StatusChange';
import { useDeleteRepair } from './useDeleteRepair';

interface RepairDetailProps {
  id: string;
  onClose: () => void;
  onEdit: (id: string) => void;
}

/** One repair in full (back-office §2): all that is known of it, its history, and what can be done with it. */
export function RepairDetail({ id, onClose, onEdit }: RepairDetailProps) {
  const { t } = useLingui();
  const query = useRepairDetailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { answer, failure } = useAnswer(query);
  const [dirty, setDirty] = useState(false);
  const [quoteDirty, setQuoteDirty] = useState(false);
  const [moneyDirty, setMoneyDirty] = useState(false);
  const [round, setRound] = useState(1);
  const { remove, isBusy } = useDeleteRepair();
  const repair = answer?.repair;
  const name = readableRepairId(id);

  // what a new status brings along, such as its history, only the server knows
  function statusSaved(): void {
    setRound(round + 1);
    void query.refetch().catch(() => undefined);
  }

  return (
    <FormDialog
      title={t`Repair ${name}`}
      dirty={dirty || quoteDirty || moneyDirty}
      onClose={onClose}
      footer={
        repair && (
          <>
            <Button size="sm" icon={<EditIcon />} onClick={() => onEdit(repair.id)}>
              <Trans>Edit</Trans>
            </Button>
            <LinkButton to={jobSheetUrl(repair.id)} target="_blank" size="sm" variant="secondary" icon={<PrintIcon />}>
              <Trans>Job sheet</Trans>
            </LinkButton>
            <Button
              size="sm"
              variant="danger"
              busy={isBusy(repair.id)}
              onClick={() => void remove(repair).then((gone) => gone && onClose())}
            >
              <Trans>Delete</Trans>
            </Button>
          </>
        )
      }
    >
      <Found thing={repair} failure={failure} gone={<Trans>This repair no longer exists.</Trans>} height="24rem">
        {(repair) => (
          <Whole repair={repair}>
            <section className={classes(styles.section, styles.first)}>
              <h3>
                <Trans>Change status</Trans>
              </h3>
              <StatusChange key={round} repair={repair} onDone={statusSaved} onDirtyChange={setDirty} />
            </section>
            <section className={styles.section} aria-label={t`Quote`}>
              <h3>
                <Trans>Quote</Trans>
              </h3>
              <QuotePanel repair={repair} quotes={repair.quotes} onDone={statusSaved} onDirtyChange={setQuoteDirty} />
            </section>
            <section className={styles.section} aria-label={t`Payments`}>
              <h3>
                <Trans>Payments</Trans>
              </h3>
              <PaymentPanel thing={{ repairId: repair.id }} version={repair.version} onDirtyChange={setMoneyDirty} />
            </section>
            <section className={classes(styles.section, styles.first)} aria-label={t`Customer updates`}>
              <h3>
                <Trans>Customer updates</Trans>
              </h3>
              <CustomerNews repair={repair} onUndone={statusSaved} />
            </section>
          </Whole>
        )}
      </Found>
    </FormDialog>
  );
}

function Whole({ repair, children }: { repair: RepairDetailViewFragment; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <DetailHead repair={repair} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <CustomerFacts repair={repair} />
          <SetFacts repair={repair} />
          <RepairSet repairId={repair.id} />
          <MoneyFacts repair={repair} />
          <NoteFacts repair={repair} />
        </div>
        <div className={styles.column}>
          {children}
          <History repair={repair} />
        </div>
      </div>
    </div>
  );
}
