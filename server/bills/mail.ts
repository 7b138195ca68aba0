import { Language } from '../accounts/index.js';
import { pageUrl } from '../core/config/config.js';
import type { Ctx } from '../core/context.js';
import { nepaliRupees, rupees } from '../core/fields/money.js';
import type { AddressedMail, MailKind } from '../mail/index.js';
import { toRupees } from '../payments/index.js';
import { Bill } from './entity.js';
import type { BillKind } from './enums.js';

interface Phrases {
  kinds: Record<BillKind, string>;
  subject: (kind: string, code: string) => string;
  greeting: (name: string) => string;
  amount: (kind: string, code: string, total: string) => string;
  open: string;
  button: string;
  closing: string;
}

const PHRASES: Record<Language, Phrases> = {
  en: {
    kinds: {
      ESTIMATE: 'estimate',
      RECEIPT: 'receipt',
      TAX_INVOICE: 'tax invoice',
      PAN_BILL: 'bill',
      CREDIT_NOTE: 'credit note',
    },
    subject: (kind, code) => `Your ${kind} ${code}`,
    greeting: (name) => `Hello ${name},`,
    amount: (kind, code, total) => `here is your ${kind} ${code} of ${total}.`,
    open: 'You can read and print it at the address below, for as long as you like.',
    button: 'Open it',
    closing: 'Whoever has this address can read it, too: please pass it on with care.',
  },
  ne: {
    kinds: {
      ESTIMATE: 'अनुमानपत्र',
      RECEIPT: 'रसिद',
      TAX_INVOICE: 'कर बीजक',
      PAN_BILL: 'बिल',
      CREDIT_NOTE: 'क्रेडिट नोट',
    },
    subject: (kind, code) => `तपाईंको ${kind} ${code}`,
    greeting: (name) => `नमस्ते ${name},`,
    amount: (kind, code, total) => `${total} को तपाईंको ${kind} ${code} तयार छ।`,
    open: 'तलको ठेगानाबाट जुनसुकै बेला हेर्न र छाप्न सक्नुहुन्छ।',
    button: 'खोल्नुहोस्',
    closing: 'यो ठेगाना हुने जोसुकैले हेर्न सक्छ, त्यसैले होसियारीसाथ मात्र अरूलाई दिनुहोस्।',
  },
};

/** The address of the public copy. */
export const billUrl = (ctx: Ctx, { key }: Pick<Bill, 'key'>): string => pageUrl(ctx.config, `/bill/${key}`);

function letterOf(ctx: Ctx, bill: Bill, to: string, language: Language): AddressedMail {
  const { kinds, subject, greeting, amount, open, button, closing } = PHRASES[language];
  const kind = kinds[bill.kind];
  const written = language === Language.NE ? nepaliRupees : rupees;
  return {
    to,
    content: {
      language,
      subject: subject(kind, bill.code),
      greeting: greeting(bill.customerName),
      paragraphs: [amount(kind, bill.code, written(toRupees(bill.total))), open],
      button: { label: button, url: billUrl(ctx, bill) },
      closing: [closing],
    },
  };
}

/** Brings a bill to its customer, who may be standing at the counter. */
export const billMail: MailKind = {
  name: 'bill',
  isUrgent: true,
  write: async (ctx, { data, recipient }) => {
    const bill = await ctx.em.findOne(Bill, { id: String(data.billId) });
    return bill && recipient ? letterOf(ctx, bill, recipient, data.language as Language) : null;
  },
};
