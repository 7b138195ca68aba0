import { Alignment, Side, TeamDisplay } from '../enums.js';

/** The page 'About us' of a new installation: one section of each type. */
export const about = {
  title: 'About Parda',
  body:
    'Parda is a television workshop in Putalisadak, Kathmandu. We find the fault, tell you what it costs, and repair the set ' +
    'that others would throw away.',
  sections: [
    {
      type: 'textWithImage',
      title: 'A workshop, not a counter',
      subtitle: 'Since 2009 in the heart of Kathmandu',
      paragraphs: [
        'Parda means *screen*. In 2009 Rajendra Maharjan put two benches into a room above a tea shop in Putalisadak and began ' +
          'to repair picture tubes. The tubes have gone; the benches have become nine.',
        'Every set that comes in is opened by the person who repairs it. You may come up, look over our shoulder and ask what ' +
          'that burnt smell was. **We repair at component level**: one failed part is no reason to replace a whole board.',
      ],
      textSide: Side.LEFT,
      ctaButtonText: 'See what we repair',
      ctaButtonLink: '/services',
      order: 0,
    },
    {
      type: 'iconGrid',
      title: 'What you can rely on',
      subtitle: 'Three promises, kept since the first day',
      columns: 3,
      items: [
        {
          iconIdentifier: 'quality',
          title: 'Parts that last',
          description:
            'We fit original parts where they can be had, and tested equivalents where they cannot. The old part is yours to see.',
        },
        {
          iconIdentifier: 'trust',
          title: 'A price before the work',
          description:
            'You get the diagnosis and the cost in writing on the tracking page. Nothing is repaired before you have agreed.',
        },
        {
          iconIdentifier: 'expertise',
          title: 'Nine benches',
          description:
            'From CRT to OLED: power supplies, main boards, backlights, panels and software, each with people who do little else.',
        },
      ],
      order: 1,
    },
    {
      type: 'teamShowcase',
      title: 'The people at the bench',
      subtitle: 'You will meet them when you bring your set',
      displayStyle: TeamDisplay.GRID,
      introductionText: 'Eleven people work at Parda. These four you will hear from first.',
      members: [
        {
          name: 'Rajendra Maharjan',
          role: 'Founder and chief technician',
          bioSnippet: 'Has repaired televisions for 24 years and still takes the boards that nobody else wants.',
          order: 0,
        },
        {
          name: 'Sabina Tuladhar',
          role: 'Service desk',
          bioSnippet: 'Answers the phone, plans the pickups and knows where every set stands.',
          order: 1,
        },
        {
          name: 'Dorje Tamang',
          role: 'Panels and backlights',
          bioSnippet: 'Opens forty panels a month and has not cracked one since 2021.',
          order: 2,
        },
        {
          name: 'Anisha Karki',
          role: 'Boards and software',
          bioSnippet: 'Reprograms memory chips, replaces power ICs under the microscope, and teaches our apprentices.',
          order: 3,
        },
      ],
      order: 2,
    },
    {
      type: 'fullWidthText',
      title: 'Why we repair',
      paragraphs: [
        'Most televisions that are thrown away in the valley have one broken part that costs less than Rs. 500. The rest of the ' +
          'set would work for years.',
        'A repair costs a fraction of a new television, and it keeps some fifteen kilograms of glass, plastic and lead out of ' +
          'Sisdol. **If a repair is not worth the money, we say so**, and what can no longer be saved goes to a recycler.',
      ],
      alignment: Alignment.LEFT,
      order: 3,
    },
    {
      type: 'callToAction',
      title: 'Something wrong with your TV?',
      text: 'Tell us what you see and hear. We fetch the set anywhere in the Kathmandu Valley.',
      primaryCtaText: 'Request a repair',
      primaryCtaLink: '/repair',
      secondaryCtaText: 'Talk to us',
      secondaryCtaLink: '/contact',
      order: 4,
    },
    {
      type: 'location',
      title: 'Where to find us',
      subtitle: 'Two minutes on foot from the Putalisadak crossing',
      address: 'Parda TV Repair, 2nd floor, Putalisadak, Kathmandu 44600, Nepal',
      mapEmbedUrl:
        'https://www.openstreetmap.org/export/embed.html?bbox=85.3186%2C27.7003%2C85.3256%2C27.7063&layer=mapnik&marker=27.7033%2C85.3221',
      accessibilityInfo:
        'There are stairs to the second floor. Ring the bell at the entrance: we come down and carry the set up. Parking for ' +
        'motorcycles in the yard, for cars in the lane behind the house.',
      order: 5,
    },
  ],
};
