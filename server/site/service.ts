import { type Config, SocialProvider } from '../core/config/config.js';
import { mediaUpload } from '../media/index.js';

/** How prices are written (public-site §1). */
const CURRENCY = 'Rs.';

/** What a client has to know of how the site is set up (decisions §12 'Shapes'). */
export interface SiteConfig {
  media: {
    /** Where uploads go; goes on with `/image/upload`, `/video/upload` or `/auto/upload`. */
    uploadUrl: string;
    /** CVs go here, always to our own store. */
    cvUploadUrl: string;
    /** Private pictures go here (decisions §14), always to our own store. */
    privateUploadUrl: string;
    uploadPreset: string;
    /** Bytes, and pixels of a picture. */
    limits: ReturnType<typeof mediaUpload>['limits'];
  };
  assistant: { configured: boolean; model: string };
  /** Whether one can sign in with each of them. */
  social: Record<SocialProvider, boolean>;
  newsletter: { doubleOptIn: boolean };
  currency: string;
}

/** Says what is set up, and no secret: every part is named here. */
export function siteConfig(config: Config): SiteConfig {
  const { uploadBase, cvUploadUrl, privateUploadUrl, uploadPreset, limits } = mediaUpload(config);
  const { gemini, social } = config;
  const isConfigured = (provider: SocialProvider) => social[provider].client !== null;
  return {
    media: { uploadUrl: uploadBase, cvUploadUrl, privateUploadUrl, uploadPreset, limits },
    assistant: { configured: gemini.apiKey !== undefined, model: gemini.model },
    social: {
      [SocialProvider.GOOGLE]: isConfigured(SocialProvider.GOOGLE),
      [SocialProvider.FACEBOOK]: isConfigured(SocialProvider.FACEBOOK),
      [SocialProvider.X]: isConfigured(SocialProvider.X),
      [SocialProvider.GITHUB]: isConfigured(SocialProvider.GITHUB),
    },
    newsletter: { doubleOptIn: config.newsletterDoubleOptIn },
    currency: CURRENCY,
  };
}
