import type { SlideTexts } from '../slides.js';

/** The slides in Nepali, in the order of the English ones. */
export const SLIDES: readonly [SlideTexts, SlideTexts, SlideTexts, SlideTexts] = [
  {
    title: 'तपाईंको टिभी, टिभी बुझेकै हातबाट',
    subtitle: 'पुतलीसडकको वर्कशप, २००९ देखि। काम गर्नुअघि नै मूल्य थाहा हुन्छ।',
    ctaText: 'मर्मत अनुरोध गर्नुहोस्',
  },
  {
    title: 'टिभी लिन घरमै आउँछौं',
    subtitle: 'काठमाडौं उपत्यकाभित्र जहाँ पनि, स्कुटर वा भ्यानमा। हरेक चरण आफ्नै फोनमा हेर्नुहोस्।',
    ctaText: 'मर्मत ट्र्याक गर्नुहोस्',
  },
  {
    title: 'वारेन्टीसहित मर्मत गरिएका टिभी',
    subtitle: 'रु. १४,५०० देखि। सफा गरेर, घण्टौं जाँचेर, हाम्रै वारेन्टीसहित।',
    ctaText: 'पसल हेर्नुहोस्',
  },
  {
    title: 'दसैंमा घरैमा, अझ ठूलो स्क्रिनमा',
    subtitle: 'पुरानो सेट ल्याउनुहोस्, ठूलो लैजानुहोस्। तिहारसम्म भित्तामा टाँगिदिएको पैसा लाग्दैन।',
    ctaText: 'कति पर्छ सोध्नुहोस्',
  },
];
