/** Where the links of a document lead. What is opened by a click is a page, a letter, a call, or a file that is there already. */

/** A path on the reader's own machine, where nobody else can put anything. */
const OWN_MACHINE = String.raw`file:\/{3}(?:[a-z]:|Users\/|Applications\/)`;
/** Neither a scheme nor the name of a server. */
const WITHOUT_SCHEME = String.raw`(?![a-z][a-z\d+.-]*:|[\\/]{2})`;

const LINK = new RegExp(
  String.raw`^\s*(?:(?:https?|mailto|tel|sms|ftp|skype|whatsapp|viber):|${OWN_MACHINE}|${WITHOUT_SCHEME})`,
  'i',
);
const LOCAL = new RegExp(String.raw`^\s*(?:${OWN_MACHINE}|[a-z]:[\\/]|${WITHOUT_SCHEME})`, 'i');

/** What a link may lead to; an address without a scheme is a web page to every reader, or lies beside the document. */
export const isLink = (address: string): boolean => LINK.test(address);

/** What may be read without a click: a path that leads to no other machine. */
export const isLocal = (address: string): boolean => LOCAL.test(address);
