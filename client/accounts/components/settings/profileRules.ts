import { toAsciiDigits } from '../../../lib/digits';
import type { Viewer } from '../../../session/useViewer';
import type { UpdateProfileInput } from '../../settings.gen';

export interface ProfileValues {
  name: string;
  contactNumber: string;
}

export const profileOf = ({ name, contactNumber }: Viewer): ProfileValues => ({
  name: name ?? '',
  contactNumber: contactNumber ?? '',
});

/** Only what was changed is sent (public-site §5, 'Profile'); an emptied number is cleared. */
export function profileChanges(values: ProfileValues, viewer: Viewer): UpdateProfileInput {
  const before = profileOf(viewer);
  const [name, contactNumber] = [values.name.trim(), values.contactNumber.trim()];
  return {
    ...(name !== before.name && { name }),
    ...(contactNumber !== before.contactNumber && { contactNumber: contactNumber || null }),
  };
}

/** A name can be changed but not taken away; the sentences are the server's own (lib/serverMessages.ts). */
export const nameRule =
  ({ name }: Viewer) =>
  (value: string): string | undefined => {
    if (value.trim().length > 120) return 'Full name can have at most 120 characters.';
    return name && !value.trim() ? 'Full name is required.' : undefined;
  };

/** public-site §5: 7 to 20 characters of digits, spaces, hyphens and parentheses, at least seven of them digits. */
export const contactRule = (value: string): string | undefined =>
  !value.trim() || /^(?=(?:\D*\d){7})\+?[\d ()-]{7,20}$/.test(toAsciiDigits(value).trim())
    ? undefined
    : 'Please provide a valid phone number.';
