import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Stack, usePageTitle } from '../../ui';
import { HeroSlider } from './HeroSlider';
import { HowItWorks } from './HowItWorks';
import { Intro } from './Intro';
import { LatestReviews } from './LatestReviews';
import { LiveStats } from './LiveStats';
import { RecentActivity } from './RecentActivity';
import { ShopData } from './ShopData';
import { StoryStrip } from './StoryStrip';
import { WaysOn } from './WaysOn';
import styles from './HomePage.module.css';

/**
 * The home page (public-site §2, Home). Each block asks for what it shows, so that one that fails leaves the others alone. What the server
 * drew is hydrated one boundary at a time, and what lies below the first screen last.
 */
export function HomePage() {
  const { t } = useLingui();
  usePageTitle(t`TV repair experts in Kathmandu`);
  return (
    <>
      <ShopData />
      <div data-page-top>
        <StoryStrip />
        <HeroSlider />
      </div>
      <Stack gap={6}>
        <Intro />
        <LiveStats />
        <HowItWorks />
        <Stack gap={6} className={styles.below}>
          <Suspense>
            <RecentActivity />
          </Suspense>
          <Suspense>
            <LatestReviews />
          </Suspense>
          <Suspense>
            <WaysOn />
          </Suspense>
        </Stack>
      </Stack>
    </>
  );
}
