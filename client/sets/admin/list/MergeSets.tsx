import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Fields } from '../../../admin/kit/FieldLayout';
import { FormDialog } from '../../../admin/kit/FormDialog';
import { formatNumber } from '../../../lib/digits';
import { Button, toast } from '../../../ui';
import { SetBySerial } from '../SetBySerial';
import { SetDescription } from '../SetDescription';
import { useSetInFullQuery, type WholeSetFragment } from '../setsAdmin.gen';
import styles from './SetDetail.module.css';
import type { SetsPutRight } from './useSetsPutRight';

export interface PutRightProps {
  set: WholeSetFragment;
  putRight: SetsPutRight;
  /** It was done. */
  onDone: () => void;
  onClose: () => void;
}

/** A set that was written down twice: which one is the same, and what becomes of both. */
export function MergeSets({ set, putRight, onDone, onClose }: PutRightProps) {
  const { t, i18n } = useLingui();
  const [otherId, setOtherId] = useState<string | null>(null);
  const { data } = useSetInFullQuery(otherId ? { variables: { id: otherId }, fetchPolicy: 'network-only' } : skipToken);
  const other = data?.tvSet;
  const count = (other?.repairs.length ?? 0) + set.repairs.length;
  const repairs = formatNumber(count, i18n.locale);

  function found(id: string | undefined): void {
    if (id === set.id) toast.error(t`Choose two different sets.`);
    else if (id) setOtherId(id);
    else toast.error(t`No set has this number.`);
  }

  async function mergeThem(): Promise<void> {
    if (!other || !window.confirm(t`Make one set of the two?`)) return;
    if (await putRight.merge(set, other)) onDone();
  }

  return (
    <FormDialog title={t`Which set is the same?`} onClose={onClose}>
      <Fields>
        <SetBySerial onFound={(_serial, one) => found(one?.id)} />
        {other && (
          <>
            <div className={styles.sides}>
              <section className={styles.side}>
                <h3>
                  <Trans>This one stays</Trans>
                </h3>
                <SetDescription set={set} />
              </section>
              <section className={styles.side}>
                <h3>
                  <Trans>Merge this set into it</Trans>
                </h3>
                <SetDescription set={other} />
              </section>
            </div>
            <p>
              <Trans>
                The set keeps its own details and takes missing ones from the other. Both serial numbers lead to it.
                Repairs together: {repairs}
              </Trans>
            </p>
            <div>
              <Button busy={putRight.isBusy} onClick={() => void mergeThem()}>
                <Trans>Make one set of the two</Trans>
              </Button>
            </div>
          </>
        )}
      </Fields>
    </FormDialog>
  );
}
