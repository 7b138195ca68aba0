import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { blogUrl, tipsUrl } from '../blog/urls';
import { careersUrl } from '../careers/urls';
import { faqUrl } from '../faq/urls';
import { homeUrl } from '../home/urls';
import {
  aboutUrl,
  contactUrl,
  privacyPolicyUrl,
  servicesUrl,
  termsOfUseUrl,
  warrantyUrl,
  whyChooseUsUrl,
} from '../pages/urls';
import { productsUrl } from '../products/urls';
import { recordsUrl, requestRepairUrl, trackUrl } from '../repairs/urls';
import { leaveReviewUrl, reviewsUrl } from '../reviews/urls';
import {
  BulbIcon,
  CartIcon,
  DashboardIcon,
  FileIcon,
  HeartIcon,
  HomeIcon,
  InfoIcon,
  ListIcon,
  MailIcon,
  NewsIcon,
  QuestionIcon,
  RouteIcon,
  type IconProps,
  PersonIcon,
  ShieldIcon,
  StarIcon,
  TvIcon,
  WrenchIcon,
} from '../ui';
import { adminUrl } from './admin/urls';

export interface NavigationItem {
  to: string;
  label: MessageDescriptor;
  Icon: ComponentType<IconProps>;
}

const home = { to: homeUrl, label: msg`Home`, Icon: HomeIcon };
const about = { to: aboutUrl, label: msg`About`, Icon: InfoIcon };
const services = { to: servicesUrl, label: msg`Services`, Icon: TvIcon };
const whyChooseUs = { to: whyChooseUsUrl, label: msg`Why Choose Us`, Icon: HeartIcon };
const request = { to: requestRepairUrl, label: msg`Request a Repair`, Icon: WrenchIcon };
const track = { to: trackUrl, label: msg`Track a Repair`, Icon: RouteIcon };
const records = { to: recordsUrl, label: msg`Records`, Icon: ListIcon };
const products = { to: productsUrl, label: msg`Products`, Icon: CartIcon };
const reviews = { to: reviewsUrl, label: msg`Reviews`, Icon: StarIcon };
const leaveReview = { to: leaveReviewUrl, label: msg`Leave a Review`, Icon: StarIcon };
const blog = { to: blogUrl, label: msg`Blog`, Icon: NewsIcon };
const tips = { to: tipsUrl, label: msg`Tips`, Icon: BulbIcon };
const faq = { to: faqUrl, label: msg`FAQ`, Icon: QuestionIcon };
const contact = { to: contactUrl, label: msg`Contact`, Icon: MailIcon };
const warranty = { to: warrantyUrl, label: msg`Warranty`, Icon: ShieldIcon };
const careers = { to: careersUrl, label: msg`Careers`, Icon: PersonIcon };
const privacyPolicy = { to: privacyPolicyUrl, label: msg`Privacy Policy`, Icon: FileIcon };
const termsOfUse = { to: termsOfUseUrl, label: msg`Terms of Use`, Icon: FileIcon };

/** The way to the back office, for admins only: in the profile menu, and by a shorter name in the phone's (public-site §2). */
export const adminDashboard: NavigationItem = { to: adminUrl, label: msg`Admin Dashboard`, Icon: DashboardIcon };
export const adminInMenu: NavigationItem = { ...adminDashboard, label: msg`Admin` };

/** The main navigation in the order of public-site §2. */
export const mainNavigation: NavigationItem[] = [home, about, services, records, blog, tips, faq, contact];

/** What people come for, one tap away on every page. */
export const quickLinks: NavigationItem[] = [
  request,
  track,
  products,
  services,
  records,
  reviews,
  leaveReview,
  warranty,
  whyChooseUs,
  careers,
];

/** The slide-out menu of the phone: the main navigation, and what is one tap away elsewhere. */
export const menuLinks: NavigationItem[] = [
  home,
  request,
  track,
  about,
  services,
  products,
  records,
  blog,
  tips,
  faq,
  contact,
];

/** The groups of the footer. */
export const footerGroups: { title: MessageDescriptor; items: NavigationItem[] }[] = [
  { title: msg`Quick Links`, items: [home, services, products, request, track, contact] },
  { title: msg`Resources`, items: [blog, tips, faq, records, reviews, leaveReview] },
  {
    title: msg`Legal & Company`,
    items: [about, whyChooseUs, careers, warranty, privacyPolicy, termsOfUse],
  },
];
