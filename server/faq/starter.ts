import { writtenTranslation } from '../translations/index.js';
import { FaqItem } from './entity.js';
import { faqItemTexts } from './texts.js';

const ITEMS: [category: string, question: string, answer: string][] = [
  [
    'Repairs',
    'How do I request a repair?',
    '<p>Fill in the <a href="#/repair">repair form</a>. You get an ID at once; with it you can <a href="#/track">follow the repair</a> from your phone. You can also call us.</p>',
  ],
  [
    'Repairs',
    'Do you pick up the TV from my home?',
    '<p>Yes, anywhere inside the Kathmandu Valley. Choose a time in the repair form. If you would like the TV delivered back, choose delivery: we charge a minimal fee, which we confirm before we set out.</p>',
  ],
  [
    'Repairs',
    'How long does a repair take?',
    '<p>Most sets are diagnosed within two working days. With the parts in stock the repair itself takes one to three days more. If a part has to be ordered we tell you how long it will be.</p>',
  ],
  [
    'Prices',
    'How much will it cost?',
    '<p>That depends on the fault, so we look first. After the diagnosis you see the estimated cost on the tracking page, and <strong>we repair nothing before you agree</strong>.</p>',
  ],
  [
    'Prices',
    'Do I pay for the diagnosis?',
    '<p>The diagnosis is free if you have the TV repaired by us. If you decide against the repair we charge Rs. 500 for the work of opening and testing the set.</p>',
  ],
  [
    'Warranty',
    'Is there a warranty on repairs?',
    '<p>Yes: <strong>six months</strong> on the parts that we changed and on our work. Damage by water, lightning or a fall is not covered.</p>',
  ],
  [
    'Repairs',
    'Which brands do you repair?',
    '<p>All common ones: Samsung, LG, Sony, TCL, Xiaomi, Hisense, Skyworth, Panasonic, Philips, CG, Himstar, Wega and others. LED, LCD, OLED, QLED, plasma and even the old picture tubes.</p>',
  ],
  [
    'Care',
    'How do I protect my TV from voltage swings?',
    '<p>Use a good stabiliser or a surge protector, and pull the plug during a thunderstorm. Most of the burnt power boards on our bench come from the minutes when the power returns after a cut.</p>',
  ],
];

/** The same in Nepali, one for each. */
const IN_NEPALI: [category: string, question: string, answer: string][] = [
  [
    'मर्मत',
    'मर्मतको अनुरोध कसरी गर्ने?',
    '<p><a href="#/repair">मर्मत फारम</a> भर्नुहोस्। तपाईंले तुरुन्तै एउटा आईडी पाउनुहुन्छ; त्यसैले आफ्नो फोनबाट <a href="#/track">मर्मत कहाँ पुग्यो हेर्न</a> सक्नुहुन्छ। हामीलाई फोन गर्न पनि सक्नुहुन्छ।</p>',
  ],
  [
    'मर्मत',
    'के तपाईंहरू टिभी लिन घरमै आउनुहुन्छ?',
    '<p>आउँछौं, काठमाडौं उपत्यकाभित्र जहाँ पनि। मर्मत फारममा समय छान्नुहोस्। टिभी घरमै फिर्ता चाहिए ढुवानी छान्नुहोस्: हामी थोरै शुल्क लिन्छौं, जुन निस्कनुअघि नै तपाईंसँग पक्का गर्छौं।</p>',
  ],
  [
    'मर्मत',
    'मर्मत गर्न कति समय लाग्छ?',
    '<p>धेरैजसो सेटको खराबी दुई कार्यदिनभित्र पत्ता लाग्छ। पार्टपुर्जा हामीसँगै भए मर्मतमा थप एकदेखि तीन दिन लाग्छ। पार्टपुर्जा मगाउनुपरे कति समय लाग्छ, हामी भन्छौं।</p>',
  ],
  [
    'मूल्य',
    'कति खर्च लाग्छ?',
    '<p>त्यो खराबीमा भर पर्छ, त्यसैले हामी पहिले हेर्छौं। जाँचपछि अनुमानित खर्च तपाईं ट्र्याकिङ पृष्ठमा देख्नुहुन्छ, र <strong>तपाईंको मन्जुरीबिना हामी केही मर्मत गर्दैनौं</strong>।</p>',
  ],
  [
    'मूल्य',
    'जाँचको पैसा लाग्छ?',
    '<p>हामीकहाँ मर्मत गराउनुभयो भने जाँच निःशुल्क हो। मर्मत नगराउने भए सेट खोलेर जाँचेको कामको रु. ५०० लिन्छौं।</p>',
  ],
  [
    'वारेन्टी',
    'मर्मतमा वारेन्टी हुन्छ?',
    '<p>हुन्छ: हामीले फेरेका पार्टपुर्जा र हाम्रो काममा <strong>छ महिना</strong>। पानी, चट्याङ वा खसेर भएको क्षति यसमा पर्दैन।</p>',
  ],
  [
    'मर्मत',
    'कुन कुन ब्रान्ड मर्मत गर्नुहुन्छ?',
    '<p>चलनचल्तीका सबै: Samsung, LG, Sony, TCL, Xiaomi, Hisense, Skyworth, Panasonic, Philips, CG, Himstar, Wega र अरू पनि। LED, LCD, OLED, QLED, प्लाज्मा र पुराना पिक्चर ट्युबसमेत।</p>',
  ],
  [
    'हेरचाह',
    'भोल्टेज घटबढबाट टिभी कसरी जोगाउने?',
    '<p>राम्रो स्टेबिलाइजर वा सर्ज प्रोटेक्टर प्रयोग गर्नुहोस्, र चट्याङ पर्दा प्लग निकाल्नुहोस्। हाम्रो टेबलमा आउने जलेका पावर बोर्डमध्ये धेरैजसो बत्ती गएर फर्किएका ती केही मिनेटमै जलेका हुन्छन्।</p>',
  ],
];

/** The questions that a new installation starts with, in the shop's voice. */
export const starterFaqItems = (): FaqItem[] =>
  ITEMS.map(([category, question, answer], order) =>
    Object.assign(new FaqItem(), { category, question, answer, order }),
  );

/** What Nepali readers see of them. @param items the starter's, in their order */
export const starterFaqTranslations = (items: readonly FaqItem[], now: Date): object[] =>
  IN_NEPALI.map(([category, question, answer], at) =>
    writtenTranslation(faqItemTexts, items[at]!, { question, answer, category }, now),
  );
