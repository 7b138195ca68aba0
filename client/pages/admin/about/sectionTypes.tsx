import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { icon, type IconProps } from '../../../ui';
import { DashboardIcon } from '../../../ui/icons/pages';
import { PinIcon } from '../../../ui/icons/place';
import { CommunityIcon } from '../../public/icons/drawings';
import type { SectionType } from './content';

const TextWithImageIcon = /* @__PURE__ */ icon(
  <path d="M3 6h7M3 10h7M3 14h5M14 5h7v10h-7V5Zm0 8 2.5-2.5L21 15M3 19h18" />,
);
const CallIcon = /* @__PURE__ */ icon(<path d="M6 6h12M8 10h8M4 14.5h7V19H4v-4.5Zm9 0h7V19h-7v-4.5Z" />);
const TextIcon = /* @__PURE__ */ icon(<path d="M3 5h18M3 10h18M3 15h18M3 20h11" />);

/** What each type of section is called, and the icon it is known by. */
export const sectionTypes: Record<SectionType, { name: MessageDescriptor; Icon: ComponentType<IconProps> }> = {
  textWithImage: { name: msg`Text with image`, Icon: TextWithImageIcon },
  iconGrid: { name: msg`Icon grid`, Icon: DashboardIcon },
  teamShowcase: { name: msg`Team showcase`, Icon: CommunityIcon },
  callToAction: { name: msg`Call to action`, Icon: CallIcon },
  fullWidthText: { name: msg`Full-width text`, Icon: TextIcon },
  location: { name: msg`Location`, Icon: PinIcon },
};
