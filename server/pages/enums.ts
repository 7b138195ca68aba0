import { describedEnum } from '../core/entities/describedEnum.js';

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

describedEnum(PageSlug, 'PageSlug', 'A page whose content the owner writes.', {
  ABOUT_US: "'About us', as `aboutPage` shows it.",
  SERVICES: "'Services', as `servicesPage` shows it.",
  WHY_CHOOSE_US: "'Why choose us', as `whyChooseUsPage` shows it.",
  CONTACT: "'Contact', as `contactPage` shows it; the top bar takes its details, too.",
  FAQ: "'FAQ' without its questions, as `faqPage` shows it.",
  PRIVACY_POLICY: "'Privacy policy', as `policyPage` shows it.",
  TERMS_OF_USE: "'Terms of use', as `policyPage` shows it.",
  WARRANTY_INFO: "'Warranty', as `policyPage` shows it.",
  CAREERS: "'Careers' without its openings, as `careersPage` shows it.",
});
describedEnum(PolicySlug, 'PolicySlug', 'A page that is one text.', {
  PRIVACY_POLICY: "What the shop does with people's data.",
  TERMS_OF_USE: 'By which rules the site is used.',
  WARRANTY_INFO: 'What the shop vouches for, and how long.',
});

/** The days of the week, in the order of Nepal; the values are those of the stored pages, and schema.org's. */
export enum Weekday {
  SUNDAY = 'Sunday',
  MONDAY = 'Monday',
  TUESDAY = 'Tuesday',
  WEDNESDAY = 'Wednesday',
  THURSDAY = 'Thursday',
  FRIDAY = 'Friday',
  SATURDAY = 'Saturday',
}

/** Where the text of a section is, beside its picture; the values are those of the stored pages. */
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

describedEnum(Side, 'Side', 'Where a text stands beside its picture.', {
  LEFT: 'Left of the picture.',
  RIGHT: 'Right of the picture.',
});
describedEnum(Alignment, 'Alignment', 'How a text is aligned.', {
  LEFT: 'At the left edge.',
  CENTER: 'In the middle.',
  RIGHT: 'At the right edge.',
});
describedEnum(TeamDisplay, 'TeamDisplay', 'How the members of a team are shown.', {
  GRID: 'Side by side, in rows.',
  LIST: 'One below the other.',
});
