import { registerEnumType } from 'type-graphql';

/** The pages whose content the owner writes (public-site §3); the values are REST's slugs. */
export enum PageSlug {
  ABOUT_US = 'about-us',
  SERVICES = 'services',
  WHY_CHOOSE_US = 'why-choose-us',
  CONTACT = 'contact',
  FAQ = 'faq',
  PRIVACY_POLICY = 'privacy-policy',
  TERMS_OF_USE = 'terms-of-use',
  WARRANTY_INFO = 'warranty-info',
  CAREERS = 'careers',
}

/** The pages that are one text. */
export enum PolicySlug {
  PRIVACY_POLICY = PageSlug.PRIVACY_POLICY,
  TERMS_OF_USE = PageSlug.TERMS_OF_USE,
  WARRANTY_INFO = PageSlug.WARRANTY_INFO,
}

registerEnumType(PageSlug, { name: 'PageSlug', description: 'A page whose content the owner writes.' });
registerEnumType(PolicySlug, { name: 'PolicySlug', description: 'A page that is one text.' });

/** Where the text of a section stands beside its picture; the values are those of the stored pages. */
export enum Side {
  LEFT = 'left',
  RIGHT = 'right',
}

export enum Alignment {
  LEFT = 'left',
  CENTER = 'center',
  RIGHT = 'right',
}

export enum TeamDisplay {
  GRID = 'grid',
  LIST = 'list',
}

registerEnumType(Side, { name: 'Side', description: 'Where a text stands beside its picture.' });
registerEnumType(Alignment, { name: 'Alignment', description: 'How a text is aligned.' });
registerEnumType(TeamDisplay, { name: 'TeamDisplay', description: 'How the members of a team are shown.' });
