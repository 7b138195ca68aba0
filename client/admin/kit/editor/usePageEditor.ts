import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { readError } from '../../../graphql/errors';
import { useAnswer } from '../../../graphql/useAnswer';
import { useServerMessage } from '../../../graphql/useServerMessage';
import { toast } from '../../../ui';
import type { Conflict } from './conflict';
import { isSame } from './merge';
import { type EditedPageFragment, type PageSlug, usePageSourceQuery, useSavePageMutation } from './pageSource.gen';
import { forgetPublicPage } from './publicPages';
import { type DraftNow, useDraft } from './useDraft';
import { useLeaveGuard } from './useLeaveGuard';

/** What a room says of its page, in the reader's language (back-office §8). */
interface PageEditorOptions<Content> {
  saved: string;
  failed: (message: string) => string;
  /** Where saving is asked for before the page is there. */
  missing: string;
  /** What has to be put right before it is sent, by the path of its field: in the reader's language. */
  check?: (content: Content) => Record<string, string>;
  /** What a page that was never written begins from; without it there is nothing to edit then. */
  blank?: Content;
}

/** The page as the server had it. */
interface Source<Content> {
  content: Content;
  version: number;
  lastUpdated: string;
}

interface Edited<Content> {
  /** What the editing began from; null for a page that was never written. */
  base: Source<Content> | null;
  content: Content;
}

export interface PageEditor<Content> {
  /** The local copy; null while there is none. */
  content: Content | null;
  failure: ReturnType<typeof useAnswer>['failure'];
  /** Whether the page was never written. */
  isUnwritten: boolean;
  /** Begins a page that was never written; absent without a `blank`. */
  start?: () => void;
  lastUpdated: string | null;
  dirty: boolean;
  saving: boolean;
  change: (edit: (content: Content) => Content) => void;
  /** @returns whether the page is saved */
  save: () => Promise<boolean>;
  /** What the server said of the field at a path ('header.title'), or of anything below it ('serviceItems.2'). */
  errorAt: (path: string) => string | undefined;
  draft: DraftNow<Edited<Content>> & { restore: () => void; isOutdated: boolean };
  conflict: (Conflict<Content> & { theirs: Source<Content> }) | null;
  /** Ends a conflict with content that goes on from theirs. */
  settle: (content: Content) => void;
  takeTheirs: () => void;
  /** Leaves the conflict as it is: what I have stays on the screen. */
  postpone: () => void;
}

/**
 * The editor of one page: a local copy that no answer of the server's overwrites, kept as a draft on the device, guarded
 * against being left, and saved whole (back-office §4 'Page editors', decisions §6). A page that somebody else saved
 * meanwhile is not overwritten either: both versions are shown.
 * @param slug of the page
 */
export function usePageEditor<Content extends object>(
  slug: PageSlug,
  { saved, failed, missing, check, blank }: PageEditorOptions<Content>,
): PageEditor<Content> {
  const { t } = useLingui();
  const say = useServerMessage();
  const query = usePageSourceQuery({ variables: { slug }, fetchPolicy: 'cache-and-network' });
  const { answer, failure } = useAnswer(query);
  const [sendPage] = useSavePageMutation();

  const source = sourceOf<Content>(answer?.pageSource);
  const [edited, setEdited] = useState<Edited<Content> | null>(null);
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<PageEditor<Content>['conflict']>(null);

  const base = edited ? edited.base : source;
  const content = edited?.content ?? source?.content ?? null;
  const dirty = edited !== null && !isSame(edited.content, edited.base?.content);
  useLeaveGuard(dirty);
  const version = base?.version ?? 0;
  const draft = useDraft<Edited<Content> | null>(`page.${slug}`, edited, { version, dirty });

  async function send(sent: Content): Promise<boolean> {
    try {
      const { data } = await sendPage({
        variables: { slug, content: sent as Record<string, unknown>, version },
        update: (cache) => forgetPublicPage(cache, slug),
      });
      const stored = sourceOf<Content>(data?.savePage);
      // What was typed meanwhile goes on from what was saved.
      setEdited((now) => (now && now.content !== sent ? { ...now, base: stored } : null));
      toast.success(saved);
      return true;
    } catch (error) {
      const { code, message, fields } = readError(error);
      if (code === 'CONFLICT' && (await compare(sent))) return false;
      setRefused(fields);
      toast.error(failed(say(message)));
      return false;
    }
  }

  /** @returns whether the other version could be had */
  async function compare(mine: Content): Promise<boolean> {
    const { data } = await query.refetch().catch(() => ({ data: undefined }));
    const theirs = sourceOf<Content>(data?.pageSource);
    if (theirs) setConflict({ base: base?.content ?? null, mine, theirs });
    return theirs !== null;
  }

  async function save(): Promise<boolean> {
    if (underWay.current) return false;
    if (answer === undefined) {
      toast.error(missing);
      return false;
    }
    if (content === null) {
      toast.warning(t`No content to save`);
      return false;
    }
    const wrong = check?.(content) ?? {};
    setRefused(wrong);
    const [first] = Object.values(wrong);
    if (first !== undefined) {
      toast.error(first);
      return false;
    }
    underWay.current = true;
    setSaving(true);
    try {
      return await send(content);
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  }

  return {
    content,
    failure,
    isUnwritten: answer !== undefined && content === null,
    ...(blank && { start: () => setEdited({ base: null, content: blank }) }),
    lastUpdated: source?.lastUpdated ?? null,
    dirty,
    saving,
    change(edit) {
      setEdited((now) => {
        const before = now ?? (source && { base: source, content: source.content });
        return before && { ...before, content: edit(before.content) };
      });
    },
    save,
    errorAt(path) {
      const at = Object.keys(refused).find((field) => field === path || field.startsWith(`${path}.`));
      return at === undefined ? undefined : say(refused[at]!);
    },
    draft: {
      ...(draft as DraftNow<Edited<Content>>),
      isOutdated: draft.found !== null && source !== null && draft.found.version !== source.version,
      restore() {
        const values = draft.take();
        if (values) setEdited(values);
      },
    },
    conflict,
    settle(merged) {
      setEdited(conflict && { base: conflict.theirs, content: merged });
      setConflict(null);
    },
    takeTheirs() {
      draft.setAside();
      setEdited(null);
      setConflict(null);
    },
    postpone: () => setConflict(null),
  };
}

/** The schema of the page's slug was checked by the server when it was saved. */
function sourceOf<Content>(page: EditedPageFragment | null | undefined): Source<Content> | null {
  if (!page) return null;
  const { content, version, lastUpdated } = page;
  return { content: content as Content, version, lastUpdated };
}
