import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EntranceCard } from './EntranceCard';
import { PageSkeleton } from '../../../ui/PageSkeleton';
import type { SocialRefusal } from '../useSocialArrival';
import { type Arrival, readArrival } from '../../socialArrival';

// Only those who come from a provider need it.
const SocialArrival = lazy(async () => ({
  default: (await import('../social/SocialArrival')).SocialArrival,
}));

const keyOf = (arrival: Arrival | null) => arrival && `${arrival.provider} ${arrival.code}`;

/** /login: login and register, and where a provider's sign-in comes back to (public-site §2). */
export function LoginPage() {
  const [params] = useSearchParams();
  const incoming = readArrival(params);
  const [arrival, setArrival] = useState(incoming);
  const [seen, setSeen] = useState(keyOf(incoming));
  const [refusal, setRefusal] = useState<SocialRefusal | null>(null);
  // The address loses the code at once; what it said is kept here until it has been dealt with.
  if (incoming && keyOf(incoming) !== seen) {
    setSeen(keyOf(incoming));
    setArrival(incoming);
  }

  function showForms(refusal: SocialRefusal | null): void {
    setRefusal(refusal);
    setArrival(null);
  }

  return arrival ? (
    <Suspense fallback={<PageSkeleton />}>
      <SocialArrival key={keyOf(arrival)} arrival={arrival} onRefused={showForms} />
    </Suspense>
  ) : (
    <EntranceCard refusal={refusal} />
  );
}
