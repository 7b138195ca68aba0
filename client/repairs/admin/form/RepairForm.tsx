import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { ItemFormDialog } from '../../../admin/kit/editor/ItemFormDialog';
import { FormDialog } from '../../../admin/kit/FormDialog';
import { NEW } from '../../../admin/kit/useOpenForm';
import { useAnswer } from '../../../graphql/useAnswer';
import type { UploadsHandle } from '../../../media';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../ui';
import { type RepairDetailViewFragment, useRepairDetailQuery } from '../detail/repairDetail.gen';
import { CustomerFields } from './CustomerFields';
import { RepairMade } from './RepairMade';
import { SetFields } from './SetFields';
import { useRepairForm } from './useRepairForm';
import { useRepairLabels } from './useRepairLabels';
import { NoteFields, WorkFields } from './WorkFields';

interface RepairFormProps {
  /** `NEW`, or the id of the one to edit. */
  id: string;
  onClose: () => void;
}

/** Add New Repair, Edit (back-office §2, §5). */
export function RepairForm({ id, onClose }: RepairFormProps) {
  if (id === NEW) return <Fields stored={null} readAgain={() => Promise.resolve(null)} onClose={onClose} />;
  return <StoredRepairForm id={id} onClose={onClose} />;
}

/** What is edited is read anew first: a form begins with the present version. */
function StoredRepairForm({ id, onClose }: RepairFormProps) {
  const { t } = useLingui();
  const query = useRepairDetailQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const { answer, failure } = useAnswer(query);
  const stored = answer?.repair;

  async function readAgain(): Promise<RepairDetailViewFragment | null> {
    const { data } = await query.refetch();
    return data?.repair ?? null;
  }

  if (stored) return <Fields key={id} stored={stored} readAgain={readAgain} onClose={onClose} />;
  return (
    <FormDialog title={t`Edit Repair`} onClose={onClose}>
      {stored === null ? (
        <EmptyState title={<Trans>This repair no longer exists.</Trans>} />
      ) : failure ? (
        <ErrorState {...failure} />
      ) : (
        <Loading>
          <Skeleton height="24rem" />
        </Loading>
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  stored: RepairDetailViewFragment | null;
  readAgain: () => Promise<RepairDetailViewFragment | null>;
  onClose: () => void;
}

function Fields({ stored, readAgain, onClose }: FieldsProps) {
  const { t } = useLingui();
  const uploads = useRef<UploadsHandle>(null);
  const { item, made } = useRepairForm({ stored, uploads, readAgain, onClose });
  const words = useRepairLabels();
  const { form } = item;
  if (made) return <RepairMade repair={made} onClose={onClose} />;
  return (
    <ItemFormDialog item={item} title={stored ? t`Edit Repair` : t`Add New Repair`} words={words}>
      <CustomerFields form={form} owner={stored?.owner ?? null} />
      <SetFields form={form} edition={item.edition} uploads={uploads} />
      <WorkFields form={form} stored={stored} />
      <NoteFields form={form} />
    </ItemFormDialog>
  );
}
