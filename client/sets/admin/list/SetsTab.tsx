import { useLingui } from '@lingui/react/macro';
import { UndoBar } from '../../../admin/kit/bulk/UndoBar';
import { ResourceTab } from '../../../admin/kit/ResourceTab';
import { useAsked, useResource } from '../../../admin/kit/useResource';
import { formatNumber } from '../../../lib/digits';
import { tvTypes } from '../../../repairs';
import { type TvType, useTvSetTableQuery } from '../setsAdmin.gen';
import { SetDetail } from './SetDetail';
import { useSetsPutRight } from './useSetsPutRight';

const TYPES = Object.keys(tvTypes) as TvType[];

const LIST = {
  sorts: ['CREATED_AT', 'BRAND'],
  defaultSort: { sort: 'CREATED_AT', direction: 'DESC' },
  filters: { tvType: TYPES },
} as const;

/** Every very set that the shop has written down, whoever owns it (decisions §14). */
export function SetsTab() {
  const { t, i18n } = useLingui();
  const asked = useAsked(LIST);
  const sets = useResource(asked, useTvSetTableQuery(asked.options));
  const putRight = useSetsPutRight();
  const { undoable } = putRight;
  return (
    <ResourceTab
      resource={sets}
      title={t`Sets`}
      search={t`Brand, model or serial number`}
      filters={{
        tvType: {
          label: t`TV type`,
          options: TYPES.map((value) => ({ value, label: i18n._(tvTypes[value]) })),
        },
      }}
      exported="sets"
      empty={t`No set has been written down yet.`}
      name={({ brand, model }) => [brand, model].filter(Boolean).join(' ')}
      columns={[
        {
          id: 'set',
          header: t`Set`,
          cell: ({ brand, model }) => [brand, model].filter(Boolean).join(' '),
          sort: 'BRAND',
        },
        { id: 'type', header: t`TV type`, cell: ({ tvType }) => i18n._(tvTypes[tvType]) },
        {
          id: 'size',
          header: t`Inches`,
          cell: ({ sizeInches }) => (sizeInches === null ? '–' : formatNumber(sizeInches, i18n.locale)),
          align: 'end',
        },
        { id: 'serial', header: t`Serial number`, cell: ({ serial }) => serial ?? '–', text: true, brief: true },
        {
          id: 'created',
          header: t`Written down`,
          time: ({ createdAt }) => createdAt,
          show: 'date',
          sort: 'CREATED_AT',
        },
      ]}
      detail={(open) => <SetDetail {...open} putRight={putRight} />}
    >
      {undoable && (
        <UndoBar
          message={undoable.message}
          busy={putRight.isBusy}
          onUndo={() => void putRight.undo()}
          onDismiss={putRight.dismiss}
        />
      )}
    </ResourceTab>
  );
}
