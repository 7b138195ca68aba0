import type { ReactNode } from 'react';
import { ClockIcon } from '../../../ui/icons/place';
import { HeartIcon, ShieldIcon, StarIcon } from '../../../ui/icons/pages';
import { SoundIcon } from '../../../ui/icons/media';
import { SurgeIcon } from '../../../ui/icons/care';
import {
  AtHomeIcon,
  ChipIcon,
  CommunityIcon,
  CrackedScreenIcon,
  DiagnosticsIcon,
  GoodPartIcon,
  PowerIcon,
  PriceTagIcon,
  RemoteIcon,
  ScalesIcon,
  SocketIcon,
  SoftwareIcon,
  TechnicianIcon,
  WallMountIcon,
} from './drawings';

export interface IconSet {
  icons: ReadonlyMap<string, ReactNode>;
  /** How many letters stand for an identifier that nobody knows. */
  initials: 1 | 2;
}

const setOf = (icons: Record<string, ReactNode>) => new Map(Object.entries(icons));

/** back-office §3: unknown identifiers show two-letter initials. */
export const serviceIcons: IconSet = {
  icons: setOf({
    screenRepair: <CrackedScreenIcon />,
    powerIssue: <PowerIcon />,
    audioIssue: <SoundIcon />,
    softwareIssue: <SoftwareIcon />,
    installation: <WallMountIcon />,
    diagnostics: <DiagnosticsIcon />,
    remoteControl: <RemoteIcon />,
    hdmiPort: <SocketIcon />,
    motherboard: <ChipIcon />,
    warranty: <ShieldIcon />,
    fastTurnaround: <ClockIcon />,
    affordable: <PriceTagIcon />,
  }),
  initials: 2,
};

/** public-site §2, Why choose us: unknown identifiers show the first letter. */
export const benefitIcons: IconSet = {
  icons: setOf({
    expertTechnicians: <TechnicianIcon />,
    qualityParts: <GoodPartIcon />,
    fastService: <SurgeIcon />,
    fairPricing: <ScalesIcon />,
    customerFirst: <HeartIcon />,
    warranty: <ShieldIcon />,
    convenience: <AtHomeIcon />,
    communityTrust: <CommunityIcon />,
  }),
  initials: 1,
};

/** public-site §2, About. */
export const aboutIcons: IconSet = {
  icons: setOf({
    quality: <StarIcon />,
    trust: <ShieldIcon />,
    expertise: <TechnicianIcon />,
  }),
  initials: 1,
};
