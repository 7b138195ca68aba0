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
            <Trans>Pull the plug when the power goes</Trans>
          </h3>
          <p>
            <Trans>
              It is the surge when the light comes back that kills the power board. Wait five minutes, or let a
              stabiliser take the blow.
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
