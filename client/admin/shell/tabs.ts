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
    load: async () => (await import('../../accounts/admin/UsersTab')).UsersTab,
  },
  {
    id: 'activityLog',
    label: msg`Activity Log`,
    load: async () => (await import('../../activity/admin/ActivityLogTab')).ActivityLogTab,
  },
  {
    id: 'appSettings',
    label: msg`App Settings`,
    load: async () => (await import('../../site/admin/AppSettingsTab')).AppSettingsTab,
  },
];

/** The list where a room's tabs are plugged in (back-office §2). */
export const TAB_GROUPS: readonly AdminTabGroup[] = [
  {
    label: msg`Operations`,
    tabs: [
      {
        id: 'today',
        label: msg`Today`,
        load: async () => (await import('../../repairs/admin/today/TodayTab')).TodayTab,
      },
      {
        id: 'repairs',
        label: msg`Repairs`,
        load: async () => (await import('../../repairs/admin/RepairsTab')).RepairsTab,
      },
      {
        id: 'customers',
        label: msg`Customers`,
        load: async () => (await import('../../customers/admin/CustomersTab')).CustomersTab,
      },
      {
        id: 'products',
        label: msg`Products`,
        load: async () => (await import('../../products/admin/ProductsTab')).ProductsTab,
      },
      {
        id: 'sets',
        label: msg`Sets`,
        load: async () => (await import('../../sets/admin/list/SetsTab')).SetsTab,
      },
      {
        id: 'bills',
        label: msg`Bills`,
        load: async () => (await import('../../bills/admin/BillsTab')).BillsTab,
      },
      {
        id: 'ledger',
        label: msg`Ledger`,
        load: async () => (await import('../../payments/admin/ledger/LedgerTab')).LedgerTab,
      },
      {
        id: 'cashUp',
        label: msg`Cash-up`,
        load: async () => (await import('../../payments/admin/cashup/CashUpTab')).CashUpTab,
      },
      {
        id: 'priceList',
        label: msg`Price List`,
        load: async () => (await import('../../prices/admin/PriceListTab')).PriceListTab,
      },
      {
        id: 'priceTemplates',
        label: msg`Quote Templates`,
        load: async () => (await import('../../prices/admin/PriceTemplatesTab')).PriceTemplatesTab,
      },
      {
        id: 'customerMessages',
        label: msg`Messages to customers`,
        load: async () => (await import('../../repairs/admin/messages/MessageTemplatesTab')).MessageTemplatesTab,
      },
      {
        id: 'sheetChecklist',
        label: msg`Checklist of sets`,
        load: async () => (await import('../../sets/admin/checklist/ChecklistTab')).ChecklistTab,
      },
      {
        id: 'billSettings',
        label: msg`Tax Settings`,
        load: async () => (await import('../../bills/admin/BillSettingsTab')).BillSettingsTab,
      },
      {
        id: 'webhooks',
        label: msg`Webhooks`,
        load: async () => (await import('../../webhooks/admin/WebhooksTab')).WebhooksTab,
      },
      {
        id: 'system',
        label: msg`System`,
        load: async () => (await import('../../system/admin/SystemTab')).SystemTab,
      },
      {
        id: 'overview',
        label: msg`Overview`,
        load: async () => (await import('../../stats/admin/OverviewTab')).OverviewTab,
      },
    ],
  },
  {
    label: msg`Moderation`,
    tabs: [
      {
        id: 'reviews',
        label: msg`Reviews`,
        load: async () => (await import('../../reviews/admin/ReviewsTab')).ReviewsTab,
      },
      {
        id: 'newsletter',
        label: msg`Newsletter`,
        load: async () => (await import('../../newsletter/admin/NewsletterTab')).NewsletterTab,
      },
      {
        id: 'emailCampaigns',
        label: msg`Email Campaigns`,
        load: async () => (await import('../../newsletter/admin/EmailCampaignsTab')).EmailCampaignsTab,
      },
      { id: 'inbox', label: msg`Inbox`, load: async () => (await import('../../inbox/admin/InboxTab')).InboxTab },
      { id: 'mail', label: msg`Mail`, load: async () => (await import('../../mail/admin/MailTab')).MailTab },
    ],
  },
  {
    label: msg`Global Content`,
    tabs: [
      {
        id: 'topBarSettings',
        label: msg`Top Bar`,
        load: async () => (await import('../../pages/admin/TopBarTab')).TopBarTab,
      },
      {
        id: 'heroSlides',
        label: msg`Hero Slides`,
        load: async () => (await import('../../home/admin/HeroSlidesTab')).HeroSlidesTab,
      },
    ],
  },
  {
    label: msg`Site Content`,
    tabs: [
      { id: 'blog', label: msg`Blog`, load: async () => (await import('../../blog/admin/BlogTab')).BlogTab },
      {
        id: 'blogComments',
        label: msg`Blog Comments`,
        load: async () => (await import('../../blog/admin/BlogCommentsTab')).BlogCommentsTab,
      },
      { id: 'faqs', label: msg`FAQs`, load: async () => (await import('../../faq/admin/FaqsTab')).FaqsTab },
    ],
  },
  {
    label: msg`Page Management`,
    tabs: [
      {
        id: 'aboutUs',
        label: msg`About Us`,
        load: async () => (await import('../../pages/admin/AboutUsTab')).AboutUsTab,
      },
      {
        id: 'faqPageContent',
        label: msg`FAQ Page Content`,
        load: async () => (await import('../../pages/admin/FaqPageContentTab')).FaqPageContentTab,
      },
      {
        id: 'services',
        label: msg`Services`,
        load: async () => (await import('../../pages/admin/ServicesTab')).ServicesTab,
      },
      {
        id: 'whyChooseUs',
        label: msg`Why Choose Us`,
        load: async () => (await import('../../pages/admin/WhyChooseUsTab')).WhyChooseUsTab,
      },
      {
        id: 'contact',
        label: msg`Contact`,
        load: async () => (await import('../../pages/admin/ContactTab')).ContactTab,
      },
    ],
  },
  {
    label: msg`Legal & Static Pages`,
    tabs: [
      {
        id: 'privacyPolicy',
        label: msg`Privacy Policy`,
        load: async () => (await import('../../pages/admin/PrivacyPolicyTab')).PrivacyPolicyTab,
      },
      {
        id: 'termsOfUse',
        label: msg`Terms of Use`,
        load: async () => (await import('../../pages/admin/TermsOfUseTab')).TermsOfUseTab,
      },
      {
        id: 'warrantyInfo',
        label: msg`Warranty Info`,
        load: async () => (await import('../../pages/admin/WarrantyInfoTab')).WarrantyInfoTab,
      },
      {
        id: 'careers',
        label: msg`Careers`,
        load: async () => (await import('../../careers/admin/CareersTab')).CareersTab,
      },
    ],
  },
];

/** The first one is what opens where the address names none. */
export const allTabs: readonly AdminTab[] = [...LONE_TABS, ...TAB_GROUPS.flatMap(({ tabs }) => tabs)];
