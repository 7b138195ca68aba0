import { FaqItem } from './entity.js';

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

/** The questions that a new installation starts with, in the shop's voice. */
export const starterFaqItems = (): FaqItem[] =>
  ITEMS.map(([category, question, answer], order) =>
    Object.assign(new FaqItem(), { category, question, answer, order }),
  );
