import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHeader } from '../../../ui';
import { bookings } from '../../booking/bookings';
import { BookingForm } from './BookingForm';

/** The form opens with what this device has kept for it; the route waits for that as it does for the code. */
export const prepareRepairForm = bookings.read;

/** /repair: the repair request form (public-site §2). */
export function RequestRepairPage() {
  const { t } = useLingui();
  const { state, key } = useLocation() as { state: { booking?: string } | null; key: string };
  const wanted = state?.booking;
  return (
    <>
      <PageHeader
        title={t`Request a Repair`}
        lead={t`Tell us about your TV, and we come and pick it up. No account needed.`}
      />
      <Suspense>
        {/* a booking that comes back takes the place of what is in the form */}
        <BookingForm key={wanted && key} wanted={wanted} />
      </Suspense>
    </>
  );
}
