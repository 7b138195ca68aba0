/** All that another room may import; addresses are in urls.ts. */
export { AccountCard } from './public/AccountCard';
export { Avatar } from './public/Avatar';
export { FormAlert } from './public/FormAlert';
export { FormField } from './public/FormField';
export { ProfileMenu } from './public/ProfileMenu';
export { type ProfileLink, ProfileLinks } from './public/ProfileMenuLinks';
export { AppearancePanel } from './public/appearance/AppearancePanel';
export { ColorField } from './public/appearance/ColorField';
export { formatRatio } from './public/appearance/useWarningText';
export { initialsOf } from './public/avatarInitials';
export { FacebookMark, XMark } from './public/social/marks';
export { usePreferencesSync } from './public/usePreferencesSync';
export { useLogout } from './public/useProfileLogout';
