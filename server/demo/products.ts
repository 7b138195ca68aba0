import { Language } from '../accounts/enums.js';
import type { PictureName } from './pictures.js';
import { ProductCategory, ProductCondition } from '../products/enums.js';

/** A product of the demo shop. */
export interface DemoProduct {
  name: string;
  /** HTML. */
  description: string;
  /** Rupees. */
  price: number;
  category: ProductCategory;
  condition: ProductCondition;
  /** Names of its pictures. */
  pictures: PictureName[];
  daysAgo: number;
  isHidden?: boolean;
  /** English if not given. */
  language?: Language;
}

const { TV, Accessory, Part, Other } = ProductCategory;
const { New, UsedLikeNew, UsedGood, ForParts } = ProductCondition;

/** Televisions, newest first. */
const TELEVISIONS = {
  'sony-55-bravia': {
    name: 'Sony Bravia 55" 4K Google TV (KD-55X75K)',
    description:
      '<p>From a family in Sanepa who moved abroad. Two years old, always on a stabiliser, and it shows: the picture is even from corner to corner and there is not a scratch on the glass.</p><ul><li>55 inches, 3840 × 2160, HDR10 and HLG</li><li>Google TV with voice remote, built-in Chromecast</li><li>Three HDMI, two USB, optical sound out</li><li>Original stand, remote and box</li></ul><p>Tested in our workshop for eight hours. Three months of warranty on everything but the panel glass.</p>',
    price: 62_500,
    category: TV,
    condition: UsedLikeNew,
    pictures: ['sony-55-bravia', 'samsung-43-crystal-back'],
    daysAgo: 0.12,
  },
  'lg-55-oled': {
    name: 'LG OLED 55" C1, perfect blacks (OLED55C1PTZ)',
    description:
      '<p>The set that our own technicians would take home. We changed the power supply after a lightning strike in Lalitpur; the panel itself has 3,100 hours and no burn-in, which you can check with us on the red and grey test pictures. There is a small dent on the back.</p><ul><li>OLED, 120 Hz, Dolby Vision, four HDMI 2.1</li><li>webOS, Magic Remote included</li><li>Needs a calm hand: the panel is four millimetres thin</li></ul><p>We deliver and mount it inside the Ring Road for free.</p>',
    price: 98_000,
    category: TV,
    condition: UsedGood,
    pictures: ['lg-55-oled'],
    daysAgo: 0.97,
  },
  'samsung-43-crystal': {
    name: 'Samsung 43" Crystal UHD Smart TV (UA43AU7700)',
    description:
      '<p>One of the most reliable 43-inch sets that cross our bench. New backlight strips, new remote, cleaned inside and out.</p><ul><li>43 inches, 4K, HDR10+</li><li>Tizen with YouTube, Netflix and screen mirroring</li><li>Three HDMI, one USB, LAN and Wi-Fi</li></ul><p>Six months of warranty on the backlight, three on the rest.</p>',
    price: 38_500,
    category: TV,
    condition: UsedLikeNew,
    pictures: ['samsung-43-crystal', 'samsung-43-crystal-back'],
    daysAgo: 1.33,
  },
  'tcl-43-google': {
    name: 'TCL 43" Full HD Google TV (43S5400)',
    description:
      '<p>New, in a sealed box, with the maker’s own warranty card. A sensible set for a bedroom or a shop counter: light, quick to start, and easy on electricity (about 65 W).</p><ul><li>43 inches, Full HD, HDR10</li><li>Google TV, Bluetooth for headphones</li><li>Two HDMI, one USB</li></ul>',
    price: 36_990,
    category: TV,
    condition: New,
    pictures: ['tcl-43-google'],
    daysAgo: 2.1,
  },
  'cg-32': {
    name: 'सीजी ३२ इन्च एलईडी टिभी (CG32D1), नयाँ',
    description:
      '<p>सानो कोठा, पसल वा भान्साका लागि उपयुक्त, बिल्कुल नयाँ टिभी। सिलबन्द बट्टामा, कम्पनीको एक वर्षको वारेन्टीसहित।</p><ul><li>३२ इन्च, एचडी रेडी</li><li>दुई एचडीएमआई, एक युएसबी</li><li>बिजुली खपत करिब ४० वाट</li></ul><p>काठमाडौं उपत्यकाभित्र घरमै पुर्‍याएर जोडिदिन्छौं। भित्तामा टाँग्ने स्ट्यान्ड छुट्टै पाइन्छ।</p>',
    price: 21_990,
    category: TV,
    condition: New,
    pictures: ['cg-32'],
    daysAgo: 18,
    language: Language.NE,
  },
  'himstar-43-display': {
    name: 'Himstar 43-inch Full HD Smart LED TV HT-43U with wall bracket, new remote control, one HDMI cable and six months of our own workshop warranty (display piece from our Putalisadak counter)',
    description:
      '<p>It has played cricket and Teej songs at our counter for a year, twelve hours a day, and never once complained. We need the place for the next one.</p><p>The silver frame has a small mark at the lower left, shown gladly. Everything in the title comes with it.</p>',
    price: 24_500,
    category: TV,
    condition: UsedGood,
    pictures: ['himstar-43-display'],
    daysAgo: 24,
  },
  'samsung-49-curved': {
    name: 'Samsung 49" Curved Full HD (UA49K6500)',
    description:
      '<p>Curved sets are hardly made any more. This one came in with dead sound; the amplifier chip was changed and it now plays for hours without a murmur.</p><ul><li>49 inches, Full HD, curved panel</li><li>Best from a sofa two metres away, straight in front</li><li>Cannot be hung flat: we include its own stand</li></ul>',
    price: 31_000,
    category: TV,
    condition: UsedGood,
    pictures: ['samsung-49-curved'],
    daysAgo: 33,
  },
  'lg-32-hd': {
    name: 'LG 32" HD LED TV (32LM563B)',
    description:
      '<p>Refurbished: all capacitors of the power board were renewed, the speakers cleaned, the firmware brought up to date. A good first television for students.</p><ul><li>32 inches, HD ready, webOS</li><li>Two HDMI, one USB</li><li>Runs well on an inverter: 45 W</li></ul>',
    price: 14_500,
    category: TV,
    condition: UsedGood,
    pictures: ['lg-32-hd'],
    daysAgo: 41,
  },
  'sony-21-tube': {
    name: 'Sony 21" picture tube, working',
    description:
      '<p>For collectors, for old game consoles, for a grandfather who will not have anything else. Colours are true, the geometry is straight, the aerial is original.</p><p>It weighs 24 kg. Please bring a friend, or let us bring it.</p>',
    price: 3_500,
    category: TV,
    condition: UsedGood,
    pictures: ['sony-21-tube'],
    daysAgo: 57,
  },
  'hisense-50-for-parts': {
    name: 'Hisense 50" with broken panel (50A6H), for parts',
    description:
      '<p>The panel was hit by a cricket ball. Main board, power supply, T-con, speakers and Wi-Fi module are tested and work. Sold as a whole, as it is, without warranty.</p>',
    price: 6_000,
    category: TV,
    condition: ForParts,
    pictures: ['hisense-50-for-parts'],
    daysAgo: 66,
  },
  'tcl-55-qled': {
    name: 'TCL 55" QLED (55C635)',
    description: '<p>Waiting for its new panel. Will be offered when it has passed two days of testing.</p>',
    price: 54_000,
    category: TV,
    condition: UsedGood,
    pictures: ['tcl-55-qled'],
    daysAgo: 0.4,
    isHidden: true,
  },
} satisfies Record<string, DemoProduct>;

