import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../admin/kit/FormDialog';
import type { ResourceDetailProps } from '../../../admin/kit/ResourceTab';
import { useAnswer } from '../../../graphql/useAnswer';
import { Button, ErrorState, Loading, Skeleton } from '../../../ui';
import { SetDescription } from '../SetDescription';
import { type SetRowFragment, useSetInFullQuery } from '../setsAdmin.gen';
import { MergeSets } from './MergeSets';
import { SetThings } from './SetThings';
import { SplitSet } from './SplitSet';
import styles from './SetDetail.module.css';
import type { SetsPutRight } from './useSetsPutRight';

interface SetDetailProps extends ResourceDetailProps<SetRowFragment> {
  putRight: SetsPutRight;
}

/** One set: what it is, all that it has been through, and what puts right which set is which. */
export function SetDetail({ id, row, onClose, putRight }: SetDetailProps) {
  const { t } = useLingui();
  const { answer, failure } = useAnswer(useSetInFullQuery({ variables: { id }, fetchPolicy: 'cache-and-network' }));
  const [asking, setAsking] = useState<'merge' | 'split' | null>(null);
  const set = answer?.tvSet;
  const known = set ?? row;
  const name = known ? [known.brand, known.model].filter(Boolean).join(' ') : t`Set`;
  const part = { onDone: onClose, onClose: () => setAsking(null), putRight };
  return (
    <FormDialog
      title={name}
      onClose={onClose}
      footer={
        set && (
          <>
            <Button size="sm" variant="secondary" onClick={() => setAsking('merge')}>
              <Trans>It is the same as another set</Trans>
            </Button>
            {set.repairs.length + set.products.length > 0 && (
              <Button size="sm" variant="secondary" onClick={() => setAsking('split')}>
                <Trans>It was two sets</Trans>
              </Button>
            )}
          </>
        )
      }
    >
      {set ? (
        <div className={styles.detail}>
          <SetDescription set={set} />
          <SetThings set={set} />
        </div>
      ) : failure ? (
        <ErrorState {...failure} />
      ) : (
        <Loading>
          <Skeleton height="16rem" />
        </Loading>
      )}
      {set && asking === 'merge' && <MergeSets set={set} {...part} />}
      {set && asking === 'split' && <SplitSet set={set} {...part} />}
    </FormDialog>
  );
}
