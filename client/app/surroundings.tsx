import { later } from '../lib/later';

/** Whether a part of the page that is shown is on screen, before anybody has scrolled. */
const isInSight = (selector: string): boolean => {
  const top = document.querySelector(selector)?.getBoundingClientRect().top;
  return top !== undefined && top < window.innerHeight;
};

/** What stands around a page does not break it when it cannot be fetched. */
const nothing = () => () => null;

/* Below the page on a phone, where it comes with the first sign of somebody. */

export const LeftSidebar = later(() => import('./Sidebars').then(({ LeftSidebar }) => LeftSidebar, nothing), {
  waiting: null,
  isAround: true,
  isNeeded: () => isInSight('aside'),
});

export const RightSidebar = later(() => import('./Sidebars').then(({ RightSidebar }) => RightSidebar, nothing), {
  waiting: null,
  isAround: true,
  isNeeded: () => isInSight('aside'),
});

export const Footer = later(() => import('./Footer').then(({ Footer }) => Footer, nothing), {
  waiting: null,
  isAround: true,
  isNeeded: () => isInSight('footer'),
});
