import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button, InfoIcon } from '../../../ui';
import { Honeypot } from '../../../ui/formGuard';
import { useBookingForm } from './useBookingForm';
import { BookingDraftNotice } from './BookingDraftNotice';
import { ErrorSummary } from './ErrorSummary';
import { prepareWaitingRequests } from '../waiting/LaterWaitingRequests';
import { RepairPictures } from './RepairPictures';
import styles from './BookingForm.module.css';
import { SubmitButton } from './SubmitButton';
import { AboutYou, Delivery, Issue, Pickup, Television } from './sections';

/** The repair request (public-site §2). What it does is in `useBookingForm`; this is how it looks. @param wanted the id of a booking that was asked for */
export function BookingForm({ wanted }: { wanted: string | undefined }) {
  const honeypot = useRef<HTMLInputElement>(null);
  useEffect(prepareWaitingRequests, []);
  const { form, pictures, submit, submitWithoutFailed, sendLater, notice, startOver, undo } = useBookingForm(
    () => honeypot.current?.value ?? '',
    wanted,
  );
  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <BookingDraftNotice notice={notice} onStartOver={startOver} onUndo={undo} />
        <AboutYou />
        <Television />
        <Issue
          pictures={
            <RepairPictures pictures={pictures} onTryAgain={() => void submit()} onSendWithout={submitWithoutFailed} />
          }
        />
        <Pickup />
        <Delivery />
        <Honeypot ref={honeypot} />
        <ErrorSummary />
        {sendLater && (
          <div className={styles.notice}>
            <InfoIcon />
            <p>
              <Trans>We can save your request on this device and send it as soon as the shop can be reached.</Trans>
            </p>
            <Button variant="secondary" onClick={sendLater}>
              <Trans>Send it later</Trans>
            </Button>
          </div>
        )}
        <div className={styles.send}>
          <SubmitButton />
          <Button variant="ghost" onClick={startOver}>
            <Trans>Start over</Trans>
          </Button>
          <output className={styles.after}>
            {pictures.isWaiting ? (
              <Trans>Waiting for the pictures…</Trans>
            ) : (
              <Trans>You get an ID at once. With it you can follow every step.</Trans>
            )}
          </output>
        </div>
      </form>
    </FormProvider>
  );
}
