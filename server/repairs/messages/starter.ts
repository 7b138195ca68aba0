import type { Language } from '../../accounts/index.js';
import type { MessageOccasion } from './enums.js';

/** A text to customers in one language: the subject of a mail, and what it says, a sentence or two on each line. */
export interface MessageText {
  subject: string;
  text: string;
}

type Texts = Record<MessageOccasion, MessageText>;

const text = (subject: string, ...lines: string[]): MessageText => ({ subject, text: lines.join('\n') });

const EN: Texts = {
  RECEIVED: text(
    'We have received your repair request',
    'Thank you for trusting us with your {set}. The number of your repair is {id}.',
    'We will write to you at each step.',
  ),
  QUOTE: text(
    'Your quote is ready: {price}',
    'We have found what is wrong with your {set}.',
    '{found}',
    'What we would do: {work}.',
    'The repair would cost {price}. Please approve or reject it; nothing is repaired before you agree.',
  ),
  REQUESTED: text(
    'Your repair request is open',
    'Your request for your {set} is with us.',
    'Next, we come and pick it up, or you bring it to the shop.',
    'We are open {hours}.',
    'You find us here: {address}.',
  ),
  PICKED_UP: text(
    'Your TV is with us',
    'Your {set} has reached our workshop safely.',
    'A technician will look at it soon. You have nothing to do until then.',
  ),
  DIAGNOSING: text(
    'We are looking for the fault',
    'A technician has begun to look for what is wrong with your {set}.',
    'As soon as we know, we will tell you what the repair would cost.',
  ),
  DIAGNOSED: text(
    'We have found the fault',
    'We know now what is wrong with your {set}.',
    'We are working out what the repair would cost. Nothing is repaired before you agree.',
  ),
  QUOTE_APPROVED: text(
    'The repair can begin',
    'The quote for your {set} is approved. Thank you for your trust.',
    'The agreed price is {price}.',
    'We start the repair and tell you when it is done.',
  ),
  QUOTE_REJECTED: text(
    'The quote was declined',
    'The quote for your {set} was declined, so we will not repair it.',
    'For the visit we ask {due}.',
    'We will contact you about returning it.',
  ),
  REPAIRING: text(
    'Your TV is being repaired',
    'Your {set} is on the bench and being repaired.',
    'We test it carefully afterwards, and tell you when it is ready.',
  ),
  REPAIRED: text(
    'Good news: your TV works again',
    'Your {set} is repaired and tested.',
    'Still to be paid: {due}.',
    'Please come by to collect it, or wait for us to bring it, as we agreed.',
    'We are open {hours}.',
    'You find us here: {address}.',
  ),
  DELIVERED: text(
    'Your TV is back home',
    'Your {set} was handed over. We hope that you enjoy it for a long time.',
    'Still to be paid: {due}.',
    'If anything is not as it should be, just call us.',
    'Our number: {phone}.',
    'We would be glad to read how you liked our work.',
  ),
  CANCELLED: text(
    'Your repair was cancelled',
    'The repair of your {set} was cancelled.',
    'If that is a surprise, please call us and we will sort it out.',
    'Our number: {phone}.',
  ),
};