/** Accessories, parts and the rest, newest first. */
const SMALL_THINGS = {
  'stabiliser-2kva': {
    name: 'Voltage stabiliser 2 kVA for TV and fridge',
    description:
      '<p>Made for the mains of Nepal: whatever comes in between 140 and 270 volts, your television gets 220. After a power cut it waits three minutes before it switches on.</p><p>Copper winding, digital display, three sockets. Two years of replacement warranty.</p>',
    price: 4_800,
    category: Accessory,
    condition: New,
    pictures: ['stabiliser-2kva'],
    daysAgo: 0.74,
  },
  soundbar: {
    name: 'Soundbar with subwoofer, 120 W, Bluetooth',
    description:
      '<p>Flat televisions have flat sound. This pair brings back the bass, connects by HDMI ARC, optical cable or Bluetooth, and hangs below a 43-inch set as if it were made for it.</p>',
    price: 8_900,
    category: Accessory,
    condition: UsedLikeNew,
    pictures: ['soundbar'],
    daysAgo: 1.62,
  },
  'android-box': {
    name: 'Android TV box, 4 GB / 32 GB',
    description:
      '<p>Makes any set with an HDMI socket smart: YouTube, Netflix, NetTV and ViaTV run without waiting. We set it up with your Wi-Fi and your account before you leave the shop.</p>',
    price: 6_200,
    category: Accessory,
    condition: New,
    pictures: ['android-box'],
    daysAgo: 16,
  },
  'wall-mount': {
    name: 'Tilting wall mount, 32 to 55 inches',
    description:
      '<p>Steel, 45 kg, VESA 200 × 200 to 400 × 400, tilts by twelve degrees. Comes with a spirit level, wall plugs for brick and for concrete, and M6 and M8 screws. Mounting inside the Valley from Rs. 1,500.</p>',
    price: 1_450,
    category: Accessory,
    condition: New,
    pictures: ['wall-mount'],
    daysAgo: 22,
  },
  'universal-remote': {
    name: 'Universal remote for Samsung, LG, Sony and TCL',
    description:
      '<p>Works as soon as the batteries are in: hold the brand’s key for three seconds. With the Netflix and YouTube keys where they belong. Two AAA cells included.</p>',
    price: 650,
    category: Accessory,
    condition: New,
    pictures: ['universal-remote'],
    daysAgo: 29,
  },
  'hdmi-cable': {
    name: 'HDMI 2.0 cable, braided, 1.5 m',
    description:
      '<p>4K at 60 pictures a second, gold-plated plugs, a braid that survives cats. Each cable was tried on our bench.</p>',
    price: 750,
    category: Accessory,
    condition: New,
    pictures: ['hdmi-cable'],
    daysAgo: 37,
  },
  'main-board': {
    name: 'Main board for Samsung UA43T5400 (BN94-12045C)',
    description:
      '<p>Taken from a set with a broken panel, tested for 24 hours, with its own firmware. Please compare the number on the white label before you buy; we help gladly by WhatsApp.</p>',
    price: 5_200,
    category: Part,
    condition: UsedGood,
    pictures: ['main-board', 'tcon-board'],
    daysAgo: 44,
  },
  'backlight-strips': {
    name: 'Backlight strips for 43" LG and Samsung, set of four',
    description:
      '<p>Aluminium, eight lenses each, 3 V. We recommend to change all four together: one new strip among old ones shows as a bright band. Fitting at our bench: Rs. 1,800.</p>',
    price: 2_600,
    category: Part,
    condition: New,
    pictures: ['backlight-strips'],
    daysAgo: 52,
  },
  'power-board': {
    name: 'Power supply board LG 43" / 49" (EAX68249301)',
    description:
      '<p>Overhauled by us: new capacitors of 105 °C, new fuse, tested under load. Six months of warranty.</p>',
    price: 3_400,
    category: Part,
    condition: UsedGood,
    pictures: ['power-board'],
    daysAgo: 61,
  },
  'wifi-module': {
    name: 'Wi-Fi and Bluetooth module for Xiaomi L43M7',
    description: '<p>The part behind “Wi-Fi keeps dropping”. Small, original, five minutes of work.</p>',
    price: 1_100,
    category: Part,
    condition: New,
    pictures: [],
    daysAgo: 71,
  },
  'exchange-offer': {
    name: 'Bring your old TV: exchange offer',
    description:
      '<p>We take any set in payment, working or not, and deduct its worth from a television of your choice. What cannot be repaired goes to a recycler, not into the Bagmati.</p><p>Send us a photo of the screen and of the label on the back; we answer with an offer on the same day.</p>',
    price: 0,
    category: Other,
    condition: UsedGood,
    pictures: ['exchange-offer', 'big-panel-to-order'],
    daysAgo: 78,
  },
} satisfies Record<string, DemoProduct>;

const PRODUCTS = { ...TELEVISIONS, ...SMALL_THINGS };

/** How its translation finds a product. */
export type ProductKey = keyof typeof PRODUCTS;

/** What of a product is written in both languages. */
export type ProductTexts = Pick<DemoProduct, 'name' | 'description'>;

/** What the demo shop sells; one of it waits unpublished, one has no picture, one no price. */
export const DEMO_PRODUCTS = Object.entries<DemoProduct>(PRODUCTS).map(([key, product]) => ({
  ...product,
  key: key as ProductKey,
}));
