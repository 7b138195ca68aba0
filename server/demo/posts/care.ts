import { Language } from '../../accounts/enums.js';
import type { DemoPost } from './shape.js';

const CARE = 'TV Care Tip';

/** How to keep a television well; these also are on the page of tips. */
export const CARE_POSTS = [
  {
    key: 'voltage',
    title: 'It is not the power cut that kills your TV. It is the minute after.',
    author: 'Rajendra Maharjan',
    category: CARE,
    snippet:
      'When the power returns after a cut, everything in the street starts at once and the voltage jumps.\nPull the plug during a cut, wait three minutes after it, and use a stabiliser with a delay.',
    pictures: ['voltage-storm', 'power-board', 'stabiliser-2kva'],
    daysAgo: 0.27,
    blocks: [
      '<p>Of every ten sets that come to our bench with the words “it was fine in the evening and dead in the morning”, seven have a burnt power board. And almost always the same story belongs to it: there was a cut, the power came back, and there was a small click.</p>',
      '<h2>What happens in that minute</h2><p>The line in Nepal should carry 230 volts. When a whole tole is switched on again, the voltage first sags, because every fridge and pump starts at once, and then shoots up when the first of them switch off. We have measured 290 volts in Kalanki and 165 in Kapan, within the same minute. A television bears a low voltage surprisingly well. It does not bear the jump.</p>',
      {
        picture: 1,
        alt: 'A power supply board with two large capacitors',
        caption: 'The two large capacitors on the left take the first blow; the fuse beside them often survives.',
      },
      '<h2>What helps</h2><ul><li><strong>Pull the plug</strong> when the light goes. The switch of the remote is not enough: in standby the power board is still connected.</li><li><strong>Wait three minutes</strong> after the power is back.</li><li><strong>Use a stabiliser with a delay.</strong> For one LED set 500 VA is plenty; take 2 kVA if the fridge hangs on it as well.</li><li><strong>In a thunderstorm pull the aerial and the cable of the internet box too.</strong> Lightning likes long wires more than sockets.</li></ul>',
      {
        picture: 2,
        alt: 'A stabiliser that shows 220 volts',
        caption: 'Look for copper winding, an input of 140 to 270 volts, and a delay that you can switch.',
      },
      '<h2>And a surge protector?</h2><p>It helps against short spikes and costs Rs. 600, so yes. But the part inside that sacrifices itself does so once, silently. If yours has seen three monsoons, it is a plain extension cord by now.</p>',
    ],
  },
  {
    key: 'monsoon',
    title: 'असार लाग्यो: वर्षायाममा टिभी कसरी जोगाउने?',
    author: 'Sabina Tuladhar',
    category: CARE,
    snippet:
      'हावामा ओस बढ्दा टिभीभित्र खिया लाग्छ।\nभित्ताबाट दस सेन्टिमिटर पर राख्नुहोस्, दिनको एक घण्टा चलाउनुहोस्, र भिजेको टिभी कहिल्यै नखोल्नुहोस्।',
    pictures: ['monsoon-window'],
    daysAgo: 1.9,
    language: Language.NE,
    blocks: [
      '<p>असारदेखि भदौसम्म हाम्रो पसलमा आउने टिभीमध्ये झन्डै आधामा एउटै समस्या हुन्छ: ओस। स्क्रिनमा धर्सा, आफैं अन हुने, रिमोटले काम नगर्ने, यी सबैको कारण भित्र जमेको पानी हुन सक्छ।</p>',
      '<h2>के गर्ने?</h2><ul><li>टिभी भित्ताबाट कम्तीमा <strong>दस सेन्टिमिटर</strong> पर राख्नुहोस्, विशेष गरी बाहिरपट्टिको भित्ता भए।</li><li>नचलाए पनि <strong>दिनको एक घण्टा</strong> अन गर्नुहोस्। भित्रको तातोले ओस सुकाउँछ।</li><li>पछाडि सिलिका जेलका दुई–तीन पोका राख्नुहोस्; महिनामा एकचोटि घाममा सुकाउनुहोस्।</li><li>प्लास्टिकले छोपेर नराख्नुहोस्। छोप्नै परे सुतीको कपडा प्रयोग गर्नुहोस्।</li></ul>',
      '<h2>पानी परेर भिज्यो भने?</h2><p>तुरुन्तै प्लग निकाल्नुहोस् र <strong>अन गरेर नहेर्नुहोस्</strong>। बिजुली नपाएको भिजेको बोर्ड प्रायः सफा गरेर बचाउन सकिन्छ; बिजुली पाएको बोर्ड सकिँदैन। हेयर ड्रायर पनि नचलाउनुहोस्, तातो हावाले स्क्रिनका तह छुट्याउँछ।</p>',
      '<p>टिभीलाई ठाडै राखेर हामीलाई फोन गर्नुहोस्। उपत्यकाभित्र हामी आफैं लिन आउँछौं।</p>',
    ],
  },
  {
    key: 'cleaning',
    title: 'How to clean a screen without ruining it',
    author: 'Anisha Karki',
    category: CARE,
    snippet:
      'A dry microfibre cloth does nine tenths of the work.\nNever spray anything on the glass: what runs down ends in the electronics at the lower edge.',
    pictures: ['cleaning-cloth'],
    daysAgo: 27,
    blocks: [
      '<p>The most expensive spray in Kathmandu is the one for window panes. It costs Rs. 250 in the shop and about Rs. 30,000 on a television.</p>',
      '<h2>Why</h2><p>Along the lower edge of the panel, behind the frame, sit the ribbons that bring the picture into the glass. Liquid that is sprayed on the screen runs down, creeps behind the frame and eats at these ribbons. Some weeks later there are lines, and lines mean a new panel. Besides, ammonia and alcohol take the coating off the surface; that shows as a cloud that no cloth will ever remove.</p>',
      '<h2>How we do it</h2><ol><li>Switch the set off and let it cool: dust shows on black, and a warm panel smears.</li><li>Wipe with a dry, clean microfibre cloth, from top to bottom, without pressure.</li><li>For fingerprints moisten <em>the cloth</em>, not the screen, with distilled water. Tap water leaves chalk.</li><li>Dry at once with a second cloth.</li></ol>',
      '<h2>And the back</h2><p>Twice a year, with the plug pulled: a soft brush along the vents and the vacuum cleaner held a hand’s breadth away. Before Tihar is a good time; everybody is cleaning anyway.</p>',
    ],
  },
  {
    key: 'heat',
    title: 'Let it breathe: where a television should not stand',
    author: 'Mohan Tamrakar',
    category: CARE,
    snippet:
      'Ten centimetres of air on all sides, no sun on the glass, no prayer lamp below it.\nA set that runs ten degrees cooler lives about twice as long.',
    pictures: ['samsung-43-crystal-back', 'slide-living-room'],
    daysAgo: 48,
    blocks: [
      '<p>There is an old rule among electricians: ten degrees less, and a capacitor lives twice as long. It is true for the fluid inside, and so it is true for your television.</p>',
      '<h2>The bad places</h2><ul><li><strong>In a tight cupboard.</strong> Ten centimetres at the sides and above, five behind. Warm air must be able to leave at the top.</li><li><strong>In the sun.</strong> An afternoon behind a south window brings the glass to sixty degrees; the glue of the polariser lets go.</li><li><strong>Above the heater or the lamp of the puja room.</strong> Soot is fine, sticky, and conducts.</li><li><strong>In the kitchen.</strong> Steam and mustard oil form a film on the boards. If it must be, as far from the stove as the cable allows.</li></ul>',
      {
        picture: 1,
        alt: 'A living room with a television beside a window',
        caption: 'Better: the window at the side, the wall behind it dry, air all around.',
      },
      '<p>And turn the backlight down. “Vivid” is made for the lamps of a showroom. With “Standard” and a backlight of 60 percent the strips last years longer, and your eyes thank you too.</p>',
    ],
  },
  {
    key: 'remote',
    title: 'The remote is dead? Five things to try before you buy a new one',
    author: 'Dorje Tamang',
    category: CARE,
    snippet:
      'Look at it through the camera of a phone: if a light blinks, the remote is fine.\nMost others need only clean contacts.',
    pictures: ['open-remote', 'universal-remote'],
    daysAgo: 64,
    blocks: [
      '<p>Half of the remotes that people bring us are healthy. Here is what we do at the counter, and you can do it at home.</p>',
      '<ol><li><strong>Look through a camera.</strong> Point the remote at your phone’s front camera and press a key. A violet light means: it sends. Then the fault is in the television.</li><li><strong>Change both batteries</strong>, not one. A weak cell drags the other one down.</li><li><strong>Clean the springs.</strong> White or green crumbs are leaked battery. A drop of vinegar on a cotton bud, then water, then dry.</li><li><strong>Drain it.</strong> Take the batteries out and hold every key for a second. That ends most hang-ups.</li><li><strong>Pair it again.</strong> Voice remotes speak Bluetooth. On most sets you hold Home and OK together for five seconds.</li></ol>',
      {
        picture: 0,
        alt: 'An opened remote control with its board',
        caption: 'Inside: carbon pads over gold. Tea with milk is their natural enemy.',
      },
      '<p>Opening it is possible too: slide a plastic card along the seam. Wipe the rubber pads and the gold contacts with isopropyl alcohol. Please not with petrol; yes, people do.</p>',
      '<p>If nothing helps, a <a href="#/products">universal remote</a> costs Rs. 650 with us, set up for your television.</p>',
    ],
  },
] as const satisfies readonly DemoPost[];
