import { useState } from 'react';
import { ConflictDialog } from '../editor/ConflictDialog';
import { DraftNotice } from '../editor/DraftNotice';
import { EditorSection } from '../editor/EditorSection';
import { EditorSkeleton } from '../editor/EditorSkeleton';
import { LocalList } from '../editor/LocalList';
import { newLocalId } from '../editor/localItems';
import { PreviewDialog } from '../editor/PreviewDialog';
import { RichTextEditor } from '../editor/RichTextEditor';
import { Opener } from './Opener';

const nothing = () => undefined;

const WORDS = {
  add: 'Add Step',
  adding: 'Add Step',
  editing: 'Edit Step',
  added: 'Added.',
  updated: 'Updated.',
  removed: 'Removed.',
  empty: 'No steps yet.',
  sureToRemove: (title: string) => `Delete ${title}?`,
};

function Steps({ begun }: { begun: { id: string; title: string }[] }) {
  const [steps, setSteps] = useState(begun);
  return (
    <LocalList
      title="Steps"
      items={steps}
      onChange={setSteps}
      titleOf={({ title }) => title}
      renderDescription={({ id }) => id}
      blank={() => ({ id: newLocalId('step'), title: '' })}
      renderForm={({ item }) => <p>{item.title}</p>}
      sequence
      errorOf={(at) => (at === 1 ? 'Its text is too long.' : undefined)}
      words={WORDS}
    />
  );
}

const conflict = {
  base: { title: 'Warranty', months: 3 },
  mine: { title: 'Our warranty', months: 6 },
  theirs: { content: { title: 'The warranty', months: 3 }, version: 2, lastUpdated: '2026-06-01T06:00:00.000Z' },
};

/** What the editors of pages are made of. */
export const editorPieces = {
  'A text with headings, lists and links': () => (
    <RichTextEditor label="Text" value="<p>Rich</p>" hint="As it will be read." onChange={nothing} />
  ),
  'Its source': () => <RichTextEditor label="Text" value="# Markdown" error="It is too long." onChange={nothing} />,
  'Before it is there': () => <EditorSkeleton />,
  'A section of a page': () => (
    <EditorSection title="Heading" hint="What belongs together.">
      <p>Fields</p>
    </EditorSection>
  ),
  'Items of a page': () => (
    <Steps
      begun={[
        { id: 'a', title: 'Call' },
        { id: 'b', title: 'Repair' },
      ]}
    />
  ),
  'No items': () => <Steps begun={[]} />,
  'What was not saved': () => (
    <DraftNotice savedAt="2026-06-01T06:00:00.000Z" outdated onRestore={nothing} onDiscard={nothing} />
  ),
  'Two versions': () => (
    <Opener>
      {(onClose) => <ConflictDialog conflict={conflict} onMerge={onClose} onTakeTheirs={onClose} onClose={onClose} />}
    </Opener>
  ),
  'A preview': () => (
    <Opener>
      {(onClose) => (
        <PreviewDialog title="Warranty" onClose={onClose}>
          <h1>Warranty</h1>
        </PreviewDialog>
      )}
    </Opener>
  ),
};
