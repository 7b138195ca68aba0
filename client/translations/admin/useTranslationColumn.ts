import { useLingui } from '@lingui/react/macro';
import type { ResourceColumn } from '../../admin/kit/ResourceList';
import type { TranslatedKind } from './translations.gen';
import { useTranslations } from './useTranslations';

/** The column of a list that says how far the other language of each row is, and opens its editor. */
export function useTranslationColumn<Row extends { id: string }>(kind: TranslatedKind, rows: readonly Row[]) {
  const { t } = useLingui();
  const { button, editor } = useTranslations(
    kind,
    rows.map(({ id }) => id),
  );
  const column: ResourceColumn<Row, never> = {
    id: 'translation',
    header: t`Translation`,
    cell: ({ id }) => button(id),
  };
  return { column, editor };
}
