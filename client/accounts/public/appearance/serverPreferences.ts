import type { Choices, FontSize as DeviceFontSize, Language as DeviceLanguage } from '../../../lib/appearanceChoices';
import type { ThemeChoice } from '../../../lib/theme';
import type { FontSize, Language, Theme, ViewerProfileFragment } from '../../../session/session.gen';
import type { PreferencesInput } from '../../settings.gen';

/** An account's choices in the device's words; a language of null was never chosen. */
export type AccountChoices = Omit<Choices, 'language'> & { language: DeviceLanguage | null };

/**
 * The one place that knows both: GraphQL's enums are in capitals, the device keeps them small (public-site §3,
 * AppSettings).
 */
export function fromServer(preferences: ViewerProfileFragment['preferences']): AccountChoices {
  const { theme, fontSize, reduceMotion, customThemeColors, language } = preferences;
  return {
    theme: theme.toLowerCase() as ThemeChoice,
    fontSize: fontSize.toLowerCase() as DeviceFontSize,
    reduceMotion,
    colors: customThemeColors && {
      primary: customThemeColors.primary,
      background: customThemeColors.background,
      text: customThemeColors.text,
    },
    language: language && (language.toLowerCase() as DeviceLanguage),
  };
}

/** What was chosen, and nothing else: an absent field stays as it is. */
export function toServer({ theme, fontSize, reduceMotion, colors, language }: Partial<Choices>): PreferencesInput {
  return {
    ...(theme && { theme: theme.toUpperCase() as Theme }),
    ...(fontSize && { fontSize: fontSize.toUpperCase() as FontSize }),
    ...(reduceMotion !== undefined && { reduceMotion }),
    ...(colors !== undefined && { customThemeColors: colors }),
    ...(language && { language: language.toUpperCase() as Language }),
  };
}
