import { ref } from '@mikro-orm/core';
import type { User } from '../accounts/entity.js';
import type { Product } from '../products/entity.js';
import type { Repair } from '../repairs/entity.js';
import { RepairStatus } from '../repairs/enums.js';
import type { Review } from '../reviews/entity.js';
import { buildReview } from '../reviews/factory.js';
import { DAY_MS } from './people.js';

type Stars = 1 | 2 | 3 | 4 | 5;

/** Of products: a part of the product's name, who, how many stars, what they say. */
const OF_PRODUCTS: [product: string, author: string, rating: Stars, comment: string | null][] = [
  [
    'Sony Bravia 55"',
    'Anita Gurung',
    5,
    'Came with box and bill, exactly as described. They ran the colour tests with me before I paid.',
  ],
  [
    'LG OLED 55"',
    'Rabin KC',
    5,
    'The black is unbelievable. Mounted the same evening, and they swept the floor afterwards.',
  ],
  ['LG OLED 55"', 'Nischal Pradhan', 4, 'Wonderful picture. The Magic Remote had a scratch, they gave me Rs. 500 off.'],
  ['Samsung 43" Crystal', 'Prakash Maharjan', 5, 'Two months in daily use, no complaint. Backlight is even.'],
  ['Samsung 43" Crystal', 'Muna Shakya', 4, null],
  [
    'Samsung 43" Crystal',
    'Bhim Bahadur Rana',
    3,
    'TV is good, delivery came three hours late because of the jam at Kalanki. They called, at least.',
  ],
  ['TCL 43"', 'Sneha Joshi', 5, 'New, sealed, cheaper than in the mall.'],
  ['सीजी ३२', 'सुजाता थापा', 5, 'पसलका लागि किनेको, बिहानदेखि बेलुकीसम्म चल्छ। घरमै ल्याएर जोडिदिनुभयो।'],
  ['सीजी ३२', 'हरि शरण लामिछाने', 4, 'चित्र राम्रो छ, आवाज अलि सानो। मूल्यअनुसार ठिकै छ।'],
  ['Sony 21"', 'Kiran Tuladhar', 5, 'My old game console is happy. So am I.'],
  [
    'Voltage stabiliser',
    'Tsering Sherpa',
    5,
    'In Jorpati the voltage falls to 160 every evening. Since I have this, the TV does not restart any more.',
  ],
  ['Voltage stabiliser', 'गोविन्द पौडेल', 4, 'राम्रो छ, तर ट्याक–ट्याक आवाज आउँछ।'],
  [
    'Soundbar',
    'Rina Bajracharya',
    4,
    'Big bass for a small room. HDMI ARC took some trying; they explained it by phone.',
  ],
  ['Tilting wall mount', 'Suresh Lama', 5, 'Solid steel. The spirit level in it is a nice touch.'],
  ['Universal remote', 'Maya Tamang', 3, 'Works with the Samsung at once, with my old Videocon not at all.'],
  ['HDMI 2.0', 'Aayush Shrestha', 5, null],
  [
    'Backlight strips',
    'Dipak Electronics, Hetauda',
    5,
    'Right fit, good packing, arrived by night bus the next morning.',
  ],
];

/** Of finished repairs, in the order in which the workshop has them. */
const OF_REPAIRS: [author: string, rating: Stars, comment: string | null][] = [
  [
    'Sita Sharma',
    5,
    'Picked up in the morning, back two days later, brighter than it ever was. And they showed me the burnt strips.',
  ],
  ['Ram Bahadur Thapa', 5, 'The other shop wanted to sell me a new board for 9,000. Here it was a capacitor.'],
  ['Anita Gurung', 4, 'Good work. I would have liked a call when it was ready instead of only the message.'],
  ['Hari Prasad Joshi', 5, 'Nobody else wanted to touch the old picture tube. They did, with a smile.'],
  ['सीता लामा', 5, 'धर्सा हरायो। खर्च पहिल्यै भनिदिनुभयो, त्यति नै लाग्यो। धन्यवाद!'],
  ['Rojina Basnet', 4, null],
  ['Bishal KC', 5, 'Wi-Fi is stable since. I could follow every step on my phone.'],
  [
    'Laxmi Poudel',
    2,
    'It works now, but it took nine days because the lenses had to come from Delhi. Say so at the beginning, please.',
  ],
  ['Sunita Magar', 5, 'Rs. 900 instead of a new television. No more slapping.'],
  ['Puja Shrestha', 4, 'Honest price, clean work.'],
  ['Tsering Sherpa', 5, 'I was afraid of a fire. They explained what had happened and what to look out for.'],
  ['Indira Pandey', 3, 'Firmware is new and it runs, but I had to sign in to everything again.'],
];

