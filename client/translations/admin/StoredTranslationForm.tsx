import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../admin/kit/FormDialog';
import { useAnswer } from '../../graphql/useAnswer';
import { ErrorState, Loading, Skeleton } from '../../ui';
import type { TranslatedThing } from './entries';
import { TranslationForm } from './TranslationForm';
import { type TranslatedKind, useEditedTranslationQuery } from './translations.gen';

interface StoredTranslationFormProps {
  kind: TranslatedKind;
  /** Of a page its slug. */
  id: string;
  onClose: () => void;
}

/** A thing with its translation in the form, asked for as both are now; what is being written stays as it is. */
export function StoredTranslationForm({ kind, id, onClose }: StoredTranslationFormProps) {
  const { t } = useLingui();
  const { answer, failure } = useAnswer(
    useEditedTranslationQuery({ variables: { kind, id }, fetchPolicy: 'network-only' }),
  );
  const [begun, setBegun] = useState<TranslatedThing | null>(null);
  if (!begun && answer) setBegun(answer.translatedThing);

  if (begun) return <TranslationForm thing={begun} onClose={onClose} />;
  return (
    <FormDialog title={t`Translation`} onClose={onClose}>
      {failure ? (
        <ErrorState {...failure} />
      ) : (
        <Loading>
          <Skeleton height="24rem" />
        </Loading>
      )}
    </FormDialog>
  );
}
