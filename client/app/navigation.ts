import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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

/** A page by the name that links to it bear. */
export interface Place {
  to: string;
  label: MessageDescriptor;
}

export const home = { to: homeUrl, label: msg`Home` };
export const about = { to: aboutUrl, label: msg`About` };
export const services = { to: servicesUrl, label: msg`Services` };
export const whyChooseUs = { to: whyChooseUsUrl, label: msg`Why Choose Us` };
export const request = { to: requestRepairUrl, label: msg`Request a Repair` };
export const track = { to: trackUrl, label: msg`Track a Repair` };
export const records = { to: recordsUrl, label: msg`Records` };
export const products = { to: productsUrl, label: msg`Products` };
export const reviews = { to: reviewsUrl, label: msg`Reviews` };
export const leaveReview = { to: leaveReviewUrl, label: msg`Leave a Review` };
export const blog = { to: blogUrl, label: msg`Blog` };
export const tips = { to: tipsUrl, label: msg`Tips` };
export const faq = { to: faqUrl, label: msg`FAQ` };
export const contact = { to: contactUrl, label: msg`Contact` };
export const warranty = { to: warrantyUrl, label: msg`Warranty` };
export const careers = { to: careersUrl, label: msg`Careers` };
export const privacyPolicy = { to: privacyPolicyUrl, label: msg`Privacy Policy` };
export const termsOfUse = { to: termsOfUseUrl, label: msg`Terms of Use` };

/** The main navigation in the order of public-site §2. */
export const mainNavigation: Place[] = [home, about, services, records, blog, tips, faq, contact];

/** The groups of the footer. */
export const footerGroups: { title: MessageDescriptor; items: Place[] }[] = [
  { title: msg`Quick Links`, items: [home, services, products, request, track, contact] },
  { title: msg`Resources`, items: [blog, tips, faq, records, reviews, leaveReview] },
  {
    title: msg`Legal & Company`,
    items: [about, whyChooseUs, careers, warranty, privacyPolicy, termsOfUse],
  },
];
