import type { InNepali } from './shape.js';

/** The texts of 'Contact' in Nepali; numbers and addresses of mails are the same. */
export const contact: InNepali['contact'] = {
  header: {
    title: 'हामीसँग कुरा गर्नुहोस्',
    subtitle: 'फोन गर्नुहोस्, लेख्नुहोस् वा पसलमै आउनुहोस्। पसल खुलेको बेला टिभी बुझेकै साथीले फोन उठाउनुहुन्छ।',
  },
  contactInfo: {
    address: 'पर्दा टिभी मर्मत, दोस्रो तला, पुतलीसडक, काठमाडौं ४४६००, नेपाल',
    hours: 'आइतबारदेखि शुक्रबार, बिहान १० देखि साँझ ६ बजेसम्म। शनिबार र सार्वजनिक बिदामा बन्द।',
  },
  locationInfo: {
    mapPlaceholderText: 'पुतलीसडक, काठमाडौं: चोकबाट हिँडेर दुई मिनेट, हिमालयन टी हाउसमाथि।',
    accessibilityInfo:
      'दोस्रो तलासम्म भर्‍याङ चढ्नुपर्छ। ढोकामा घन्टी बजाउनुहोस्, हामी तल आउँछौं। मोटरसाइकल चोकमा र गाडी घरपछाडिको गल्लीमा ' +
      'राख्न मिल्छ।',
  },
};
