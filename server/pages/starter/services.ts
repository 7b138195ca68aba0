/** The page 'Services' of a new installation. The brands' logos are the owner's to upload. */
export const services = {
  header: {
    title: 'TV repair, part by part',
    subtitle:
      'LED, LCD, OLED, QLED, plasma and picture tubes. Diagnosed first, priced before the work, with six months of warranty.',
  },
  body:
    'Every repair begins the same way: we open the set, find the fault and tell you what it costs. The diagnosis is free if we ' +
    'repair the set, and Rs. 500 if you decide against it. The prices below are what most customers pay, parts included; yours ' +
    'stands on the tracking page before we begin.',
  serviceItems: [
    {
      iconIdentifier: 'screenRepair',
      title: 'Screen and backlight',
      description:
        'Dark picture, stripes, spots or a torn panel cable. New backlight strips from Rs. 2,800 for 32 inches; bonding and T-con faults from Rs. 3,500.',
      order: 0,
    },
    {
      iconIdentifier: 'powerIssue',
      title: 'Power supply',
      description:
        'The set does not start, clicks, or goes off by itself. We replace capacitors, regulators and driver ICs, from Rs. 1,500, rather than the whole board.',
      order: 1,
    },
    {
      iconIdentifier: 'motherboard',
      title: 'Main board',
      description:
        'No picture and no sound, restarts in a circle, ports that died in a thunderstorm. Repaired under the microscope from Rs. 3,000.',
      order: 2,
    },
    {
      iconIdentifier: 'audioIssue',
      title: 'Sound',
      description: 'No sound, a hum or a rattle: amplifier chips, speakers and optical outputs, from Rs. 1,200.',
      order: 3,
    },
    {
      iconIdentifier: 'softwareIssue',
      title: 'Software and smart TV',
      description:
        'Stuck on the logo, no app store, no Wi-Fi. We install the firmware anew and replace worn memory, from Rs. 800.',
      order: 4,
    },
    {
      iconIdentifier: 'hdmiPort',
      title: 'HDMI, USB and antenna ports',
      description: 'Loose or burnt sockets are replaced and their signal is measured, from Rs. 1,000 for each port.',
      order: 5,
    },
    {
      iconIdentifier: 'installation',
      title: 'Wall mounting and installation',
      description:
        'We bring the bracket and the drill, hide the cables and set the picture up: Rs. 1,500 up to 43 inches, Rs. 2,500 above.',
      order: 6,
    },
    {
      iconIdentifier: 'remoteControl',
      title: 'Remote controls and receivers',
      description:
        'Original and universal remotes from Rs. 600, and infrared receivers that no longer hear them, from Rs. 900.',
      order: 7,
    },
    {
      iconIdentifier: 'diagnostics',
      title: 'Diagnosis',
      description:
        'Within two working days you know what is broken and what it costs. Free with a repair, Rs. 500 without.',
      order: 8,
    },
  ],
  supportedBrandsSection: { title: 'Brands on our benches', brands: [] },
  closingCta: {
    title: 'Not sure what is wrong?',
    description:
      'Describe what you see and hear, or send us a picture. We answer during opening hours, usually within the hour.',
    ctaText: 'Contact us',
    ctaLink: '/contact',
  },
};
