import { isPhone } from '../../../lib/phone';
import { plainEntry, plainLine } from '../../../lib/plainLine';
import { isVisible } from '../../../lib/textRules';
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
  const [name, contactNumber] = [plainLine(values.name).trim(), plainEntry(values.contactNumber)];
  return {
    ...(name !== before.name && { name }),
    ...(contactNumber !== before.contactNumber && { contactNumber: contactNumber || null }),
  };
}

/** A name can be changed but not taken away; the sentences are the server's own (lib/serverMessages.ts). */
export const nameRule =
  ({ name }: Viewer) =>
  (value: string): string | undefined => {
    if (plainLine(value).trim().length > 120) return 'Full name can have at most 120 characters.';
    return name && !isVisible(value) ? 'Full name is required.' : undefined;
  };

export const contactRule = (value: string): string | undefined =>
  !isVisible(value) || isPhone(value) ? undefined : 'Please provide a valid phone number.';
