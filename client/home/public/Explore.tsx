import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../../lib/router/Link';
import { blogUrl, tipsUrl } from '../../blog/urls';
import { faqUrl } from '../../faq/urls';
import { aboutUrl, contactUrl, servicesUrl } from '../../pages/urls';
import { productsUrl } from '../../products/urls';
import { recordsUrl, requestRepairUrl, trackUrl } from '../../repairs/urls';
import { reviewsUrl } from '../../reviews/urls';
import { ArrowRightIcon, InfoIcon } from '../../ui';
import {
  BulbIcon,
  CartIcon,
  ListIcon,
  NewsIcon,
  QuestionIcon,
  RouteIcon,
  StarIcon,
  TvIcon,
  WrenchIcon,
} from '../../ui/icons/pages';
import { MailIcon } from '../../ui/icons/contact';
import styles from './Explore.module.css';

interface Way {
  to: string;
  icon: ReactNode;
  name: ReactNode;
  what: ReactNode;
}

/** The Explore grid of eleven links (public-site §2, Home). */
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
      what: <Trans>See where your TV is</Trans>,
    },
    { to: servicesUrl, icon: <TvIcon />, name: <Trans>Services</Trans>, what: <Trans>What we can mend</Trans> },
    { to: productsUrl, icon: <CartIcon />, name: <Trans>Products</Trans>, what: <Trans>Refurbished and tested</Trans> },
    { to: recordsUrl, icon: <ListIcon />, name: <Trans>Records</Trans>, what: <Trans>What we have worked on</Trans> },
    { to: reviewsUrl, icon: <StarIcon />, name: <Trans>Reviews</Trans>, what: <Trans>What customers say</Trans> },
    { to: blogUrl, icon: <NewsIcon />, name: <Trans>Blog</Trans>, what: <Trans>Stories from the bench</Trans> },
    { to: tipsUrl, icon: <BulbIcon />, name: <Trans>Tips</Trans>, what: <Trans>Make your TV last</Trans> },
    { to: faqUrl, icon: <QuestionIcon />, name: <Trans>FAQ</Trans>, what: <Trans>Prices, time, warranty</Trans> },
    { to: aboutUrl, icon: <InfoIcon />, name: <Trans>About us</Trans>, what: <Trans>Who works on your TV</Trans> },
    { to: contactUrl, icon: <MailIcon />, name: <Trans>Contact</Trans>, what: <Trans>Call, write, come by</Trans> },
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
