import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface ContactFallback {
  address: MessageDescriptor;
  hours: MessageDescriptor;
  phones: string[];
  email: string;
}

/**
 * How to find the shop where its contact page has no details, or could not be loaded (public-site §2 'Contact'): those
 * of a new installation.
 */
export const contactFallback: ContactFallback = {
  address: msg`Parda TV Repair, 2nd floor, Putalisadak, Kathmandu 44600, Nepal`,
  hours: msg`Sunday to Friday, 10:00 to 18:00. Closed on Saturdays and public holidays.`,
  phones: ['+977 1-4000250', '+977 980-0000250'],
  email: 'hello@parda.example',
};
