import { ref } from '@mikro-orm/core';
import type { User } from '../accounts/entity.js';
import type { BlogComment, BlogPost } from '../blog/entity.js';
import { buildBlogComment } from '../blog/factory.js';

/** What readers say, by the key of the post, with the shop's answer where it gave one. */
const COMMENTS: [post: string, author: string, content: string, reply?: string][] = [
  [
    'voltage',
    'Tsering Sherpa',
    'Exactly this happened in Jorpati last week. The whole lane lost its routers.',
    'Routers are the first to go, yes. A small 12 V UPS for Rs. 2,500 keeps them alive and online.',
  ],
  [
    'voltage',
    'Bijay Shah',
    'Is a stabiliser needed if I have an inverter with battery?',
    'A pure sine wave inverter switches over cleanly, so mostly not. A cheap square wave one makes it worse. Send us the model.',
  ],
  [
    'voltage',
    'कमला अधिकारी',
    'स्टेबिलाइजर कति वाटको चाहिन्छ ५५ इन्चका लागि?',
    '५०० भीए भए पुग्छ। फ्रिज पनि जोड्ने हो भने २ केभीए लिनुहोस्।',
  ],
  ['voltage', 'Rabin KC', 'I always thought standby was safe. Thank you!'],
  ['monsoon', 'सुजाता थापा', 'सिलिका जेल कहाँ पाइन्छ?', 'न्यूरोडका केमिकल पसलमा पाइन्छ, हाम्रो पसलमा पनि पोकाको ३० रुपैयाँमा।'],
  [
    'monsoon',
    'Roshan Karmacharya',
    'Would you publish this in English too? My tenants need it more than I do.',
    'It is out now: choose English at the top of the page.',
  ],
  ['cleaning', 'Mira Hada', 'I used Colin for years and wondered about the cloud in the corner …'],
  [
    'cleaning',
    'Anita Gurung',
    'Does this hold for the matte screens of laptops as well?',
    'Yes, for all of them. Even more so: the matte layer is softer.',
  ],
  [
    'heat',
    'Prakash Maharjan',
    'Turned the backlight from 100 to 60. My daughter says that I have broken the TV. I like it.',
  ],
  [
    'heat',
    'Lokendra Singh',
    'What about a fan behind the set? My cupboard is what it is.',
    'A quiet 12 cm USB fan that blows upwards does help. Clean it when you clean the set.',
  ],
  ['remote', 'Sarmila Dhakal', 'The camera trick! It was the TV after all. I have just booked a repair.'],
  ['remote', 'दिनेश खड्का', 'भिनेगरले काम गर्‍यो, धन्यवाद।'],
  [
    'second-hand',
    'Utsav Gautam',
    'I made every single mistake on this list, in January. 18,000 rupees.',
    'We are sorry to hear it. Bring the set along; perhaps a part of it is worth something.',
  ],
  ['second-hand', 'Rabin KC', 'Could you put the colour pictures for the USB stick somewhere to download?'],
  ['panels', 'Nischal Pradhan', 'Best explanation of QLED that I have read, and I sell them.'],
  [
    'panels',
    'Elina Rai',
    'How long does an OLED live if I do not watch the news?',
    'With mixed programmes 30,000 hours and more: ten years at eight hours a day.',
  ],
  ['mounting', 'Bikram Shakya', 'Our house in Patan has mud mortar. The board of sal wood holds since two years.'],
  ['mounting', 'Anita Gurung', 'Booked the mounting. Two people, forty minutes, no dust. Recommended.'],
  [
    'e-waste',
    'Swechha Basnyat',
    'Do you also take old computer monitors?',
    'Monitors, set-top boxes, chargers, cables: yes, all free of charge.',
  ],
  ['bench', 'Tsering Sherpa', 'Poor gecko.'],
  [
    'bench',
    'Kiran Tuladhar',
    'The old Sony in the picture is mine! It still runs.',
    'And it will outlive us all. Greetings from the bench!',
  ],
];

/** Comments on the posts, each some time after its post; the shop answers soon. */
export function demoComments(now: Date, people: User[], posts: ReadonlyMap<string, BlogPost>): BlogComment[] {
  return COMMENTS.map(([key, authorName, content, adminReply = null], index) => {
    const post = posts.get(key);
    if (!post) throw new Error(`No demo post has the key ${key}.`);
    const age = now.getTime() - post.createdAt.getTime();
    const timestamp = new Date(post.createdAt.getTime() + age * (0.15 + (index % 6) * 0.1));
    const user = people.find(({ name }) => name === authorName);
    return buildBlogComment(post, {
      authorName,
      ...(user
        ? { user: ref(user), authorEmailOrPhone: null }
        : { authorEmailOrPhone: `98${51_020_000 + index * 7_919}` }),
      content,
      timestamp,
      ...(adminReply !== null && { adminReply, replyTimestamp: new Date(timestamp.getTime() + age * 0.08) }),
    });
  });
}
