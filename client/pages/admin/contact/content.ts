import type { ContactContentQuery } from '../../pages.gen';

/** The page 'Contact' as its owner writes it (back-office §3); its details are also in the top bar. */
export type ContactContent = Omit<NonNullable<ContactContentQuery['contactPage']>, 'language'>;
export type ContactInfo = ContactContent['contactInfo'];
export type LocationInfo = ContactContent['locationInfo'];

export const blankContact: ContactContent = {
  header: { title: '', subtitle: null },
  headerBackgroundImageUrl: null,
  headerBackgroundVideoUrl: null,
  contactInfo: {
    address: null,
    phones: [],
    email: null,
    hours: null,
    openingHours: [],
    whatsapp: null,
    messenger: null,
    phoneIcon: null,
    emailIcon: null,
    whatsappIcon: null,
    messengerIcon: null,
  },
  locationInfo: { mapPlaceholderText: null, accessibilityInfo: null, mapEmbedUrl: null },
};
