import { useLingui } from '@lingui/react/macro';
import { later } from '../../lib/later';
import { Skeleton, Stack, usePageTitle } from '../../ui';
import { Hero } from '../components/Hero';
import { HeroSlider } from '../components/HeroSlider';
import { HowItWorks } from '../components/HowItWorks';
import { LatestReviews } from '../components/LatestReviews';
import { LiveStats } from '../components/LiveStats';
import { RecentActivity } from '../components/RecentActivity';
import { ShopData } from '../components/ShopData';
import { StoryStrip } from '../components/StoryStrip';

// There is nothing in it to be taken over: its links lead on as they were drawn.
const WaysOn = later(async () => (await import('../components/WaysOn')).WaysOn, {
  waiting: <Skeleton height="60rem" />,
});

/** The home page (public-site §2, Home). Each block asks for what it shows, so that one that fails leaves the others alone. */
export function HomePage() {
  const { t } = useLingui();
  usePageTitle(t`TV repair experts in Kathmandu`);
  return (
    <Stack gap={6}>
      <ShopData />
      <StoryStrip />
      <HeroSlider />
      <Hero />
      <LiveStats />
      <HowItWorks />
      <RecentActivity />
      <LatestReviews />
      <WaysOn />
    </Stack>
  );
}
