export { MediaFile, MediaKind } from './entity.js';
export { findPrivatePictures, signPrivatePicture } from './privatePicture.service.js';
export { SignedAddress } from './signedAddress.js';
export { mediaUpload } from './settings.js';
