import { lateField } from '../../media/components/lateField';

/** The field for a person's picture. Everything about uploads travels after the form around it. */
export const ProfilePicture = lateField(
  async () => (await import('../../media/components/PictureUpload')).PictureUpload,
  { phone: '9.25rem', wide: '7.5rem' },
);
