const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 §2.5.5 wants less than a year; the text stays the same for a day, so that it can be kept. */
const GOOD_FOR_DAYS = 180;

interface SecurityFacts {
  /** An e-mail address, or a page at https://. */
  contact: string;
  /** As `https://parda.example` */
  site: string;
  now: Date;
}

/** Whom to tell of a hole in the site, as of RFC 9116. */
export function securityTxt({ contact, site, now }: SecurityFacts): string {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + GOOD_FOR_DAYS) * DAY_MS);
  return [
    `Contact: ${contact.includes('://') ? contact : `mailto:${encodeURI(contact)}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, ne',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
