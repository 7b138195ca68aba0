import { Language } from '../../../accounts/index.js';
import { rupees } from '../../../core/fields/money.js';
import { type RepairStatus, STATUS_LABELS } from '../../enums.js';

/** What the shop says to customers about their repairs, in both languages (decisions §13). */

/** The same names as on the site. */
export const LABELS: Record<Language, Record<RepairStatus, string>> = {
  en: STATUS_LABELS,
  ne: {
    REQUESTED: 'अनुरोध आयो',
    PICKED_UP: 'टिभी लिइयो',
    DIAGNOSING: 'जाँच हुँदै',
    DIAGNOSED: 'जाँच सकियो - मूल्य बाँकी',
    QUOTE_APPROVED: 'मूल्य स्वीकृत - मर्मत हुँदै',
    QUOTE_REJECTED: 'मूल्य अस्वीकृत',
    REPAIRING: 'मर्मत हुँदै',
    REPAIRED: 'मर्मत सकियो - बुझाउन/लिन बाँकी',
    DELIVERED: 'बुझाइयो',
    CANCELLED: 'रद्द गरियो',
  },
};

/** The subject of a mail, what the status means for the customer, and what happens next. @param set what is repaired */
type StatusWords = (set: string) => [subject: string, ...paragraphs: string[]];

const EN: Record<RepairStatus, StatusWords> = {
  REQUESTED: (set) => [
    'Your repair request is open',
    `Your request for ${set} is with us.`,
    'Next, we come and pick it up, or you bring it to the shop.',
  ],
  PICKED_UP: (set) => [
    'Your TV is with us',
    `${set} has reached our workshop safely.`,
    'A technician will look at it soon. You have nothing to do until then.',
  ],
  DIAGNOSING: (set) => [
    'We are looking for the fault',
    `A technician has begun to look for what is wrong with ${set}.`,
    'As soon as we know, we will tell you what the repair would cost.',
  ],
  DIAGNOSED: (set) => [
    'We have found the fault',
    `We know now what is wrong with ${set}.`,
    'We are working out what the repair would cost. Nothing is repaired before you agree.',
  ],
  QUOTE_APPROVED: (set) => [
    'The repair can begin',
    `The quote for ${set} is approved. Thank you for your trust.`,
    'We start the repair and tell you when it is done.',
  ],
  QUOTE_REJECTED: (set) => [
    'The quote was declined',
    `The quote for ${set} was declined, so we will not repair it.`,
    'We will contact you about returning it.',
  ],
  REPAIRING: (set) => [
    'Your TV is being repaired',
    `${set} is on the bench and being repaired.`,
    'We test it carefully afterwards, and tell you when it is ready.',
  ],
  REPAIRED: (set) => [
    'Good news: your TV works again',
    `${set} is repaired and tested.`,
    'Please come by to collect it, or wait for us to bring it, as we agreed.',
  ],
  DELIVERED: (set) => [
    'Your TV is back home',
    `${set} was handed over. We hope that you enjoy it for a long time.`,
    'If anything is not as it should be, just call us. We would be glad to read how you liked our work.',
  ],
  CANCELLED: (set) => [
    'Your repair was cancelled',
    `The repair of ${set} was cancelled.`,
    'If that is a surprise, please call us and we will sort it out.',
  ],
};

const NE: Record<RepairStatus, StatusWords> = {
  REQUESTED: (set) => [
    'तपाईंको मर्मत अनुरोध दर्ता छ',
    `${set} को मर्मत अनुरोध हामीसँग छ।`,
    'अब हामी टिभी लिन आउँछौं, वा तपाईं आफैं पसलमा ल्याउन सक्नुहुन्छ।',
  ],
  PICKED_UP: (set) => [
    'तपाईंको टिभी हामीकहाँ आइपुग्यो',
    `${set} सकुशल हाम्रो वर्कशपमा आइपुगेको छ।`,
    'प्राविधिकले चाँडै हेर्नुहुनेछ। त्यतिन्जेल तपाईंले केही गर्नुपर्दैन।',
  ],
  DIAGNOSING: (set) => [
    'खराबी खोज्दै छौं',
    `प्राविधिकले ${set} मा के बिग्रियो भनी जाँच्न थाल्नुभयो।`,
    'थाहा हुनेबित्तिकै मर्मत गर्न कति लाग्छ, हामी खबर गर्छौं।',
  ],
  DIAGNOSED: (set) => [
    'खराबी पत्ता लाग्यो',
    `${set} मा के बिग्रियो भन्ने थाहा भयो।`,
    'मर्मत गर्न कति लाग्छ, हिसाब गर्दै छौं। तपाईंले हुन्छ नभनी केही पनि मर्मत गर्दैनौं।',
  ],
  QUOTE_APPROVED: (set) => [
    'अब मर्मत सुरु हुन्छ',
    `${set} मर्मतको मूल्य स्वीकृत भयो। विश्वास गर्नुभएकोमा धन्यवाद।`,
    'हामी मर्मत सुरु गर्छौं र सकिएपछि खबर गर्छौं।',
  ],
  QUOTE_REJECTED: (set) => [
    'मूल्य अस्वीकृत भयो',
    `${set} मर्मतको मूल्य मन्जुर भएन, त्यसैले हामी केही मर्मत गर्दैनौं।`,
    'टिभी फिर्ता गर्ने बारे हामी तपाईंलाई सम्पर्क गर्छौं।',
  ],
  REPAIRING: (set) => [
    'तपाईंको टिभी मर्मत हुँदै छ',
    `${set} अहिले मर्मत हुँदै छ।`,
    'मर्मतपछि राम्ररी जाँच्छौं र तयार भएपछि खबर गर्छौं।',
  ],
  REPAIRED: (set) => [
    'खुसीको खबर: तपाईंको टिभी बन्यो',
    `${set} मर्मत गरी जाँचिसक्यौं।`,
    'कृपया लिन आउनुहोस्, वा कुरा भएअनुसार हामी ल्याइदिन्छौं।',
  ],
  DELIVERED: (set) => [
    'तपाईंको टिभी घर फर्कियो',
    `${set} फिर्ता बुझाइयो। लामो समय राम्रोसँग चलोस्।`,
    'केही चित्त नबुझे हामीलाई फोन गर्नुहोस्। हाम्रो काम कस्तो लाग्यो, भन्नुभयो भने खुसी लाग्नेछ।',
  ],
  CANCELLED: (set) => [
    'तपाईंको मर्मत रद्द भयो',
    `${set} को मर्मत रद्द भयो।`,
    'यो थाहा थिएन भने कृपया फोन गर्नुहोस्, हामी मिलाउँछौं।',
  ],
};

export const STATUS_WORDS: Record<Language, Record<RepairStatus, StatusWords>> = { en: EN, ne: NE };

/** An amount as it is written in a language: Rs. 1,25,000 or रु. १,२५,००० (decisions §13). */
export const amountIn = (language: Language, cost: number): string =>
  language === Language.EN
    ? rupees(cost)
    : rupees(cost)
        .replace('Rs.', 'रु.')
        .replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)]!);
