import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { careersUrl } from '../../careers/urls';
import { FAQ_ITEM, faqUrl } from '../../faq/urls';
import {
  aboutUrl,
  contactUrl,
  privacyPolicyUrl,
  servicesUrl,
  termsOfUseUrl,
  warrantyUrl,
  whyChooseUsUrl,
} from '../../pages/urls';
import { productUrl } from '../../products/urls';
import type { SiteHitFragment, SiteHitKind } from '../search.gen';

/** Where each page that the owner writes is read. */
const PAGES: Record<string, string> = {
  'about-us': aboutUrl,
  services: servicesUrl,
  'why-choose-us': whyChooseUsUrl,
  contact: contactUrl,
  faq: faqUrl,
  'privacy-policy': privacyPolicyUrl,
  'terms-of-use': termsOfUseUrl,
  'warranty-info': warrantyUrl,
  careers: careersUrl,
};

export const hitKinds: Record<SiteHitKind, MessageDescriptor> = {
  QUESTION: msg`Question`,
  PRODUCT: msg`Product`,
  PAGE: msg`Page`,
};

/** Where a hit is read; nothing for a page that this version of the site does not know. */
export function hitUrl({ kind, id }: Pick<SiteHitFragment, 'kind' | 'id'>): string | undefined {
  if (kind === 'PRODUCT') return productUrl(id);
  if (kind === 'QUESTION') return `${faqUrl}?${FAQ_ITEM}=${encodeURIComponent(id)}`;
  return PAGES[id];
}
