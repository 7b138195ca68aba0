import { useLingui } from '@lingui/react/macro';
import { Stack, usePageTitle } from '../../ui';
import { CareTips } from '../components/CareTips';
import { Explore } from '../components/Explore';
import { Hero } from '../components/Hero';
import { HowItWorks } from '../components/HowItWorks';
import { LiveStats } from '../components/LiveStats';
import { RecentActivity } from '../components/RecentActivity';

/** The home page (public-site §2, Home), as far as its rooms exist. */
export function HomePage() {
  const { t } = useLingui();
  usePageTitle(t`TV repair experts in Kathmandu`);
  return (
    <Stack gap={6}>
      <Hero />
      <LiveStats />
      <HowItWorks />
      <RecentActivity />
      <CareTips />
      <Explore />
    </Stack>
  );
}
