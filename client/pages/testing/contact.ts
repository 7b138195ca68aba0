/** The contact page as the server answers it. */
export const contactInfo = {
  __typename: 'ContactInfo',
  address: 'Putalisadak, Kathmandu',
  phones: [' ', '01-4168250', '+977 9841-000250'],
  email: 'hello@parda.example',
  hours: 'Sunday to Friday',
  whatsapp: '9779841000250',
  messenger: 'parda.tvrepair',
  phoneIcon: null,
  emailIcon: null,
  whatsappIcon: null,
  messengerIcon: null,
};

/** @param info what differs in its details; @param location what differs in where it is */
export const contactPage = (info: Partial<Record<keyof typeof contactInfo, unknown>> = {}, location = {}) => ({
  contactPage: {
    __typename: 'ContactPage',
    header: { __typename: 'PageHeading', title: 'Talk to us', subtitle: 'Call, write or come by.' },
    headerBackgroundImageUrl: null,
    headerBackgroundVideoUrl: null,
    contactInfo: { ...contactInfo, openingHours: [], ...info },
    locationInfo: {
      __typename: 'LocationInfo',
      mapEmbedUrl: null,
      mapPlaceholderText: 'Above the tea house.',
      accessibilityInfo: 'There are stairs.',
      ...location,
    },
  },
});

/** The same as the top bar asks for it. */
export const topBarContacts = (info: Partial<Record<keyof typeof contactInfo, unknown>> = {}) => ({
  contactPage: { __typename: 'ContactPage', contactInfo: { ...contactInfo, ...info } },
});
