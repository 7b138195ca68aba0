import { PostStatus } from '../../blog/enums.js';
import type { DemoPost } from './shape.js';

/** What to buy, how to hang it, what becomes of it. */
export const GUIDE_POSTS = [
  {
    key: 'second-hand',
    title: 'Buying a second-hand TV in Kathmandu: a check in ten minutes',
    author: 'Sabina Tuladhar',
    category: 'Buying Guide',
    snippet:
      'A used set can be the best bargain in town or the most expensive paperweight. Ten minutes and a USB stick tell which.',
    pictures: ['second-hand-check', 'lg-32-hd', 'hisense-50-for-parts'],
    video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    daysAgo: 1.15,
    blocks: [
      '<p>We sell used televisions, so you may think that we are not neutral. But a good part of our repairs are sets that somebody bought last week from a stranger. So here is the list that we use ourselves when we buy.</p>',
      '<h2>Before you go</h2><p>Ask for a photo of the label on the back and of the original bill. No bill is not a crime, but it is a discount. Compare the serial number on the label with the one in the menu: if they differ, the main board has been changed.</p>',
      '<h2>In front of it</h2><ol><li>Let it run for <strong>ten minutes</strong> before you look. Many faults come only when it is warm.</li><li>Show plain red, green, blue, white and black, each for a few seconds, in a dark room. Look for dots, bands, clouds and burnt-in logos of news channels.</li><li>Look from the side. A yellow tint at one edge means tired backlight.</li><li>Try <strong>every</strong> HDMI and USB socket. One dead socket is the first sign of a surge.</li><li>Turn the sound up to three quarters, with voices, not music.</li><li>Switch it off at the wall and on again, three times.</li></ol>',
      {
        picture: 0,
        alt: 'A magnifying glass over a test card on a television',
        caption: 'One dead dot is bearable. A row of them grows.',
      },
      '<p>The video above is a free film in 4K; from a USB stick it is the best test of motion and of the decoder that we know.</p>',
      {
        picture: 2,
        alt: 'A television with a cracked panel',
        caption: 'This one looked fine when it was off. Never buy a set that you have not seen lit.',
      },
      '<h2>What it may cost</h2><p>Half the price of a new one after two years, a third after four, if everything works. A crack, a line or a dark corner makes it a set for parts: Rs. 5,000 to 7,000, whatever its size.</p>',
    ],
  },
  {
    key: 'panels',
    title: 'LED, QLED, OLED: what the letters mean, and what they mean in Nepal',
    author: 'Rajendra Maharjan',
    category: 'Buying Guide',
    snippet:
      'Two of the three are the same thing with different lamps. The third is beautiful and has one enemy: the ticker of the news channel.',
    pictures: ['panel-types', 'lg-55-oled'],
    daysAgo: 3.2,
    blocks: [
      '<p>Under a magnifying glass the letters become simple.</p>',
      '<h2>LED</h2><p>A liquid crystal panel, lit from behind by white lamps. Robust, affordable, and <strong>repairable</strong>: the lamps are strips that we change for Rs. 3,000 to 5,000. Black is a dark grey, because the lamps never go out entirely.</p>',
      '<h2>QLED</h2><p>The same panel with a film of tiny crystals that makes red and green purer. Brighter, better in a sunny room. All that is said of LED above is true of it too, repair included.</p>',
      '<h2>OLED</h2><p>Each point is its own lamp. Black is black, the picture is deep like a well, the set is as thin as a phone. But the points age: a channel’s logo that stands still for eight hours a day leaves its shadow within two or three years. And a broken panel cannot be repaired, only replaced, for more than half of the price.</p>',
      {
        picture: 1,
        alt: 'An OLED television with coloured ribbons on black',
        caption: 'True black is what you pay for. Leave the pixel refresher on: it runs at night and needs the mains.',
      },
      '<h2>Our advice</h2><table><thead><tr><th>You watch</th><th>Take</th></tr></thead><tbody><tr><td>News and serials all day</td><td>LED</td></tr><tr><td>Cricket in a bright room</td><td>QLED</td></tr><tr><td>Films in the evening</td><td>OLED, on a stabiliser</td></tr></tbody></table>',
    ],
  },
  {
    key: 'mounting',
    title: 'Hanging a TV on a Kathmandu wall',
    author: 'Dorje Tamang',
    category: 'How-to',
    snippet:
      'Brick with cement, brick with mud, concrete, plywood: four walls, four kinds of plugs. And why most sets hang too high.',
    pictures: ['wall-mounting', 'wall-mount', 'slide-living-room'],
    daysAgo: 35,
    blocks: [
      '<p>After the earthquake of 2015 we saw sets that had fallen from the wall together with the plaster, and others that swung on their bracket and lived. The difference was two screws.</p>',
      '<h2>Know your wall</h2><ul><li><strong>Brick with cement mortar:</strong> drill into the brick, not the joint. Plugs of 10 mm, screws of 70 mm.</li><li><strong>Brick with mud mortar</strong> (most houses older than 2030 B.S.): plugs do not hold. Bolt a board of sal wood through to the next beam, and hang the bracket on the board.</li><li><strong>Concrete pillar:</strong> the best place. Hammer drill, 8 mm, steel anchors.</li><li><strong>Plywood partition:</strong> only onto the studs.</li></ul>',
      {
        picture: 1,
        alt: 'A wall bracket with its screws',
        caption:
          'The numbers: VESA 200 × 200 for most 43-inch sets, 400 × 300 for 55 inches. Measure the holes at the back.',
      },
      '<h2>How high?</h2><p>The middle of the screen at the height of your eyes when you sit: about 105 cm from the floor. Above the wardrobe is for pictures of the ancestors, not for football.</p>',
      '<h2>Before you drill</h2><p>Cables run straight up or sideways from sockets and switches. Keep ten centimetres away from those lines, or borrow a detector from us; we lend it for a day.</p>',
      {
        picture: 2,
        alt: 'A living room with a television at eye height',
        caption: 'Eye height, air behind it, the window at the side.',
      },
      '<p>If you would rather not: we mount any set inside the Valley, from Rs. 1,500, dust sheet included.</p>',
    ],
  },
  {
    key: 'e-waste',
    title: 'Where old televisions go',
    author: 'Anisha Karki',
    category: 'News',
    snippet:
      'A picture tube holds up to two kilos of lead in its glass. Please do not leave it at the river. Bring it to us, free of charge.',
    pictures: ['e-waste'],
    daysAgo: 53,
    blocks: [
      '<p>Every month some thirty sets come to us that nobody will ever switch on again. For a long time there was one way for them: a kabadi, a hammer, and a fire for the copper. The glass stayed by the river.</p>',
      '<h2>What is in there</h2><p>A picture tube holds one to two kilograms of lead in its glass. Flat sets made before 2010 have lamps with mercury behind the panel. The boards have a little gold, much copper, and flame retardants that nobody should breathe when they burn.</p>',
      '<h2>What we do now</h2><ul><li>What still works becomes a spare part. That is where our prices come from.</li><li>Boards are collected by a recycler of the Valley who hands us a receipt.</li><li>Tubes and lamps are stored dry and whole until a full load goes to a plant that can treat them.</li></ul>',
      '<p>Bring us any television, from any shop, in any state. It costs nothing. If it is worth something, we tell you and pay you.</p>',
    ],
  },
] as const satisfies readonly DemoPost[];

