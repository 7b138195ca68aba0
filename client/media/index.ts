/** All that another room may import; addresses are in urls.ts. */
export { BackgroundField } from './fields/BackgroundField';
export { CvField, useCvUpload } from './fields/CvField';
export { FilePick } from './fields/FilePick';
export { FileUpload } from './fields/FileUpload';
export { ImagesUpload } from './fields/ImagesUpload';
export { Lightbox } from './fields/Lightbox';
export { PictureRow } from './fields/PictureRow';
export { RecentImages } from './fields/RecentImages';
export { lateField } from './fields/lateField';
export { forgetPicturesAtSessionEnd } from './historyPlace';
export { type PictureHandle, settleUploads, type UploadsHandle } from './settleUploads';
export { translateMediaMessage } from './messages';
export { sendToStore } from './store';
export { NOT_THROUGH, UploadError } from './transport';
export { uploadImage, UploadLaterError } from './uploadImage';
export { type PicturesInForm, usePicturesInForm } from './usePicturesInForm';