/** Of the shop, with what they are about. */
const OF_THE_SHOP: [subject: string, author: string, rating: Stars, comment: string | null][] = [
  [
    'Customer Service',
    'Binita Rijal',
    5,
    'They told me on the phone how to reset the TV. It was not even a repair. Who does that any more?',
  ],
  [
    'Overall Satisfaction',
    'Prakash Maharjan',
    5,
    'Third television with them, for me, my brother and my mother-in-law. All three still run.',
  ],
  [
    'Website Experience',
    'Rabin KC',
    4,
    'Booking took two minutes. A photo of the fault could be larger on the tracking page.',
  ],
  ['Repair Quality', 'Om Prakash Yadav', 5, 'Soldering like from the factory. I know what I am talking about.'],
  ['Product Quality', 'Sabina Neupane', 4, 'Used, but cleaned and tested, with a real bill.'],
  ['Customer Service', 'सुजाता थापा', 5, 'दिदीले धैर्यले सबै कुरा बुझाइदिनुभयो। यस्तो सेवा अन्त पाइएको छैन।'],
  ['Overall Satisfaction', 'Deepa Manandhar', 5, null],
  ['Repair Quality', 'नवराज भट्टराई', 4, 'काम राम्रो। पसल खोज्न अलि गाह्रो भयो, गल्लीको मुखमा बोर्ड राख्नुपर्‍यो।'],
  [
    'Customer Service',
    'Gaurav Agrawal',
    1,
    'Nobody picked up the phone on Saturday. I know now that you are closed, but the answering machine could say so.',
  ],
  ['Website Experience', 'Elina Rai', 5, 'Finally a site that loads on my phone in Dhading.'],
  [
    'Product Quality',
    'Manish Dangol',
    3,
    'Set is fine. The box was not the original one, so it was hard to take home by microbus.',
  ],
  ['Overall Satisfaction', 'Kabita Subedi', 5, 'Fair, friendly, on time.'],
];

const FINISHED: readonly RepairStatus[] = [RepairStatus.REPAIRED, RepairStatus.DELIVERED];

/** Reviews of all three kinds over the last months; a repair is judged after it was finished. */
export function demoReviews(now: Date, people: User[], products: Product[], repairs: Repair[]): Review[] {
  const finished = repairs.filter(({ status }) => FINISHED.includes(status));
  const write = (authorName: string, rating: Stars, comment: string | null, timestamp: Date, more: Partial<Review>) => {
    const user = people.find(({ name }) => name === authorName);
    return buildReview({ ...authorOf(authorName, user), rating, comment, timestamp, ...more });
  };
  return [
    ...OF_PRODUCTS.map(([part, author, rating, comment], index) => {
      const product = products.find(({ name }) => name.startsWith(part));
      if (!product) throw new Error(`No demo product begins with ${part}.`);
      const age = now.getTime() - product.createdAt.getTime();
      // no two shares are alike, so no two reviews of one product are of the same moment
      const timestamp = new Date(product.createdAt.getTime() + age * (0.3 + (index % 5) * 0.12 + index * 0.003));
      return write(author, rating, comment, timestamp, { product: ref(product) });
    }),
    ...OF_REPAIRS.map(([author, rating, comment], index) => {
      const repair = finished.find(({ userName }) => userName === author);
      if (!repair) throw new Error(`No finished demo repair is ${author}'s.`);
      const age = now.getTime() - repair.lastUpdateDate.getTime();
      return write(author, rating, comment, new Date(repair.lastUpdateDate.getTime() + age * (0.6 + index * 0.0071)), {
        repair: ref(repair),
      });
    }),
    ...OF_THE_SHOP.map(([subject, author, rating, comment], index) =>
      write(author, rating, comment, new Date(now.getTime() - (1.45 + index * 7.317) * DAY_MS), { subject }),
    ),
  ];
}

/** A customer's account where there is one; else a guest, whom the address tells apart. */
function authorOf(authorName: string, user: User | undefined): Partial<Review> {
  if (user) return { authorName, authorEmail: user.email, user: ref(user) };
  const code = [...authorName].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  return { authorName, authorEmail: `guest${code}@example.com` };
}
