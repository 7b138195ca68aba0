import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isLayerOpen } from '../../../lib/isLayerOpen';
import { formatDateTime } from '../../../lib/dates';
import { Button, DateTime, EmptyState, ErrorState, Loading, Row, Skeleton, Stack } from '../../../ui';
import { EyeIcon } from '../../../ui/icons/account';
import { ConflictDialog } from './ConflictDialog';
import { DraftNotice } from './DraftNotice';
import { type FieldsOf, fieldsOf } from './fieldsOf';
import { TabFrame } from '../TabFrame';
import styles from './PageEditorFrame.module.css';
import { PreviewDialog } from './PreviewDialog';
import type { PageEditor } from './usePageEditor';

interface PageEditorFrameProps<Content> {
  title: string;
  /** As the specification names the button. */
  saveLabel: string;
  editor: PageEditor<Content>;
  /** The specification's sentence for a page that is not there. */
  unavailable: string;
  /** The local content in the public room's own components. */
  preview: ReactNode;
  /** How its texts are changed, if that says so itself (`useAnnouncedChange`). */
  change?: PageEditor<Content>['change'];
  /** What else leads on from the page, before the buttons. */
  beside?: ReactNode;
  /** The fields. */
  children: (content: Content, fields: FieldsOf<Content>) => ReactNode;
}

/** What is around the fields of every page editor: heading, a save bar that stays in sight, draft, conflict, preview. */
export function PageEditorFrame<Content extends object>({
  title,
  saveLabel,
  editor,
  unavailable,
  preview,
  change = editor.change,
  beside,
  children,
}: PageEditorFrameProps<Content>) {
  const { content, failure, draft, conflict, isUnwritten } = editor;
  const [isPreviewing, setPreviewing] = useState(false);
  useSaveKey(() => void editor.save());

  return (
    <TabFrame title={title}>
      <div className={styles.bar}>
        <SaveState editor={editor} />
        <Row gap={1} className={styles.buttons}>
          {beside}
          <Button
            variant="secondary"
            size="sm"
            icon={<EyeIcon />}
            aria-disabled={content === null}
            onClick={() => content !== null && setPreviewing(true)}
          >
            <Trans>Preview</Trans>
          </Button>
          <Button size="sm" busy={editor.saving} onClick={() => void editor.save()}>
            {saveLabel}
          </Button>
        </Row>
      </div>
      {draft.found && (
        <DraftNotice
          savedAt={draft.found.savedAt}
          outdated={draft.isOutdated}
          onRestore={draft.restore}
          onDiscard={draft.discard}
        />
      )}
      {content !== null ? (
        <Stack gap={3}>
          {children(
            content,
            fieldsOf(content, (part) => change((now) => ({ ...now, ...part })), editor.errorAt),
          )}
        </Stack>
      ) : failure ? (
        <ErrorState title={unavailable} {...failure} />
      ) : isUnwritten ? (
        <EmptyState
          title={unavailable}
          action={
            editor.start && (
              <Button variant="secondary" onClick={editor.start}>
                <Trans>Write this page</Trans>
              </Button>
            )
          }
        />
      ) : (
        <FieldsSkeleton />
      )}
      {isPreviewing && content !== null && (
        <PreviewDialog title={title} onClose={() => setPreviewing(false)}>
          {preview}
        </PreviewDialog>
      )}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onMerge={editor.settle}
          onTakeTheirs={editor.takeTheirs}
          onClose={editor.postpone}
        />
      )}
    </TabFrame>
  );
}

/** Says whether anything could be lost, and that it could not. */
function SaveState<Content>({ editor: { content, dirty, draft, lastUpdated } }: { editor: PageEditor<Content> }) {
  const { i18n } = useLingui();
  const time = draft.savedAt ? formatDateTime(draft.savedAt, i18n.locale) : '';
  if (content === null) return <span className={styles.state} />;
  return (
    <div className={styles.state}>
      <p role="status" title={time || undefined} className={dirty ? styles.dirty : undefined}>
        {!dirty ? (
          <Trans>All changes saved</Trans>
        ) : draft.savedAt ? (
          <Trans>Draft saved on this device</Trans>
        ) : (
          <Trans>Unsaved changes</Trans>
        )}
      </p>
      {lastUpdated && (
        <p className={styles.updated}>
          <Trans>
            Last updated: <DateTime value={lastUpdated} />
          </Trans>
        </p>
      )}
    </div>
  );
}

function FieldsSkeleton() {
  return (
    <Loading>
      <Stack gap={3}>
        {[8, 14, 14].map((height, at) => (
          <Skeleton key={at} height={`${height}rem`} />
        ))}
      </Stack>
    </Loading>
  );
}

/** Ctrl+S, or Cmd+S, does what hands expect of it. */
function useSaveKey(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      // A dialog over the page has its own button, and its fields are not in the page yet.
      if (!isLayerOpen()) onSave();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
