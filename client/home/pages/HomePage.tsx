import { useLingui } from '@lingui/react/macro';
import { later } from '../../lib/later';
import { laterHead } from '../../lib/laterHead';
import { Skeleton, Stack, usePageTitle } from '../../ui';
import { Hero } from '../components/Hero';
import { HeroSlider } from '../components/HeroSlider';
import { HowItWorks } from '../components/HowItWorks';
import { LiveStats } from '../components/LiveStats';
import { StoryStrip } from '../components/StoryStrip';
import styles from './HomePage.module.css';

const ShopData = laterHead(async () => (await import('../components/ShopData')).ShopData);

// Below the first screen, and nothing in it has to be taken over at once: links lead on as they were drawn.
const RecentActivity = later(async () => (await import('../components/RecentActivity')).RecentActivity, {
  waiting: <Skeleton height="24rem" />,
});
const LatestReviews = later(async () => (await import('../components/LatestReviews')).LatestReviews, {
  waiting: <Skeleton height="24rem" />,
});
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
      <Stack gap={6} className={styles.below}>
        <RecentActivity />
        <LatestReviews />
        <WaysOn />
      </Stack>
    </Stack>
  );
}
