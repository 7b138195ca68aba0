import { forgotPasswordUrl, resetPasswordUrl } from '../accounts/urls';
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
import { loginUrl } from '../session/urls';

/** Pages that everybody sees alike and that search engines are told of; those of one product or post are beside them. */
export const listedPages: readonly string[] = [
  homeUrl,
  aboutUrl,
  servicesUrl,
  whyChooseUsUrl,
  requestRepairUrl,
  trackUrl,
  recordsUrl,
  reviewsUrl,
  leaveReviewUrl,
  blogUrl,
  tipsUrl,
  faqUrl,
  contactUrl,
  warrantyUrl,
  careersUrl,
  privacyPolicyUrl,
  termsOfUseUrl,
  productsUrl,
];

/** Routes of one thing each, which everybody sees alike, too. */
export const thingPages: readonly string[] = [
  `${blogUrl}/:postId`,
  `${productsUrl}/:productId`,
  `${careersUrl}/:jobId`,
];

/** Pages that a guest sees alike, but that are nothing to search for. */
export const entrancePages: readonly string[] = [loginUrl(), forgotPasswordUrl];

/** The id in its address is the key to it (decisions §4): it is drawn for whoever holds that, and kept and listed nowhere. */
export const keyedPages: readonly string[] = [`${trackUrl}/:requestId`];

/** What their addresses hold lets somebody in; every one is drawn as if it held something else. */
export const secretPages: readonly string[] = [`${resetPasswordUrl}/:secret`];
