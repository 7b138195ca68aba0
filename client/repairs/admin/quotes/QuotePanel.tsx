import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney } from '../../../lib/money';
import { formatNumber } from '../../../lib/digits';
import { Button, CheckIcon, DateTime, Row } from '../../../ui';
import { EditIcon } from '../../../admin/kit/icons';
import { QuoteLines } from '../../public/tracking/QuoteLines';
import { Coverage } from './Coverage';
import { DecisionForm } from './DecisionForm';
import { QuoteEditor, type Quoted } from './QuoteEditor';
import styles from './QuotePanel.module.css';
import { DECISION_WAYS, QUOTE_STATES } from './quoteLabels';
import type { AdminQuoteFragment, RepairDetailViewFragment } from '../detail/repairDetail.gen';
import { RestartWarranty } from './RestartWarranty';
import { useQuoteActions } from './useQuoteActions';

interface QuotePanelProps {
  repair: Quoted & Pick<RepairDetailViewFragment, 'warrantyFrom' | 'history'>;
  /** The draft first, then the newest. */
  quotes: readonly AdminQuoteFragment[];
  /** Called when a version was offered or taken back, which may have moved the status. */
  onDone: () => void;
  onDirtyChange: (dirty: boolean) => void;
}

/** All versions of what the shop asks for a repair, and the one that it is writing (decisions §14). */
export function QuotePanel({ repair, quotes, onDone, onDirtyChange }: QuotePanelProps) {
  const [editing, setEditing] = useState(false);
  const [isDeciding, setDeciding] = useState(false);
  const actions = useQuoteActions(repair.id, onDone);
  const draft = quotes.find(({ state }) => state === 'DRAFT');
  const versions = quotes.filter((quote) => quote !== draft);
  if (editing) {
    return (
      <QuoteEditor
        repair={repair}
        draft={draft}
        begun={versions.find(({ state }) => state !== 'WITHDRAWN')}
        onClose={() => setEditing(false)}
        onDirtyChange={onDirtyChange}
      />
    );
  }
  return (
    <div className={styles.panel}>
      <Coverage lines={repair.coverage} />
      {draft && (
        <div className={styles.version}>
          <VersionHead quote={draft} />
          <QuoteLines quote={draft} />
          <Row gap={1}>
            <Button size="sm" busy={actions.isBusy} onClick={() => void actions.offer(draft)}>
              <Trans>Offer to the customer</Trans>
            </Button>
            <Button size="sm" variant="secondary" icon={<EditIcon />} onClick={() => setEditing(true)}>
              <Trans>Edit draft</Trans>
            </Button>
            <Button size="sm" variant="danger" busy={actions.isBusy} onClick={() => void actions.discard(draft)}>
              <Trans>Discard draft</Trans>
            </Button>
          </Row>
        </div>
      )}
      {versions.map((quote) => (
        <details key={quote.id} className={styles.version} open={quote.state === 'OFFERED' || undefined}>
          <summary>
            <VersionHead quote={quote} />
          </summary>
          <QuoteLines quote={quote} leftOut={quote.lines.filter((line) => line.isLeftOut).map(({ place }) => place)} />
          {quote.state === 'OFFERED' && isDeciding && (
            <DecisionForm
              repairId={repair.id}
              quote={quote}
              onDone={() => {
                setDeciding(false);
                onDone();
              }}
              onCancel={() => setDeciding(false)}
              onDirtyChange={onDirtyChange}
            />
          )}
          {quote.state === 'OFFERED' && !isDeciding && (
            <Row gap={1}>
              <Button size="sm" icon={<CheckIcon />} onClick={() => setDeciding(true)}>
                <Trans>Customer has answered</Trans>
              </Button>
              {quote.isExpired && (
                <Button size="sm" busy={actions.isBusy} onClick={() => void actions.renew(quote)}>
                  <Trans>Offer again</Trans>
                </Button>
              )}
              <Button size="sm" variant="secondary" busy={actions.isBusy} onClick={() => void actions.withdraw(quote)}>
                <Trans>Withdraw</Trans>
              </Button>
            </Row>
          )}
        </details>
      ))}
      <RestartWarranty repair={repair} />
      {!draft && (
        <Row gap={1}>
          <Button size="sm" variant="secondary" icon={<EditIcon />} onClick={() => setEditing(true)}>
            {versions.length > 0 ? <Trans>New version</Trans> : <Trans>Write a quote</Trans>}
          </Button>
        </Row>
      )}
    </div>
  );
}

function VersionHead({ quote }: { quote: AdminQuoteFragment }) {
  const { i18n } = useLingui();
  const { version, state, decidedAt, decidedVia, decidedBy, total, chosenTotal } = quote;
  const number = version !== null && formatNumber(version, i18n.locale);
  const amount = formatMoney(state === 'APPROVED' ? chosenTotal : total, i18n.locale);
  const way = decidedVia ? `, ${i18n._(DECISION_WAYS[decidedVia])}` : '';
  const who = decidedVia !== 'SITE' && decidedBy ? ` (${decidedBy})` : '';
  const words = `${i18n._(QUOTE_STATES[state])}${way}${who}`;
  return (
    <span className={styles.head}>
      <strong>{number ? <Trans>Version {number}</Trans> : <Trans>Draft</Trans>}</strong> <span>{amount}</span>
      {state !== 'DRAFT' && (
        <span className={styles.state}>
          <span>{words}</span>
          {decidedAt && (
            <span>
              {', '}
              <DateTime value={decidedAt} />
            </span>
          )}
        </span>
      )}
    </span>
  );
}
