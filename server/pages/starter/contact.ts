/** The page 'Contact' of a new installation, whose details also are in the top bar. */
export const contact = {
  header: {
    title: 'Talk to us',
    subtitle: 'Call, write or come by. During opening hours somebody who knows televisions picks up the phone.',
  },
  contactInfo: {
    address: 'Parda TV Repair, 2nd floor, Putalisadak, Kathmandu 44600, Nepal',
    phones: ['+977 1-4000250', '+977 980-0000250'],
    email: 'hello@parda.example',
    hours: 'Sunday to Friday, 10:00 to 18:00. Closed on Saturdays and public holidays.',
    openingHours: [
      { days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '10:00', closes: '18:00' },
    ],
    whatsapp: '9779800000250',
    messenger: 'parda.tvrepair',
  },
  locationInfo: {
    mapPlaceholderText: 'Putalisadak, Kathmandu: two minutes on foot from the crossing, above the Himalayan tea house.',
    accessibilityInfo:
      'There are stairs to the second floor. Ring the bell at the entrance and we come down. Parking for motorcycles in the ' +
      'yard, for cars in the lane behind the house.',
    mapEmbedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=85.3186%2C27.7003%2C85.3256%2C27.7063&layer=mapnik&marker=27.7033%2C85.3221',
  },
};
