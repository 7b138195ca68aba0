import type { FragmentType } from '@apollo/client';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../../../admin/kit/FormDialog';
import { useOpenForm } from '../../../admin/kit/useOpenForm';
import { readableRepairId } from '../../../lib/repairId';
import { Button, LinkButton } from '../../../ui';
import { PrintIcon } from '../../../ui/icons/media';
import { jobSheetUrl } from '../urls';
import { type RepairMadeFragment, useRepairMadeFragment } from './repairForm.gen';
import styles from './RepairForm.module.css';

interface RepairMadeProps {
  repair: FragmentType<RepairMadeFragment>;
  onClose: () => void;
}

/** A set was taken in: its number, to be read out, and what comes next at the counter. */
export function RepairMade({ repair, onClose }: RepairMadeProps) {
  const { t } = useLingui();
  const { view } = useOpenForm();
  const { id, userName, brand, model } = useRepairMadeFragment(repair);
  return (
    <FormDialog
      title={t`Repair added`}
      onClose={onClose}
      footer={
        <>
          <LinkButton to={jobSheetUrl(id)} target="_blank" size="sm" icon={<PrintIcon />}>
            <Trans>Print job sheet</Trans>
          </LinkButton>
          <Button size="sm" variant="secondary" onClick={() => view(id)}>
            <Trans>Open</Trans>
          </Button>
          <Button size="sm" variant="secondary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.made}>
        <p className={styles.number}>{readableRepairId(id)}</p>
        <p>{[brand, model].filter(Boolean).join(' ')}</p>
        <p>{userName}</p>
      </div>
    </FormDialog>
  );
}
