import { useLingui } from '@lingui/react/macro';
import { PinIcon } from '../../../ui/icons/place';
import { useIsServerDrawing } from '../../../ui/useDrawnByServer';
import { isMapAddress } from './mapAddress';
import styles from './MapFrame.module.css';

interface MapFrameProps {
  url: string | null;
  /** What is there without a map (public-site §8, 'map missing shows placeholder text'). */
  placeholder: string | null;
}

/**
 * Where the shop is, in a frame of its own that is fetched when it comes into sight; never before the page itself is there, since to
 * the browser it is as urgent as that.
 */
export function MapFrame({ url, placeholder }: MapFrameProps) {
  const { t } = useLingui();
  const isServerDrawing = useIsServerDrawing();
  if (url && isMapAddress(url)) {
    return isServerDrawing ? (
      <div className={styles.map} />
    ) : (
      <iframe
        className={styles.map}
        src={url}
        title={t`Map: where to find us`}
        loading="lazy"
        // A map needs its own scripts and its own origin, which is never ours.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer-when-downgrade"
        allowFullScreen
      />
    );
  }
  return (
    <div className={styles.none}>
      <PinIcon size={28} />
      <p>{placeholder?.trim() || t`The map is not available at the moment.`}</p>
    </div>
  );
}
