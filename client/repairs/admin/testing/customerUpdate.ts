import type { CustomerUpdateViewFragment, Language } from '../updates/customerUpdates.gen';

const message = (language: Language, text: string) => ({
  __typename: 'CustomerMessage' as const,
  language,
  words: text,
  isOwn: false,
  text,
  whatsapp: `https://wa.me/9779841234567?text=${language}`,
  viber: `viber://chat?number=%2B9779841234567&draft=${language}`,
  sms: `sms:+9779841234567?body=${language}`,
});

/** What a customer is to be told: the set is repaired, and nobody has said so yet. */
export const customerUpdate = (change: Partial<CustomerUpdateViewFragment> = {}) => ({
  __typename: 'CustomerUpdate',
  id: 'n1',
  kind: 'STATUS' as const,
  status: 'REPAIRED' as const,
  cost: null,
  createdAt: '2026-07-05T08:45:00.000Z',
  dueAt: '2026-07-05T08:47:00.000Z',
  undoableUntil: null,
  notifiedAt: null,
  notifiedBy: null,
  mailState: null,
  mailProblem: null,
  mailDueAt: null,
  customersLanguage: null,
  messages: [message('EN', 'Parda: Your Sony is repaired.'), message('NE', 'पर्दा: तपाईंको Sony बन्यो।')],
  ...change,
});
