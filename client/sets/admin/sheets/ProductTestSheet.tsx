import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../admin/kit/FormDialog';
import { useAnswer } from '../../../graphql/useAnswer';
import { Button, ErrorState, Loading, Skeleton } from '../../../ui';
import { currentSheets, SheetsCompared } from '../../sheets/SheetsCompared';
import { useSheetsOfProductQuery } from '../setsAdmin.gen';
import { SheetForm } from './SheetForm';

interface ProductTestSheetProps {
  productId: string;
  onClose: () => void;
}

/** How a set that is for sale was tested: what was signed last, and the sheet that is filled in. */
export function ProductTestSheet({ productId, onClose }: ProductTestSheetProps) {
  const { t } = useLingui();
  const [isFilling, setFilling] = useState(false);
  const query = useSheetsOfProductQuery({ variables: { id: productId }, fetchPolicy: 'cache-and-network' });
  const { answer, failure } = useAnswer(query);
  const readAgain = async () => void (await query.refetch().catch(() => undefined));
  const sheets = answer?.product?.sheets;
  const draft = sheets?.find(({ kind, signedAt }) => kind === 'TEST' && signedAt === null) ?? null;
  const isSigned = sheets !== undefined && currentSheets(sheets).length > 0;
  return (
    <FormDialog
      title={t`Test sheet`}
      onClose={onClose}
      footer={
        sheets && (
          <Button size="sm" onClick={() => setFilling(true)}>
            {draft ? <Trans>Continue filling in</Trans> : isSigned ? <Trans>New sheet</Trans> : <Trans>Fill in</Trans>}
          </Button>
        )
      }
    >
      {isSigned ? (
        <SheetsCompared sheets={sheets} renew={() => void readAgain()} />
      ) : sheets ? (
        <p>
          <Trans>Not signed yet. Visitors see the test as soon as it is.</Trans>
        </p>
      ) : failure ? (
        <ErrorState {...failure} />
      ) : (
        <Loading>
          <Skeleton height="12rem" />
        </Loading>
      )}
      {isFilling && (
        <SheetForm
          of={{ productId }}
          kind="TEST"
          draft={draft}
          signer=""
          readAgain={readAgain}
          onClose={() => setFilling(false)}
        />
      )}
    </FormDialog>
  );
}
