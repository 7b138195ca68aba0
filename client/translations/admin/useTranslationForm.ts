import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type SyntheticEvent, useRef } from 'react';
import { useItemForm } from '../../admin/kit/editor/useItemForm';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { forgetPublic } from './cache';
import { documentOf, type TranslatedThing, valuesOf } from './entries';
import {
  EditedTranslationDocument,
  useRemoveTranslationMutation,
  useSaveTranslationMutation,
} from './translations.gen';

/** Keeps the translation of a thing as a draft, publishes it where that was pressed, or removes it. */
export function useTranslationForm(thing: TranslatedThing, onClose: () => void) {
  const { t } = useLingui();
  const client = useApolloClient();
  const { kind, id, texts, translation } = thing;
  const [save] = useSaveTranslationMutation({ update: forgetPublic(kind) });
  const [removeTranslation] = useRemoveTranslationMutation({ update: forgetPublic(kind) });
  const { act, isBusy } = useAdminAction();
  /** What the form ends with; known before the next drawing. */
  const publishes = useRef(false);

  const item = useItemForm({
    name: `translation.${kind}.${id}`,
    begun: valuesOf(thing),
    version: translation?.version ?? 0,
    saved: () => (publishes.current ? t`Translation published.` : t`Translation saved as a draft.`),
    send: (values, version) =>
      save({
        variables: {
          input: {
            kind,
            id,
            fields: documentOf(texts, values),
            state: publishes.current ? 'PUBLISHED' : 'DRAFT',
            source: texts,
            version,
          },
        },
      }),
    async readTheirs() {
      const { data } = await client.query({
        query: EditedTranslationDocument,
        variables: { kind, id },
        fetchPolicy: 'network-only',
      });
      const theirs = data?.translatedThing;
      return theirs ? { content: valuesOf({ ...theirs, texts }), version: theirs.translation?.version ?? 0 } : null;
    },
    onClose,
  });

  return {
    ...item,
    submit: (event: FormEvent) => {
      publishes.current = false;
      return item.submit(event);
    },
    publish: (event: SyntheticEvent) => {
      publishes.current = true;
      return item.submit(event);
    },
    async remove() {
      const question = translation?.isShown
        ? t`Remove this translation? Visitors will read the text as it was written.`
        : t`Remove this translation?`;
      if (!window.confirm(question)) return;
      const isGone = await act(() => removeTranslation({ variables: { kind, id } }), { done: t`Translation removed.` });
      if (!isGone) return;
      item.draft.finish();
      onClose();
    },
    isRemoving: isBusy(),
  };
}
