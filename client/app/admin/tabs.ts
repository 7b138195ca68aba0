import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';

/** A tab of the dashboard: its place in the address (`/admin/{id}`), and its screen, loaded when it is opened. */
export interface AdminTab {
  id: string;
  label: MessageDescriptor;
  load: () => Promise<ComponentType>;
}

export interface AdminTabGroup {
  label: MessageDescriptor;
  tabs: readonly AdminTab[];
}

/** Always visible (back-office §2); the first one opens by default. */
export const LONE_TABS: readonly AdminTab[] = [
  {
    id: 'users',
    label: msg`Users`,
    load: async () => (await import('../../accounts/desk/UsersTab')).UsersTab,
  },
  {
    id: 'activityLog',
    label: msg`Activity Log`,
    load: async () => (await import('../../activity/desk/ActivityLogTab')).ActivityLogTab,
  },
  {
    id: 'appSettings',
    label: msg`App Settings`,
    load: async () => (await import('../../site/desk/AppSettingsTab')).AppSettingsTab,
  },
];

/** The list where a room's desk is plugged in (back-office §2). */
export const TAB_GROUPS: readonly AdminTabGroup[] = [
  {
    label: msg`Operations`,
    tabs: [
      {
        id: 'repairs',
        label: msg`Repairs`,
        load: async () => (await import('../../repairs/desk/RepairsTab')).RepairsTab,
      },
      {
        id: 'products',
        label: msg`Products`,
        load: async () => (await import('../../products/desk/ProductsTab')).ProductsTab,
      },
      {
        id: 'webhooks',
        label: msg`Webhooks`,
        load: async () => (await import('../../webhooks/desk/WebhooksTab')).WebhooksTab,
      },
      {
        id: 'system',
        label: msg`System`,
        load: async () => (await import('../../system/desk/SystemTab')).SystemTab,
      },
      {
        id: 'overview',
        label: msg`Overview`,
        load: async () => (await import('../../stats/desk/OverviewTab')).OverviewTab,
      },
    ],
  },
  {
    label: msg`Moderation`,
    tabs: [
      {
        id: 'reviews',
        label: msg`Reviews`,
        load: async () => (await import('../../reviews/desk/ReviewsTab')).ReviewsTab,
      },
      {
        id: 'newsletter',
        label: msg`Newsletter`,
        load: async () => (await import('../../newsletter/desk/NewsletterTab')).NewsletterTab,
      },
      {
        id: 'emailCampaigns',
        label: msg`Email Campaigns`,
        load: async () => (await import('../../newsletter/desk/EmailCampaignsTab')).EmailCampaignsTab,
      },
      { id: 'inbox', label: msg`Inbox`, load: async () => (await import('../../inbox/desk/InboxTab')).InboxTab },
      { id: 'mail', label: msg`Mail`, load: async () => (await import('../../mail/desk/MailTab')).MailTab },
    ],
  },
  {
    label: msg`Global Content`,
    tabs: [
      {
        id: 'topBarSettings',
        label: msg`Top Bar`,
        load: async () => (await import('../../pages/desk/TopBarTab')).TopBarTab,
      },
      {
        id: 'heroSlides',
        label: msg`Hero Slides`,
        load: async () => (await import('../../home/desk/HeroSlidesTab')).HeroSlidesTab,
      },
    ],
  },
  {
    label: msg`Site Content`,
    tabs: [
      { id: 'blog', label: msg`Blog`, load: async () => (await import('../../blog/desk/BlogTab')).BlogTab },
      {
        id: 'blogComments',
        label: msg`Blog Comments`,
        load: async () => (await import('../../blog/desk/BlogCommentsTab')).BlogCommentsTab,
      },
      { id: 'faqs', label: msg`FAQs`, load: async () => (await import('../../faq/desk/FaqsTab')).FaqsTab },
    ],
  },
  {
    label: msg`Page Management`,
    tabs: [
      {
        id: 'aboutUs',
        label: msg`About Us`,
        load: async () => (await import('../../pages/desk/AboutUsTab')).AboutUsTab,
      },
      {
        id: 'faqPageContent',
        label: msg`FAQ Page Content`,
        load: async () => (await import('../../pages/desk/FaqPageContentTab')).FaqPageContentTab,
      },
      {
        id: 'services',
        label: msg`Services`,
        load: async () => (await import('../../pages/desk/ServicesTab')).ServicesTab,
      },
      {
        id: 'whyChooseUs',
        label: msg`Why Choose Us`,
        load: async () => (await import('../../pages/desk/WhyChooseUsTab')).WhyChooseUsTab,
      },
      {
        id: 'contact',
        label: msg`Contact`,
        load: async () => (await import('../../pages/desk/ContactTab')).ContactTab,
      },
    ],
  },
  {
    label: msg`Legal & Static Pages`,
    tabs: [
      {
        id: 'privacyPolicy',
        label: msg`Privacy Policy`,
        load: async () => (await import('../../pages/desk/PrivacyPolicyTab')).PrivacyPolicyTab,
      },
      {
        id: 'termsOfUse',
        label: msg`Terms of Use`,
        load: async () => (await import('../../pages/desk/TermsOfUseTab')).TermsOfUseTab,
      },
      {
        id: 'warrantyInfo',
        label: msg`Warranty Info`,
        load: async () => (await import('../../pages/desk/WarrantyInfoTab')).WarrantyInfoTab,
      },
      {
        id: 'careers',
        label: msg`Careers`,
        load: async () => (await import('../../careers/desk/CareersTab')).CareersTab,
      },
    ],
  },
];

/** The first one is what opens where the address names none. */
export const allTabs: readonly AdminTab[] = [...LONE_TABS, ...TAB_GROUPS.flatMap(({ tabs }) => tabs)];
