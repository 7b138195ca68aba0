import { type Ref, useImperativeHandle, useRef } from 'react';
import { useUploads } from '../useUploads';
import { purposes } from '../purposes';
import { PictureField, type PictureFieldProps } from './PictureField';
import type { PictureHandle } from '../settleUploads';

interface PictureUploadProps extends Omit<PictureFieldProps, 'uploads' | 'purpose' | 'pick'> {
  /** For the form that waits for it. */
  handle: Ref<PictureHandle>;
  /** Whenever the addresses of what is uploaded have changed. */
  onChange?: (urls: readonly string[]) => void;
}

/** A person's picture with its upload: a `PictureField` for a form that does not load all this at once. */
export function PictureUpload({ handle, onChange, ...field }: PictureUploadProps) {
  const uploads = useUploads(purposes.profilePicture, { ...(onChange && { onChange }) });
  const pick = useRef<HTMLInputElement>(null);
  useImperativeHandle(handle, () => ({ ...uploads, focus: () => pick.current?.focus() }), [uploads]);
  return <PictureField {...field} uploads={uploads} purpose={purposes.profilePicture} pick={pick} />;
}
