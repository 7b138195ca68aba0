/** The page 'Why choose us' of a new installation: one benefit for each icon that the page knows. */
export const whyChooseUs = {
  header: {
    title: 'Why people bring their TV to Parda',
    subtitle: 'Honest diagnosis, a price before the work, and a warranty that is kept.',
  },
  benefitsTitle: 'Our Core Benefits',
  benefitItems: [
    {
      iconIdentifier: 'expertTechnicians',
      title: 'Technicians, not part changers',
      description:
        'We trace the fault to the component and repair the board. That is why many of our repairs cost less than a new one.',
      order: 0,
    },
    {
      iconIdentifier: 'qualityParts',
      title: 'Parts we would fit at home',
      description:
        'Original parts where they can be had, tested equivalents otherwise. You can take the old part with you.',
      order: 1,
    },
    {
      iconIdentifier: 'fastService',
      title: 'Most sets back within a week',
      description: 'Diagnosed within two working days; with the part in stock the repair takes one to three days more.',
      order: 2,
    },
    {
      iconIdentifier: 'fairPricing',
      title: 'A price before the work',
      description:
        'You see the estimate on the tracking page and approve it there. Without your approval we repair nothing.',
      order: 3,
    },
    {
      iconIdentifier: 'customerFirst',
      title: 'You always know where it stands',
      description:
        'Each step appears on the tracking page, from the pickup to the last test. No login is needed, only your repair ID.',
      order: 4,
    },
    {
      iconIdentifier: 'warranty',
      title: 'Six months of warranty',
      description:
        'On the parts that we changed and on our work. If the same fault returns, we repair it again without asking for money.',
      order: 5,
    },
    {
      iconIdentifier: 'convenience',
      title: 'Pickup from your door',
      description:
        'We fetch the set anywhere in the Kathmandu Valley at a time that suits you, wrapped and insured on the way.',
      order: 6,
    },
    {
      iconIdentifier: 'communityTrust',
      title: 'Neighbours since 2009',
      description:
        'Most new customers come because somebody next door sent them. We train apprentices from the valley, two each year.',
      order: 7,
    },
  ],
  closingCta: {
    title: 'Let us have a look',
    description: 'Book a pickup in two minutes, or ask us first.',
    cta1Text: 'Request a repair',
    cta1Link: '/repair',
    cta2Text: 'Contact us',
    cta2Link: '/contact',
  },
};
