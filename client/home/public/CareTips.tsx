import { Trans } from '@lingui/react/macro';
import { Card, Grid } from '../../ui';
import { AirIcon, SurgeIcon } from '../../ui/icons/care';
import styles from './CareTips.module.css';

/** The two static tips of the home page, our own (public-site §2, decisions §6). */
export function CareTips() {
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Keep it out of our shop</Trans>
      </h2>
      <Grid gap={2}>
        <Card ground="sunken" as="article" className={styles.tip}>
          <SurgeIcon size={28} />
          <h3>
            <Trans>Unplug it when the power goes</Trans>
          </h3>
          <p>
            <Trans>
              It is the surge when the power comes back that kills the power board. Wait five minutes before you plug it
              in again, or use a stabiliser.
            </Trans>
          </p>
        </Card>
        <Card ground="sunken" as="article" className={styles.tip}>
          <AirIcon size={28} />
          <h3>
            <Trans>Let it breathe</Trans>
          </h3>
          <p>
            <Trans>
              Leave a hand's width behind the set and brush the dust out of its vents before winter. Wipe the screen
              with a dry, soft cloth only.
            </Trans>
          </p>
        </Card>
      </Grid>
    </section>
  );
}
