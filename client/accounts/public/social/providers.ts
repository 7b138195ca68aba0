import type { ComponentType } from 'react';
import type { SocialProvider } from '../../../session/session.gen';
import type { IconProps } from '../../../ui';
import { FacebookMark, GitHubMark, GoogleMark, XMark } from './marks';

interface SocialProviderLook {
  /** As it is in addresses: `/auth/google`. */
  slug: string;
  /** As it is in a sentence. */
  name: string;
  /** As it is on a button; in a sentence a slash would read badly. */
  label: string;
  Mark: ComponentType<IconProps>;
}

/** Where people may have an account already, in the order of public-site §2. Names of firms are not translated. */
export const socialProviders: Record<SocialProvider, SocialProviderLook> = {
  GOOGLE: { slug: 'google', name: 'Google', label: 'Google', Mark: GoogleMark },
  FACEBOOK: { slug: 'facebook', name: 'Facebook', label: 'Facebook', Mark: FacebookMark },
  X: { slug: 'x', name: 'X', label: 'X / Twitter', Mark: XMark },
  GITHUB: { slug: 'github', name: 'GitHub', label: 'GitHub', Mark: GitHubMark },
};

/** The same in a list. */
export const socialProviderList = Object.keys(socialProviders) as SocialProvider[];

/** Who is meant by `?provider=google`. */
export const providerOfSlug = (slug: string | null): SocialProvider | undefined =>
  socialProviderList.find((provider) => socialProviders[provider].slug === slug);
