import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAdminParams } from '../../admin/kit/useAdminParams';
import { Button } from '../../ui';
import { languageNames } from './labels';
import { StateBadge } from './StateBadge';
import { StoredTranslationForm } from './StoredTranslationForm';
import { type TranslatedKind, useTranslationStatesQuery } from './translations.gen';

const PARAM = 'translate';

/**
 * The other language of things on screen.
 * @param ids of pages their slugs
 * @returns the button of each with its state, and the editor of the one that the address says is open
 */
export function useTranslations(kind: TranslatedKind, ids: readonly string[]) {
  const { i18n } = useLingui();
  const [params, change] = useAdminParams();
  const { data, previousData } = useTranslationStatesQuery({
    variables: { kind, ids: [...ids] },
    fetchPolicy: 'cache-and-network',
    skip: ids.length === 0,
  });
  const things = new Map((data ?? previousData)?.translatedThings.map((thing) => [thing.id, thing]));
  const opened = params.get(PARAM);

  function open(id: string | null): void {
    change(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete(PARAM);
        else next.set(PARAM, id);
        return next;
      },
      { replace: id === null, later: true },
    );
  }

  return {
    /** Nothing until its state is known, and for what is in the bin. */
    button(id: string): ReactNode {
      const thing = things.get(id);
      if (!thing) return null;
      return (
        <Button size="sm" variant="secondary" onClick={() => open(id)}>
          {i18n._(languageNames[thing.translatedInto])} <StateBadge translation={thing.translation} />
        </Button>
      );
    },
    editor: opened && <StoredTranslationForm key={opened} kind={kind} id={opened} onClose={() => open(null)} />,
  };
}