const NE: Texts = {
  RECEIVED: text(
    'तपाईंको मर्मत अनुरोध आइपुग्यो',
    'तपाईंको {set} मर्मतको जिम्मा हामीलाई दिनुभएकोमा धन्यवाद। तपाईंको मर्मत नम्बर {id} हो।',
    'हरेक चरणमा हामी खबर गर्नेछौं।',
  ),
  QUOTE: text(
    'मर्मतको मूल्य तयार छ: {price}',
    'तपाईंको {set} मा के बिग्रियो भन्ने थाहा भयो।',
    '{found}',
    'गर्नुपर्ने काम: {work}।',
    'मर्मत गर्न {price} लाग्छ। कृपया स्वीकार वा अस्वीकार गर्नुहोस्; तपाईंले हुन्छ नभनी केही पनि मर्मत गर्दैनौं।',
  ),
  REQUESTED: text(
    'तपाईंको मर्मत अनुरोध दर्ता छ',
    'तपाईंको {set} को मर्मत अनुरोध हामीसँग छ।',
    'अब हामी टिभी लिन आउँछौं, वा तपाईं आफैं पसलमा ल्याउन सक्नुहुन्छ।',
    'पसल खुल्ने समय: {hours}।',
    'ठेगाना: {address}।',
  ),
  PICKED_UP: text(
    'तपाईंको टिभी हामीकहाँ आइपुग्यो',
    'तपाईंको {set} सकुशल हाम्रो वर्कशपमा आइपुगेको छ।',
    'प्राविधिकले चाँडै हेर्नुहुनेछ। त्यतिन्जेल तपाईंले केही गर्नुपर्दैन।',
  ),
  DIAGNOSING: text(
    'खराबी खोज्दै छौं',
    'प्राविधिकले तपाईंको {set} मा के बिग्रियो भनी जाँच्न थाल्नुभयो।',
    'थाहा हुनेबित्तिकै मर्मत गर्न कति लाग्छ, हामी खबर गर्छौं।',
  ),
  DIAGNOSED: text(
    'खराबी पत्ता लाग्यो',
    'तपाईंको {set} मा के बिग्रियो भन्ने थाहा भयो।',
    'मर्मत गर्न कति लाग्छ, हिसाब गर्दै छौं। तपाईंले हुन्छ नभनी केही पनि मर्मत गर्दैनौं।',
  ),
  QUOTE_APPROVED: text(
    'अब मर्मत सुरु हुन्छ',
    'तपाईंको {set} मर्मतको मूल्य स्वीकृत भयो। विश्वास गर्नुभएकोमा धन्यवाद।',
    'सहमति भएको मूल्य: {price}।',
    'हामी मर्मत सुरु गर्छौं र सकिएपछि खबर गर्छौं।',
  ),
  QUOTE_REJECTED: text(
    'मूल्य अस्वीकृत भयो',
    'तपाईंको {set} मर्मतको मूल्य मन्जुर भएन, त्यसैले हामी केही मर्मत गर्दैनौं।',
    'जाँच गरेको शुल्क: {due}।',
    'टिभी फिर्ता गर्ने बारे हामी तपाईंलाई सम्पर्क गर्छौं।',
  ),
  REPAIRING: text(
    'तपाईंको टिभी मर्मत हुँदै छ',
    'तपाईंको {set} अहिले मर्मत हुँदै छ।',
    'मर्मतपछि राम्ररी जाँच्छौं र तयार भएपछि खबर गर्छौं।',
  ),
  REPAIRED: text(
    'खुसीको खबर: तपाईंको टिभी बन्यो',
    'तपाईंको {set} मर्मत गरी जाँचिसक्यौं।',
    'तिर्न बाँकी रकम: {due}।',
    'कृपया लिन आउनुहोस्, वा कुरा भएअनुसार हामी ल्याइदिन्छौं।',
    'पसल खुल्ने समय: {hours}।',
    'ठेगाना: {address}।',
  ),
  DELIVERED: text(
    'तपाईंको टिभी घर फर्कियो',
    'तपाईंको {set} फिर्ता बुझाइयो। लामो समय राम्रोसँग चलोस्।',
    'तिर्न बाँकी रकम: {due}।',
    'केही चित्त नबुझे हामीलाई फोन गर्नुहोस्।',
    'हाम्रो नम्बर: {phone}।',
    'हाम्रो काम कस्तो लाग्यो, भन्नुभयो भने खुसी लाग्नेछ।',
  ),
  CANCELLED: text(
    'तपाईंको मर्मत रद्द भयो',
    'तपाईंको {set} को मर्मत रद्द भयो।',
    'यो थाहा थिएन भने कृपया फोन गर्नुहोस्, हामी मिलाउँछौं।',
    'हाम्रो नम्बर: {phone}।',
  ),
};

/** What a new shop tells its customers. */
export const STARTER_TEXTS: Record<Language, Texts> = { en: EN, ne: NE };
