import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { faqUrl } from '../faq/urls';
import { homeUrl } from '../home/urls';
import { recordsUrl, requestRepairUrl, trackUrl } from '../repairs/urls';
import { HomeIcon, ListIcon, QuestionIcon, RouteIcon, type IconProps, WrenchIcon } from '../ui';

export interface NavigationItem {
  to: string;
  label: MessageDescriptor;
  Icon: ComponentType<IconProps>;
}

const home = { to: homeUrl, label: msg`Home`, Icon: HomeIcon };
const request = { to: requestRepairUrl, label: msg`Request a Repair`, Icon: WrenchIcon };
const track = { to: trackUrl, label: msg`Track a Repair`, Icon: RouteIcon };
const records = { to: recordsUrl, label: msg`Records`, Icon: ListIcon };
const faq = { to: faqUrl, label: msg`FAQ`, Icon: QuestionIcon };

/** The main navigation in the order of public-site §2; a page that does not exist yet has no link. */
export const mainNavigation: NavigationItem[] = [home, records, faq];

/** What people come for, one tap away on every page. */
export const quickLinks: NavigationItem[] = [request, track, records, faq];

/** The slide-out menu of the phone: everything. */
export const menuLinks: NavigationItem[] = [home, request, track, records, faq];

/** The groups of the footer. */
export const footerGroups: { title: MessageDescriptor; items: NavigationItem[] }[] = [
  { title: msg`Quick Links`, items: [home, request, track] },
  { title: msg`Resources`, items: [records, faq] },
];
