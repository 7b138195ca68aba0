import { StatusBadge, SuccessIcon } from '../../../ui';
import { QrCode } from '../../../ui/print/QrCode';
import { ActiveRowSwitch } from '../ActiveRowSwitch';
import { BulkPreview } from '../bulk/BulkPreview';
import type { BulkPlan } from '../bulk/useBulkChange';
import { UndoBar } from '../bulk/UndoBar';
import { Fact, Facts } from '../Facts';
import { FLAG, ONLY } from '../FlagFilter';
import { MAIL_STATE_NAMES, MailStateBadge } from '../MailStateBadge';
import { PictureName } from '../PictureName';
import { ResourceTab } from '../ResourceTab';
import { DeleteButton, EditButton, RestoreButton } from '../rowButtons';
import { useAsked, useResource } from '../useResource';
import { Opener } from './Opener';

const nothing = () => undefined;
const later = async () => ({});

const LIST = {
  sorts: ['NAME', 'PRICE'],
  defaultSort: { sort: 'NAME', direction: 'ASC' },
  filters: { isActive: FLAG, deleted: ONLY },
} as const;

const row = (id: string, name: string, price: number, deletedAt: string | null = null) => ({
  id,
  name,
  price,
  isActive: price > 0,
  createdAt: '2026-06-01T06:00:00.000Z',
  deletedAt,
});

const ROWS = [
  row('a', 'Bravia 43', 12_500),
  row('b', 'A name that takes more room than its column has, so that it is broken', 0),
  row('c', 'Trinitron', 300, '2026-06-02T06:00:00.000Z'),
];

const tableOf = (items: typeof ROWS, totalCount = items.length) => ({
  things: { items, totalCount, page: 1, pageSize: 10 },
});

interface ThingsProps {
  answer: { data?: ReturnType<typeof tableOf>; error?: Error; loading?: boolean };
}

/** A tab that is a list, with all that one can have. */
function Things({ answer }: ThingsProps) {
  const asked = useAsked(LIST);
  const things = useResource(asked, { loading: false, refetch: later, ...answer });
  return (
    <ResourceTab
      resource={things}
      title="Things"
      intro="Whatever the shop has a list of."
      search="Name"
      filters={{
        isActive: { label: 'Status', on: 'Active', off: 'Inactive' },
        deleted: { label: 'Show', all: 'Not deleted', options: [{ value: 'true', label: 'Deleted' }] },
      }}
      exported="things"
      add="Add Thing"
      empty="No things yet."
      name={({ name }) => name}
      columns={[
        {
          id: 'name',
          header: 'Name',
          cell: ({ name }) => <PictureName picture={undefined}>{name}</PictureName>,
          sort: 'NAME',
        },
        { id: 'price', header: 'Price', cell: ({ price }) => price, sort: 'PRICE', align: 'end' },
        { id: 'created', header: 'Created', time: ({ createdAt }) => createdAt, show: 'date', hideOnPhone: true },
        {
          id: 'status',
          header: 'Status',
          cell: ({ name, isActive }) => (
            <ActiveRowSwitch
              isActive={isActive}
              label={(state) => `${state}. Show ${name}`}
              done="Done."
              change={later}
            />
          ),
        },
      ]}
      remove={{ ask: ({ name }) => `Delete ${name}?`, send: later, done: 'Deleted.' }}
      restore={{ send: later, done: 'Restored.' }}
      bulk={{ apply: async () => [], undone: 'As it was.', actions: () => <EditButton onClick={nothing} /> }}
      form={() => null}
    />
  );
}

const plan: BulkPlan<object> = {
  title: 'Publish 2 things?',
  rows: [
    { id: 'a', label: 'Bravia 43', before: 'Draft', after: 'Published' },
    { id: 'b', label: 'Trinitron', before: 'Published', after: 'Published' },
  ],
  note: 'Visitors see them at once.',
  changes: [{}],
  done: 'Published.',
};

/** What lists are made of. */
export const listPieces = {
  'A list': () => <Things answer={{ data: tableOf(ROWS, 143) }} />,
  'A list of nothing': () => <Things answer={{ data: tableOf([]) }} />,
  'A list that failed': () => <Things answer={{ error: new Error('No.') }} />,
  'A list on its way': () => <Things answer={{ loading: true }} />,
  'Buttons of a row': () => (
    <>
      <EditButton onClick={nothing} /> <DeleteButton onClick={nothing} /> <RestoreButton onClick={nothing} />{' '}
      <DeleteButton busy onClick={nothing} />
    </>
  ),
  'States in a word': () => (
    <>
      {MAIL_STATE_NAMES.map((state) => (
        <MailStateBadge key={state} state={state} />
      ))}
      <StatusBadge tone="green" icon={<SuccessIcon size={18} />}>
        Done
      </StatusBadge>
    </>
  ),
  Facts: () => (
    <Facts>
      <Fact label="Brand">Sony</Fact>
      <Fact label="Code">
        <QrCode text="https://parda.example/track" label="The way to it" />
      </Fact>
    </Facts>
  ),
  'Before a change of many': () => (
    <Opener>{(onClose) => <BulkPreview plan={plan} busy={false} onConfirm={onClose} onClose={onClose} />}</Opener>
  ),
  'After a change of many': () => <UndoBar message="Published." busy onUndo={nothing} onDismiss={nothing} />,
};
