import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { FieldGroup } from '../../ui';
import { RadioTile } from '../../ui/RadioTile';
import { useUploads } from '../useUploads';
import { purposes } from '../purposes';
import styles from './BackgroundField.module.css';
import { FileField } from './FileField';
import { ImagesField } from './ImagesField';

/** Both addresses as a page keeps them; empty where there is none. */
export interface Background {
  imageUrl: string;
  videoUrl: string;
}

type BackgroundType = 'none' | 'image' | 'video';

const typeOf = ({ imageUrl, videoUrl }: Background): BackgroundType =>
  videoUrl ? 'video' : imageUrl ? 'image' : 'none';

const some = (url: string): string[] => (url ? [url] : []);

interface BackgroundFieldProps {
  label: ReactNode;
  value: Background;
  onChange: (value: Background) => void;
}

/**
 * The background of a page's header (back-office §4, 'Page header background type'): none, image or video. None clears
 * both addresses; an uploaded image clears the video's, and the reverse. Until something has arrived, the old one stays.
 */
export function BackgroundField({ label, value, onChange }: BackgroundFieldProps) {
  const { t } = useLingui();
  const [type, setType] = useState(() => typeOf(value));
  // Another page's content, or what was undone: its own type counts.
  const [shown, setShown] = useState(value);
  if (shown.imageUrl !== value.imageUrl || shown.videoUrl !== value.videoUrl) {
    setShown(value);
    if (typeOf(value) !== 'none') setType(typeOf(value));
  }

  const choices: [BackgroundType, string][] = [
    ['none', t`None`],
    ['image', t`Image`],
    ['video', t`Video`],
  ];
  return (
    <div className={styles.background}>
      <FieldGroup label={label}>
        {(id) => (
          <div className={styles.types}>
            {choices.map(([choice, words]) => (
              <RadioTile
                key={choice}
                className={styles.type}
                name={id}
                checked={type === choice}
                onChange={() => {
                  setType(choice);
                  if (choice === 'none') onChange({ imageUrl: '', videoUrl: '' });
                }}
              >
                {words}
              </RadioTile>
            ))}
          </div>
        )}
      </FieldGroup>
      {type === 'image' && <BackgroundImage value={value} onChange={onChange} />}
      {type === 'video' && <BackgroundVideo value={value} onChange={onChange} />}
    </div>
  );
}

type PartProps = Omit<BackgroundFieldProps, 'label'>;

function BackgroundImage({ value, onChange }: PartProps) {
  const uploads = useUploads(purposes.headerImage, {
    initial: some(value.imageUrl),
    onChange: ([imageUrl = '']) => onChange(imageUrl ? { imageUrl, videoUrl: '' } : { ...value, imageUrl }),
  });
  return (
    <ImagesField
      uploads={uploads}
      purpose={purposes.headerImage}
      label={<Trans>Background image</Trans>}
      hint={<Trans>Up to 5 MB.</Trans>}
    />
  );
}

function BackgroundVideo({ value, onChange }: PartProps) {
  const uploads = useUploads(purposes.headerVideo, {
    initial: some(value.videoUrl),
    onChange: ([videoUrl = '']) => onChange(videoUrl ? { imageUrl: '', videoUrl } : { ...value, videoUrl }),
  });
  return (
    <FileField
      uploads={uploads}
      purpose={purposes.headerVideo}
      label={<Trans>Background video</Trans>}
      hint={<Trans>Up to 15 MB. It plays on a loop, without sound.</Trans>}
    />
  );
}
