import type { PostTexts } from './posts/index.js';
import type { ProductTexts } from './products.js';

/** What the shop wrote in Nepali, in English: a product. */
export const CG_32: ProductTexts = {
  name: 'CG 32-inch LED TV (CG32D1), new',
  description:
    '<p>A brand-new television that suits a small room, a shop or a kitchen. In a sealed box, with the maker’s warranty of one year.</p><ul><li>32 inches, HD ready</li><li>Two HDMI, one USB</li><li>Uses about 40 W</li></ul><p>We bring it to your home in the Kathmandu Valley and connect it. The wall bracket is sold apart.</p>',
};

/** And a post. */
export const MONSOON: PostTexts<'monsoon'> = {
  title: 'The monsoon is here: how to keep your TV dry',
  snippet:
    'When the air is damp, televisions rust from inside.\nKeep yours ten centimetres from the wall, run it for an hour a day, and never switch on a wet one.',
  blocks: [
    '<p>From Asar to Bhadau nearly half of the sets that come to our shop have the same trouble: moisture. Lines on the screen, a set that switches itself on, a remote that does nothing: water that has settled inside can be behind all of them.</p>',
    '<h2>What to do</h2><ul><li>Keep the set at least <strong>ten centimetres</strong> from the wall, above all from an outer one.</li><li>Even if nobody watches, switch it on for <strong>an hour a day</strong>. The warmth inside dries the moisture.</li><li>Lay two or three bags of silica gel behind it, and dry them in the sun once a month.</li><li>Do not cover it with plastic. If it must be covered, use a cotton cloth.</li></ul>',
    '<h2>And if it got wet?</h2><p>Pull the plug at once and <strong>do not try whether it still works</strong>. A wet board without power can mostly be cleaned and saved; one with power cannot. No hair dryer either: hot air parts the layers of the screen.</p>',
    '<p>Keep the set upright and call us. Inside the Valley we fetch it ourselves.</p>',
  ],
};
