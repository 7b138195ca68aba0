import { textLanguage } from '../../../lib/textLanguage';
import { IconFrame } from '../../../ui';
import { PinIcon } from '../../../ui/icons/place';
import type { LocationMapFragment } from '../../showcase.gen';
import { Directions } from '../contact/Directions';
import { MapFrame } from '../contact/MapFrame';
import styles from './LocationMap.module.css';

/** Where the shop is: the address in words, and a map of it where the owner embedded one. */
export function LocationMap({ address, mapEmbedUrl, accessibilityInfo }: LocationMapFragment) {
  return (
    <div className={styles.location}>
      {mapEmbedUrl && <MapFrame url={mapEmbedUrl} placeholder={null} />}
      {(address || accessibilityInfo) && (
        <div className={styles.card}>
          <IconFrame>
            <PinIcon size={22} />
          </IconFrame>
          <div className={styles.words}>
            {address && (
              <address className={styles.address} lang={textLanguage(address)}>
                {address}
              </address>
            )}
            {address && <Directions address={address} />}
            {accessibilityInfo && (
              <p className={styles.info} lang={textLanguage(accessibilityInfo)}>
                {accessibilityInfo}
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
