export { MediaFile, MediaKind } from './entity.js';
export { mediaUpload } from './settings.js';
