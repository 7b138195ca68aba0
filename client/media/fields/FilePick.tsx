import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { classes } from '../../ui';
import { CameraIcon } from '../../ui/icons/media';
import styles from './FilePick.module.css';

interface FilePickProps {
  /** As `<input accept>` wants it. */
  accept: string;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  /** Opens the camera at the back of a phone; elsewhere it is not offered. */
  camera?: boolean;
  /** A button in a line, or a tile beside the pictures. */
  look?: 'button' | 'tile';
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  required?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
  /** The words, which are its name, and an icon. */
  children: ReactNode;
}

/** The native way to choose files, in our clothes: touch, keyboard and screen readers meet the real input. */
export function FilePick({
  accept,
  onFiles,
  multiple,
  camera,
  look = 'button',
  describedBy,
  invalid,
  required,
  ref,
  children,
}: FilePickProps) {
  return (
    <label className={classes(styles.pick, styles[look], camera && styles.camera)}>
      <input
        ref={ref}
        type="file"
        className={styles.input}
        accept={accept}
        capture={camera ? 'environment' : undefined}
        multiple={multiple}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        onChange={({ currentTarget }) => {
          // The list is emptied with the input, which has to be empty to notice the same file a second time.
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length) onFiles(files);
        }}
      />
      {children}
    </label>
  );
}

/** Opens the camera of a phone; elsewhere there is nothing to see of it. */
export function CameraPick({ accept, onFiles }: Pick<FilePickProps, 'accept' | 'onFiles'>) {
  return (
    <FilePick camera accept={accept} onFiles={onFiles}>
      <CameraIcon />
      <Trans>Take a photo</Trans>
    </FilePick>
  );
}
