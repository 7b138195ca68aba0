import type { ComponentType } from 'react';
import { HomeIcon, InfoIcon, PersonIcon, type IconProps } from '../ui';
import {
  BulbIcon,
  CartIcon,
  HeartIcon,
  ListIcon,
  NewsIcon,
  QuestionIcon,
  RouteIcon,
  ShieldIcon,
  StarIcon,
  TvIcon,
  WrenchIcon,
} from '../ui/icons/pages';
import { MailIcon } from '../ui/icons/contact';
import {
  home,
  about,
  services,
  whyChooseUs,
  request,
  track,
  records,
  products,
  reviews,
  leaveReview,
  blog,
  tips,
  faq,
  contact,
  warranty,
  careers,
  type Place,
} from './navigation';

export interface NavigationItem extends Place {
  Icon: ComponentType<IconProps>;
}

/** What people come for, one tap away on every page. */
export const quickLinks: NavigationItem[] = [
  { ...request, Icon: WrenchIcon },
  { ...track, Icon: RouteIcon },
  { ...products, Icon: CartIcon },
  { ...services, Icon: TvIcon },
  { ...records, Icon: ListIcon },
  { ...reviews, Icon: StarIcon },
  { ...leaveReview, Icon: StarIcon },
  { ...warranty, Icon: ShieldIcon },
  { ...whyChooseUs, Icon: HeartIcon },
  { ...careers, Icon: PersonIcon },
];

/** The slide-out menu of the phone: the main navigation, and what is one tap away elsewhere. */
export const menuLinks: NavigationItem[] = [
  { ...home, Icon: HomeIcon },
  { ...request, Icon: WrenchIcon },
  { ...track, Icon: RouteIcon },
  { ...about, Icon: InfoIcon },
  { ...services, Icon: TvIcon },
  { ...products, Icon: CartIcon },
  { ...records, Icon: ListIcon },
  { ...blog, Icon: NewsIcon },
  { ...tips, Icon: BulbIcon },
  { ...faq, Icon: QuestionIcon },
  { ...contact, Icon: MailIcon },
];
