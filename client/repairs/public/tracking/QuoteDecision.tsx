import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../lib/money';
import { Button, CheckIcon, CloseIcon } from '../../../ui';
import type { useQuote } from './useQuote';
import { ContactNumberField } from './ContactNumberField';
import { focusOnMount } from './focusOnMount';
import styles from './QuoteCard.module.css';

type Quote = ReturnType<typeof useQuote>;

/** Yes or no. Neither is final yet. */
export function QuoteChoices({ quote: { choose, cameBackFrom, offered } }: { quote: Quote }) {
  return (
    <div className={styles.buttons}>
      {!offered?.isExpired && (
        <Button
          size="lg"
          icon={<CheckIcon size={22} />}
          ref={cameBackFrom === 'APPROVE' ? focusOnMount : undefined}
          onClick={() => choose('APPROVE')}
        >
          <Trans>Approve quote</Trans>
        </Button>
      )}
      <Button
        size="lg"
        variant="secondary"
        icon={<CloseIcon size={22} />}
        ref={cameBackFrom === 'REJECT' ? focusOnMount : undefined}
        onClick={() => choose('REJECT')}
      >
        <Trans>Reject quote</Trans>
      </Button>
    </div>
  );
}

/** The decision once more in words, with its price, before it counts. The question takes the focus, not the button. */
export function QuoteConfirmation({ quote, step }: { quote: Quote; step: NonNullable<Quote['step']> }) {
  const { t, i18n } = useLingui();
  const { form, busy, asksNumber, confirm, back } = quote;
  const cost = formatMoney(step.cost, i18n.locale);
  const approves = step.decision === 'APPROVE';
  return (
    <form className={styles.confirmation} onSubmit={(event) => void confirm(event)} noValidate>
      <div className={styles.question} tabIndex={-1} ref={focusOnMount}>
        <p className={styles.ask}>
          {approves ? <Trans>Approve {cost}?</Trans> : <Trans>Reject the quote of {cost}?</Trans>}
        </p>
        <p>
          {approves ? (
            <Trans>We start as soon as you confirm.</Trans>
          ) : (
            <Trans>Your TV stays as it is, and we contact you about returning it.</Trans>
          )}
        </p>
      </div>
      {asksNumber && <ContactNumberField form={form} />}
      <div className={styles.buttons}>
        <Button type="submit" size="lg" variant={approves ? 'primary' : 'danger'} busy={busy}>
          {busy ? <Trans>Sending...</Trans> : <Trans>Confirm</Trans>}
        </Button>
        <Button size="lg" variant="ghost" aria-label={t`Back to the quote`} onClick={back}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}
