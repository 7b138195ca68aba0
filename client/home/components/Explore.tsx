import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { faqUrl } from '../../faq/urls';
import { recordsUrl, requestRepairUrl, trackUrl } from '../../repairs/urls';
import { ArrowRightIcon, ListIcon, QuestionIcon, RouteIcon, WrenchIcon } from '../../ui';
import styles from './Explore.module.css';

interface Way {
  to: string;
  icon: ReactNode;
  name: ReactNode;
  what: ReactNode;
}

/** The Explore grid (public-site §2, Home): one tile for each page there is. */
export function Explore() {
  const ways: Way[] = [
    {
      to: requestRepairUrl,
      icon: <WrenchIcon />,
      name: <Trans>Request a Repair</Trans>,
      what: <Trans>Book a pickup</Trans>,
    },
    {
      to: trackUrl,
      icon: <RouteIcon />,
      name: <Trans>Track a Repair</Trans>,
      what: <Trans>See where your set is</Trans>,
    },
    { to: recordsUrl, icon: <ListIcon />, name: <Trans>Records</Trans>, what: <Trans>What we have worked on</Trans> },
    { to: faqUrl, icon: <QuestionIcon />, name: <Trans>FAQ</Trans>, what: <Trans>Prices, time, warranty</Trans> },
  ];
  return (
    <section>
      <h2>
        <Trans>Explore</Trans>
      </h2>
      <ul className={styles.ways}>
        {ways.map(({ to, icon, name, what }) => (
          <li key={to}>
            <Link to={to} className={styles.way}>
              <span className={styles.icon}>{icon}</span>
              <span className={styles.words}>
                <strong>{name}</strong>
                <span>{what}</span>
              </span>
              <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