/** From the workshop, and from its desk. */
export const WORKSHOP_POSTS = [
  {
    key: 'bench',
    title: 'A day at the bench',
    author: 'Mohan Tamrakar',
    category: 'Workshop Stories',
    snippet: 'Eleven sets, two litres of milk tea, one gecko. What a Tuesday in Putalisadak looks like.',
    pictures: ['bench-repair', 'workshop-wall', 'home-pickup', 'main-board', 'sony-21-tube'],
    daysAgo: 30,
    blocks: [
      '<p><strong>9.30.</strong> The scooter brings two sets from Baneshwor and a carton that rattles. Things that rattle are either screws or an adventure.</p>',
      {
        picture: 2,
        alt: 'A scooter with a carton in a lane of the old town',
        caption: 'Up to 43 inches go by scooter. Everything larger gets the van.',
      },
      '<p><strong>10.15.</strong> The rattle was a gecko, long dead, across the two pins of the standby supply. The fuse had done its duty. Fuse, cleaning, one hour of testing: Rs. 700, and a story for the owner.</p>',
      '<p><strong>12.00.</strong> A main board that does not start. The regulator should give 3.3 volts and gives 1.1. One chip of Rs. 80 and a steady hand.</p>',
      {
        picture: 0,
        alt: 'A main board, a multimeter and a soldering iron on the mat',
        caption: '3.31 volts: the most beautiful number of the day.',
      },
      '<p><strong>14.30.</strong> An old Sony with a picture tube. Its owner, 82, watched the coronation on it. Two capacitors and it will also do the next one.</p>',
      {
        picture: 4,
        alt: 'A television with a picture tube on a bench',
        caption: 'Younger than our boss, older than our apprentice.',
      },
      '<p><strong>17.00.</strong> What was repaired runs on the wall for two hours with the test card. Nothing leaves before. Then the lamp goes off, and only the standby lights are on: eleven small red stars.</p>',
      {
        picture: 1,
        alt: 'Two televisions with test pictures in the workshop',
        caption: 'The wall of the last two hours.',
      },
    ],
  },
  {
    key: 'capacitors',
    title: 'The swollen capacitor, or: why a repair of Rs. 1,500 is better than a TV of Rs. 40,000',
    author: 'Mohan Tamrakar',
    category: 'Workshop Stories',
    snippet:
      'It clicks, it blinks, it does not start. In one of three cases the culprit is as large as a thimble and costs forty rupees.',
    pictures: ['capacitor-story', 'power-board'],
    daysAgo: 74,
    blocks: [
      '<p>On the power board stand small aluminium cans. They smooth the current, like a tank on the roof smooths the water of Melamchi. Inside is a fluid, and heat dries it out.</p>',
      '<h2>How it shows</h2><ul><li>The set needs several tries to start, more in winter.</li><li>It clicks in a rhythm and the light blinks.</li><li>The top of the can is no longer flat but domed.</li></ul>',
      {
        picture: 0,
        alt: 'A magnifying glass over a swollen capacitor',
        caption: 'Domed and brown: this one has boiled.',
      },
      '<p>We change all cans of that kind at once, for better ones that bear 105 degrees. That takes an hour, costs Rs. 1,500 to 2,800 and gives the set another five years.</p>',
      '<p><strong>Please do not open a set yourself.</strong> The two large capacitors keep more than 300 volts for minutes after the plug is pulled. Ask our apprentice; he can tell you how that feels.</p>',
    ],
  },
  {
    key: 'warranty',
    title: 'What our six months of warranty cover, in plain words',
    author: 'Sabina Tuladhar',
    category: 'General',
    snippet: 'The part that we changed, and the work. Not the rain, not the lightning, not the cricket ball.',
    pictures: [],
    daysAgo: 88,
    blocks: [
      '<p>A warranty is only worth something if both sides understand it. So here is ours without small print; the long version stands on the page <a href="#/warranty">Warranty</a>.</p>',
      '<h2>Covered</h2><ul><li>Each part that we have put in, for six months from the day you get your set back.</li><li>Our work: if a joint that we soldered comes loose, we come.</li><li>Fetching and bringing back for such a case, inside the Valley.</li></ul>',
      '<h2>Not covered</h2><ul><li>Water, lightning, surges without a stabiliser, falls.</li><li>Another fault in another part of the set. We look at it free of charge, though.</li><li>Sets that somebody else has opened in between; our seal tells.</li></ul>',
      '<p>You need no paper. The ID of your repair is enough: we find it in a second, and so can you, under <a href="#/track">Track</a>.</p>',
    ],
  },
  {
    key: 'dashain',
    title: 'Dashain opening hours and an offer for old sets',
    author: 'Rajendra Maharjan',
    category: 'News',
    snippet: 'When we are open during the holidays, and what we add for an exchanged set.',
    pictures: ['exchange-offer'],
    daysAgo: 1,
    status: PostStatus.Draft,
    blocks: ['<p>Draft: hours are still to be settled with everybody’s bus tickets home.</p>'],
  },
] as const satisfies readonly DemoPost[];
