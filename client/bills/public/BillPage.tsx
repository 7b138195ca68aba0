import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams, useSearchParams } from 'react-router-dom';
import { readError } from '../../graphql/errors';
import { useAnswer } from '../../graphql/useAnswer';
import { useErrorText } from '../../graphql/useErrorText';
import { formatNumber } from '../../lib/digits';
import { useSessionWatch } from '../../session/useSession';
import { Button, toast, usePageTitle } from '../../ui';
import { OtherLanguage } from '../../ui/print/OtherLanguage';
import { PrintPage } from '../../ui/print/PrintPage';
import { type BillPaperFragment, useBillCopyQuery, usePrintBillMutation } from '../bills.gen';
import { BILL_KINDS } from '../kinds';
import styles from './BillPage.module.css';
import { BillPaper, type PaperWidth } from './BillPaper';

/** /bill/{key}: a bill for whoever has its address, for the printer. What the shop itself prints is counted: the first is the original. */
export function BillPage() {
  useSessionWatch();
  const { t, i18n } = useLingui();
  const { billKey } = useParams();
  const { width, choose } = usePaperWidth();
  const query = useBillCopyQuery(billKey ? { variables: { billKey }, fetchPolicy: 'cache-and-network' } : skipToken);
  const { answer, failure } = useAnswer(query);
  const bill = answer?.billCopy;
  const { mark, print } = usePrints(bill);
  usePageTitle(bill ? `${i18n._(BILL_KINDS[bill.kind])} ${bill.code}` : t`Bill`);
  const creditedBy = bill?.creditedBy;
  return (
    <PrintPage
      fits={width === 'a5' ? <Trans>Fits A5 and A4.</Trans> : <Trans>Fits rolls of 80 mm.</Trans>}
      tools={
        <>
          <div role="group" aria-label={t`Paper`} className={styles.width}>
            <Button variant="secondary" aria-pressed={width === 'a5'} onClick={() => choose('a5')}>
              A5
            </Button>
            <Button variant="secondary" aria-pressed={width === 'roll'} onClick={() => choose('roll')}>
              <Trans>80 mm</Trans>
            </Button>
          </div>
          <OtherLanguage />
          {creditedBy && (
            <p className={styles.credited}>
              <Trans>Taken back by {creditedBy}</Trans>
            </p>
          )}
        </>
      }
      missing={
        query.error && readError(query.error).code === 'NOT_FOUND' && <Trans>There is no bill at this address.</Trans>
      }
      failure={failure}
      className={styles[width]}
      onPrint={() => void print()}
    >
      {bill && <BillPaper bill={bill} width={width} mark={bill.kind === 'ESTIMATE' ? null : mark} />}
    </PrintPage>
  );
}

/** Which paper it is for is in the address, so that a till can keep it. */
function usePaperWidth() {
  const [params, setParams] = useSearchParams();
  const width: PaperWidth = params.get('paper') === '80mm' ? 'roll' : 'a5';
  const choose = (chosen: PaperWidth) => setParams(chosen === 'roll' ? { paper: '80mm' } : {}, { replace: true });
  return { width, choose };
}

/**
 * What a print is: a copy, unless the server has just said that it is the first one of the shop. So a print past the button is a copy, and
 * the original exists once.
 */
function usePrints(bill: BillPaperFragment | undefined) {
  const { i18n } = useLingui();
  const errorText = useErrorText();
  const [count] = usePrintBillMutation();
  const [prints, setPrints] = useState<number | null>(null);

  async function print(): Promise<void> {
    try {
      if (bill && bill.printCount !== null && bill.kind !== 'ESTIMATE') {
        const { data } = await count({ variables: { id: bill.id } });
        flushSync(() => setPrints(data!.printBill));
        window.addEventListener('afterprint', () => setPrints(null), { once: true });
      }
      window.print();
    } catch (error) {
      toast.error(errorText(error));
    }
  }

  const copy = prints !== null && prints > 1 ? formatNumber(prints - 1, i18n.locale) : null;
  const mark =
    prints === 1 ? (
      <Trans>Original</Trans>
    ) : copy ? (
      <Trans>Copy {copy}</Trans>
    ) : (
      <Trans context="mark on a bill">Copy</Trans>
    );
  return { mark, print };
}
