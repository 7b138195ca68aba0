import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { contentHref } from '../../../ui/ContentLink';
import { isMapAddress } from '../../public/contact/mapAddress';
import { orderError } from '../../../admin/kit/editor/orderError';
import { problems } from '../fields/problems';
import type { Section } from './content';

const NO_WAY = msg`The link must be a web address or a path of this site.`;
const NO_MAP = msg`The map must be an https address of Google Maps or OpenStreetMap.`;
const NO_NAME = msg`Name is required.`;

/** What the server would refuse in a section, said before it leaves its window; by the path of the field in the section. */
export function checkSection(i18n: I18n, section: Section): Record<string, string> {
  const say = (isWrong: boolean, message: MessageDescriptor) => isWrong && i18n._(message);
  return problems({ ...typeProblems(section, i18n, say), order: orderError(i18n, section.order) });
}

function typeProblems(
  section: Section,
  i18n: I18n,
  say: (isWrong: boolean, message: MessageDescriptor) => string | false,
): Record<string, string | false | undefined> {
  switch (section.type) {
    case 'textWithImage':
      return { ctaButtonLink: say(leadsNowhere(section.ctaButtonLink), NO_WAY) };
    case 'callToAction':
      return {
        primaryCtaLink: say(leadsNowhere(section.primaryCtaLink), NO_WAY),
        secondaryCtaLink: say(leadsNowhere(section.secondaryCtaLink), NO_WAY),
      };
    case 'teamShowcase':
      return Object.fromEntries(
        section.members.flatMap(({ name, order }, at) => [
          [`members.${at}.name`, say(!name.trim(), NO_NAME)],
          [`members.${at}.order`, orderError(i18n, order)],
        ]),
      );
    case 'location': {
      const url = section.mapEmbedUrl?.trim() ?? '';
      return { mapEmbedUrl: say(url !== '' && !isMapAddress(url), NO_MAP) };
    }
    default:
      return {};
  }
}

const leadsNowhere = (link: string | null): boolean => Boolean(link?.trim()) && contentHref(link) === null;
