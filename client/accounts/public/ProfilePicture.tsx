import { lateField } from '../../media';

/** The field for a person's picture. Everything about uploads travels after the form around it. */
export const ProfilePicture = lateField(async () => (await import('../../media/fields/PictureUpload')).PictureUpload, {
  phone: '9.25rem',
  wide: '7.5rem',
});
