import { useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import { useSendingForm } from '../../../forms/useSendingForm';
import { readError } from '../../../graphql/errors';
import { useServerMessage } from '../../../graphql/useServerMessage';
import { toast } from '../../../ui';
import type { Conflict } from './conflict';
import { useDraft } from './useDraft';

export interface ItemFormOptions<Values extends FieldValues> {
  /** Names its draft on this device: 'product.new', 'product.{id}'. */
  name: string;
  /** What the form begins with: all of its fields. */
  begun: Values;
  /** Of what is edited; null for what is new or not counted. */
  version: number | null;
  /** Sends what was typed; what it throws is shown. @param version what it goes on from */
  send: (values: Values, version: number | null) => Promise<unknown>;
  /** What the green toast says; asked when it is saved, where there are several ways to end the form. */
  saved: string | (() => string);
  /** The sentence around why it failed, where the specification has one. */
  failed?: (reason: string) => string;
  /** What the form's own checks found is a yellow warning, where the specification says so. */
  checks?: 'error' | 'warning';
  /** What somebody else has made of it meanwhile. */
  readTheirs?: () => Promise<Conflict<Values>['theirs'] | null>;
  onClose: () => void;
}

/**
 * The form of one thing of the admin: kept as a draft on this device while it is written, sent once, and closed when it is saved. What
 * somebody else saved meanwhile is not overwritten: both versions are shown (`ItemFormDialog`).
 */
export function useItemForm<Values extends FieldValues>({
  name,
  begun,
  version,
  send,
  saved,
  failed,
  checks,
  readTheirs,
  onClose,
}: ItemFormOptions<Values>) {
  const say = useServerMessage();
  const [base, setBase] = useState({ values: begun, version });
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  const [edition, setEdition] = useState(0);
  const { form, sending, submit } = useSendingForm<Values>({
    defaultValues: begun as DefaultValues<Values>,
    say,
    ...(failed && { refusal: failed }),
    checks,
    async send(values) {
      try {
        await send(values, base.version);
      } catch (error) {
        const theirs = readError(error).code === 'CONFLICT' ? await readTheirs?.().catch(() => null) : null;
        // a taken name is a conflict, too, but nobody changed anything
        if (!theirs || theirs.version === base.version) throw error;
        return setConflict({ base: base.values, mine: values, theirs });
      }
      toast.success(typeof saved === 'function' ? saved() : saved);
      draft.finish();
      form.reset(values);
      onClose();
    },
  });
  const dirty = form.formState.isDirty;
  const draft = useDraft<Values>(name, form.watch(), { version: base.version, dirty });

  /** Shows these values as typed over `over`. */
  function show(values: Values, over: Values): void {
    setEdition((now) => now + 1);
    form.reset(over);
    for (const [field, value] of Object.entries(values)) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }

  function goOnFrom(theirs: Conflict<Values>['theirs'], values: Values): void {
    setBase({ values: theirs.content, version: theirs.version });
    setConflict(null);
    show(values, theirs.content);
  }

  return {
    form,
    sending,
    submit,
    dirty,
    /** Another number whenever other values were put into the form: a key for fields that read theirs once. */
    edition,
    onClose,
    draft: {
      ...draft,
      isOutdated: draft.found !== null && draft.found.version !== base.version,
      restore() {
        const values = draft.take();
        if (values) show(values, base.values);
      },
    },
    conflict,
    settle: (merged: Values) => conflict && goOnFrom(conflict.theirs, merged),
    takeTheirs() {
      if (!conflict) return;
      draft.setAside();
      goOnFrom(conflict.theirs, conflict.theirs.content);
    },
    postpone: () => setConflict(null),
  };
}

export type ItemForm<Values extends FieldValues> = ReturnType<typeof useItemForm<Values>>;
