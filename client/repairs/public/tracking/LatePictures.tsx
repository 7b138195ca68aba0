import { lateField } from '../../../media';

/** Small pictures in a row. Few records have any, and fewer readers may see them. */
export const LatePictures = lateField(async () => (await import('../../../media/fields/PictureRow')).PictureRow, {
  phone: '5.5rem',
  wide: '5.5rem',
});
